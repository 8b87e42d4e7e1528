import type { Cell, DocumentText } from '../../text/document-text.ts';
import { CODES } from './currency-codes.ts';

/** So many rows without one, and a column of currencies has ended. */
const MOST_BETWEEN = 6;

/** 'Currency' over 'USD' and, further down, 'QAR': what each item was priced in, and not what the invoice is. */
export function headsSeveralCurrencies({ rows }: DocumentText, head: Cell): boolean {
  const found = new Set<string>();
  let between = 0;
  for (let at = head.row + 1; at < rows.length && between <= MOST_BETWEEN && rows[at]?.page === head.page; at++) {
    const own = rows[at]?.cells.find(({ x0, x1, text }) => x0 < head.x1 && x1 > head.x0 && CODES.has(text));
    between = own ? 0 : between + 1;
    if (own) found.add(own.text);
  }
  return found.size > 1;
}
