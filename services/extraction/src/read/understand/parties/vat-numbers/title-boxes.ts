import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import type { VatNumber } from './vat-number.ts';

const CALLED = /^r\.? ?u\.? ?[tc]\b/i;
/** The title stands under the number, so many rows below at the most: another column's lines are between. */
const ROWS = 4;
/** And as near as so many heights of a line. */
const NEAR = 4;

/**
 * 'R.U.T.: 76.123.456-0' over 'FACTURA ELECTRÓNICA' over 'N° 4471', in a box of its own: who issues, as the tax offices of Chile and Peru have it
 * printed. The buyer's stands among his facts.
 */
export const inTitleBox = (text: DocumentText, numbers: readonly VatNumber[]): VatNumber | undefined =>
  numbers.find(
    ({ cell }) =>
      CALLED.test(cell.text) &&
      text.rows
        .slice(cell.row + 1, cell.row + 1 + ROWS)
        .some(({ cells }) => cells.some((under) => isTitleUnder(cell, under))),
  );

const isTitleUnder = (over: Cell, { page, x0, x1, y0, labels }: Cell): boolean =>
  page === over.page &&
  Math.min(x1, over.x1) > Math.max(x0, over.x0) &&
  y0 - over.y1 < NEAR * (over.y1 - over.y0) &&
  labels.some((label) => label.from === 0 && TITLES.some((meaning) => weightOf(label, meaning) > 0));
const TITLES = ['title', 'creditTitle', 'invoiceNumber'] as const;
