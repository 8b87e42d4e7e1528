import { Decimal } from 'decimal.js';
import type { LineOnPage } from '../../lines/line-on-page.ts';
import { isProduct } from '../../lines/product.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText, TextRow } from '../../text/document-text.ts';

const FIGURES = /(?<![\d.,])\d{1,4}(?:[.,]\d{1,3})?(?![\d.,])/g;
/** '1.000 STK', '1 UN', '1x': one of it. */
const ONE = /(?<![\d.,])1(?:[.,]0{2,3})? ?(?:stk|st|szt|pcs?|uds?|und?|x|×)\b/i;
/** '*2  JASMINE TEA  428.58', '2x Espresso  5.60': how many, before what they are. */
const STARRED = /^[*x×] ?(\d{1,3})\b|^(\d{1,3}) ?[x×*] ?(?=\p{L})/iu;

/**
 * How many of each item, in its own row, over it or under it: '1.000 x 95.00' over 'Baguette  95.00', '0,250 kg  40,00/kg' under
 * 'Limes  10,00'. So many of a price make the total, whatever a recogniser left of the sign between; one of it is said with its unit.
 */
export function withTillCounts(
  lines: readonly LineOnPage[],
  text: DocumentText,
  evidence: readonly AmountEvidence[],
): readonly LineOnPage[] {
  const rowOf = new Map(evidence.map(({ amount }) => [amount.box, amount.cell.row]));
  const rowOfLine = ({ place }: LineOnPage) => place?.boxes.netTotal && rowOf.get(place.boxes.netTotal);
  const taken = new Set(lines.map(rowOfLine));
  return lines.map((line) => {
    const at = rowOfLine(line);
    if (at === undefined || line.quantity !== undefined || line.netTotal === undefined) return line;
    const total = new Decimal(line.netTotal);
    const near = [at, at + 1, at - 1]
      .filter((row) => row === at || !taken.has(row))
      .flatMap((row) => text.rows[row] ?? []);
    const count = near
      .map((row, index) => countIn(row, total, { isOwn: index === 0 }))
      .find((one) => one !== undefined);
    const isOne = near.slice(0, 1).some((row) => ONE.test(row.text));
    const starred = STARRED.exec(text.rows[at]?.text ?? '');
    const before = starred?.[1] ?? starred?.[2];
    if (count) return { ...line, ...count };
    return before ? { ...line, quantity: before } : isOne ? { ...line, quantity: '1' } : line;
  });
}

/** Two figures beside one another that make a total, which is none of them in its own row. */
function countIn(
  row: TextRow,
  total: Decimal,
  { isOwn }: { readonly isOwn: boolean },
): Pick<LineOnPage, 'quantity' | 'unitPrice'> | undefined {
  const all = [...row.text.matchAll(FIGURES)].map(([written]) => new Decimal(written.replace(',', '.')));
  const own = isOwn ? all.findLastIndex((one) => one.eq(total)) : -1;
  const figures = all.filter((_, at) => at !== own);
  const at = figures.findIndex((count, index) => {
    const price = figures[index + 1];
    return price !== undefined && count.gt(0) && !total.isZero() && isProduct(count, price, total);
  });
  const [count, price] = figures.slice(at);
  return at >= 0 && count && price ? { quantity: count.toFixed(), unitPrice: price.toFixed(2) } : undefined;
}
