import type { TextRow } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';

/**
 * 'CGST 9 % 16,808.40', 'Round off 0.20' under the items, in their columns, as Indian programs print them; 'Taxable', 'Goods zero-rated':
 * how much of them bears a tax.
 */
export const isOfTax = ({ cells }: TextRow): boolean =>
  [OF_TAX, BEARS_TAX].some((words) => words.test(fold(cells[0]?.text ?? '')));
const BEARS_TAX =
  /^(?:non-? ?)?taxable(?: (?:amount|sales|goods|total))?:?$|^(?:goods )?(?:zero|standard)[- ]rated(?: goods)?:?$/;
const OF_TAX = /^(?:add ?:? ?)?(?:output )?(?:[csi]gst|utgst|ut gst|cess|round(?:ing|ed)? ?off)\b/;
