import { Decimal } from 'decimal.js';
import { boundsOf } from '../../../page-model.ts';
import type { TextRow } from '../../text/document-text.ts';
import { overlap } from '../head/header-columns.ts';
import type { Header } from '../head/line-headers.ts';
import type { Boxes, LineDraft } from '../line-draft.ts';
import { makes, type Terms } from '../product.ts';

const TIMES = /^(\d{1,5}(?:[.,]\d{1,3})?) ?[x×] ?(\d{1,5}(?:[.,]\d{1,3})?)(?!\d)/;

/** '4 x 12', '2 x 30 km' under the heading of quantities: so many as the two make, where that makes the total of the price. */
export function multipliedCount(
  line: LineDraft,
  boxes: Boxes,
  { cells }: TextRow,
  { columns }: Pick<Header, 'columns'>,
  terms: Terms,
): void {
  const column = columns.find(({ kind }) => kind === 'colQuantity');
  const { unitPrice, netTotal, quantity = '0' } = line;
  if (!column || unitPrice === undefined || netTotal === undefined || new Decimal(netTotal).isZero()) return;
  const makesTotal = (count: Decimal) => makes(count, unitPrice, netTotal, terms);
  const cell = cells.find((one) => overlap(one, column.box) > 0 && TIMES.test(one.text));
  const [, first, second] = TIMES.exec(cell?.text ?? '') ?? [];
  if (!cell || first === undefined || second === undefined || makesTotal(new Decimal(quantity))) return;
  const count = new Decimal(first.replace(',', '.')).times(second.replace(',', '.'));
  if (!makesTotal(count)) return;
  line.quantity = count.toFixed();
  boxes.quantity = boundsOf([cell]);
}
