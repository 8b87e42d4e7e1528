import type { Word } from '../../../page-model.ts';
import type { Label } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

const TAX = /^(?:vat|gst)$/;
const REST = /^(?:registration|reg\.?|identification|id\.?)?$/;
const NUMBER = /^(?:number|no\.?|nr\.?):?$/;

/** What such a label says, whole. */
export const BROKEN: Label = { phrase: 'vatregistrationnumber', senses: [], from: 0, to: 0, announces: true };

/** The words behind 'Registration Number' that begins a line, where the line above ends with 'VAT': a label that the margin broke. */
export function behindBrokenLabel({ rows }: DocumentText, cell: Cell): readonly Word[] | undefined {
  const number = cell.words.slice(0, 2).findIndex(({ text }) => NUMBER.test(fold(text)));
  if (number < 0 || !REST.test(fold(cell.words[number - 1]?.text ?? ''))) return undefined;
  const above = rows[cell.row - 1]?.cells.find(
    ({ page, x0, y0, y1 }) => page === cell.page && Math.abs(x0 - cell.x0) < y1 - y0,
  );
  return TAX.test(fold(above?.words.at(-1)?.text ?? '')) ? cell.words.slice(number + 1) : undefined;
}
