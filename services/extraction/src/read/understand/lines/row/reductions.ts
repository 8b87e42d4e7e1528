import { Decimal } from 'decimal.js';
import type { TextRow } from '../../text/document-text.ts';
import type { Header } from '../head/line-headers.ts';
import { columnOf } from './columns-of-numbers.ts';

const PERCENT = /^[-–−]?(\d{1,3}(?:[.,]\d{1,2})?) ?%$/;

/**
 * '10 %' under the heading of reductions: so much of a hundred. The only one of its row is it, where the table has no rate of a tax; behind
 * the total it is one.
 */
export function percentOff({ cells }: TextRow, header: Header): Decimal | undefined {
  const has = (kind: string) => header.columns.some((column) => column.kind === kind);
  if (!has('colDiscount')) return undefined;
  const percents = cells.slice(0, -1).filter(({ text }) => PERCENT.test(text));
  const under = percents.find((cell) => columnOf(cell, header)?.kind === 'colDiscount');
  const cell = under ?? (percents.length === 1 && !has('colVatRate') ? percents[0] : undefined);
  const digits = PERCENT.exec(cell?.text ?? '')?.[1];
  return digits === undefined ? undefined : new Decimal(digits.replace(',', '.'));
}
