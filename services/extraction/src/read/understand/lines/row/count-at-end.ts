import { Decimal } from 'decimal.js';
import { boundsOf } from '../../../page-model.ts';
import type { TextRow } from '../../text/document-text.ts';
import { overlap } from '../head/header-columns.ts';
import type { Header } from '../head/line-headers.ts';
import type { Boxes, LineDraft } from '../line-draft.ts';
import { makes, type Terms } from '../product.ts';

/** 'Kaffeemaschine1', where a long name reaches to the count beside it. */
const NAME_AND_COUNT = /^(.*?\p{L}.*?)\s?(?<![\d.,])(\d{1,4})$/u;

/** A count that is printed against the name, in a table that counts: so many as make the total of the price. */
export function countAtEnd(
  line: LineDraft,
  boxes: Boxes,
  { cells }: TextRow,
  { columns }: Pick<Header, 'columns'>,
  terms: Terms,
): void {
  const { quantity, unitPrice, netTotal } = line;
  if (quantity !== undefined || unitPrice === undefined || netTotal === undefined) return;
  const column = columns.find(({ kind }) => kind === 'colQuantity');
  const cell = column && cells.find((one) => overlap(one, column.box) > 0);
  const [, name, count] = NAME_AND_COUNT.exec(cell?.text ?? '') ?? [];
  if (name === undefined || count === undefined || Number(count) === 0) return;
  if (!makes(count, unitPrice, netTotal, terms)) return;
  line.quantity = new Decimal(count).toFixed();
  line.designation = name;
  if (cell) boxes.quantity = boundsOf([cell]);
}
