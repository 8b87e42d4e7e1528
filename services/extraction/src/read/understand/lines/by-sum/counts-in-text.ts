import { Decimal } from 'decimal.js';
import { boundsOf } from '../../../page-model.ts';
import { numberHabit } from '../../money/figures/number-habit.ts';
import { type NumberHabit, parseNumber } from '../../money/figures/parse-number.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { Cell, DocumentText, TextRow } from '../../text/document-text.ts';
import { money } from '../line-draft.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { isProduct } from '../product.ts';
import { rowsOfTotals } from './rows-of-totals.ts';

/** So many and of what, in words: '310.2500 kWh Off Peak'. */
const COUNT = String.raw`(?<![\d.,])(?<count>\d[\d.,'’]*)\s*(?:\p{L}[\p{L}\d³²]{0,9}\s{0,3}){0,3}?`;
/** 'at', '@', '×' as the languages of the readers write them. */
const AT = String.raw`(?:(?<=\s)(?:at|à|a|zu|por|per)(?=\s)|[@x×*])`;
/** '$-0.00200', '$.07500', '18.500p': of the unit of money, or of its hundredth. */
const PRICE = String.raw`\s*(?<minus>-?)\p{Sc}?(?<sign>-?)(?<price>[.,]?\d[\d.,]*)\s?(?<hundredth>(?:p|c|ct|¢)(?![\p{L}\d]))?`;
const COUNT_AT_PRICE = new RegExp(COUNT + AT + PRICE, 'giu');
/** '31 days | 50.000p/day': a price that says itself what it is of needs no word before it. */
const COUNT_BESIDE_PRICE = new RegExp(String.raw`${COUNT}\s${PRICE}\s?(?:\/|per)\s?\p{L}`, 'giu');

/** 'Rp 118.204,50 x 30,00 Boks': the price is what stands behind the sign of money. */
const OF_MONEY = /(?:\p{Sc}|(?<!\p{L})Rp\.?) ?$/u;

/** '420 M3', '1.250 kWh' with nothing beside it: what a meter counted. */
const METERED = /^(\d[\d.,'’]*) ?(?:m[3³]|[kmg]?wh|kw|kva|kvarh|gj)$/i;

type Counted = { readonly count: Decimal; readonly price?: Decimal; readonly cell: Cell | undefined };

/**
 * Charges by meter and by day say how many in words, beside their total or in the row below: '120 kWh at 18.500p per kWh', '31 days at
 * 30.000p per day'. Only where so many of the price make the total, or where the row gives one reading of a meter in a cell of its own.
 */
export function withCountsInText(
  lines: readonly LineOnPage[],
  text: DocumentText,
  evidence: readonly AmountEvidence[],
): readonly LineOnPage[] {
  if (lines.every(({ quantity }) => quantity !== undefined)) return lines;
  const habit = numberHabit(text);
  const { rowOfLine, taken } = rowsOfTotals(lines, evidence);
  return lines.map((line) => {
    const at = rowOfLine(line);
    const own = at === undefined ? undefined : text.rows[at];
    if (at === undefined || !own || line.quantity !== undefined) return line;
    const below = taken.has(at + 1) ? undefined : text.rows[at + 1];
    const rows = below?.page === own.page ? [own, below] : [own];
    const proved = rows.flatMap((row) => pricedIn(row, habit)).find((one) => makes(one, line.netTotal));
    return counted(line, proved ?? meteredIn(own, line, habit));
  });
}

const makes = ({ count, price }: Counted, total: string | undefined): boolean =>
  price !== undefined && total !== undefined && !new Decimal(total).isZero() && isProduct(count, price, total);

function pricedIn({ text, cells }: TextRow, habit: NumberHabit): Counted[] {
  return [...text.matchAll(COUNT_AT_PRICE), ...text.matchAll(COUNT_BESIDE_PRICE)].flatMap(
    ({ groups = {}, index }): Counted[] => {
      const { count: written = '', minus = '', sign = '', price: figures = '', hundredth } = groups;
      const first = parseNumber(written, habit);
      const second = parseNumber(minus + sign + figures.replace(/^(?=[.,])/, '0'), habit);
      if (!first || !second) return [];
      const [count, price] = OF_MONEY.test(text.slice(0, index)) ? [second, first] : [first, second];
      return [
        { count, price: hundredth ? price.div(100) : price, cell: cells.find((one) => one.text.includes(written)) },
      ];
    },
  );
}

/** What stands right of the total is of something else: 'Usage: 500 kWh' at the side. */
function meteredIn({ cells }: TextRow, { place }: LineOnPage, habit: NumberHabit): Counted | undefined {
  const right = place?.boxes.netTotal?.x0 ?? 0;
  const readings = cells.flatMap((cell): Counted[] => {
    if (cell.x1 > right) return [];
    const count = parseNumber(METERED.exec(cell.text)?.[1] ?? '', habit);
    return count ? [{ count, cell }] : [];
  });
  return readings.length === 1 ? readings[0] : undefined;
}

function counted(line: LineOnPage, found: Counted | undefined): LineOnPage {
  if (!found || !line.place) return line;
  const { count, price, cell } = found;
  const boxes = { ...line.place.boxes, ...(cell && { quantity: boundsOf([cell]) }) };
  return {
    ...line,
    quantity: count.toFixed(),
    ...(price && { unitPrice: money(price) }),
    place: { ...line.place, boxes },
  };
}
