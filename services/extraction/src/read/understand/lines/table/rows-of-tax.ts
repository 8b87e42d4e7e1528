import { Decimal } from 'decimal.js';
import { weightOf } from '../../labels/label.ts';
import type { Amount } from '../../money/figures/amount.ts';
import type { TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import type { LineDraft } from '../line-draft.ts';
import { makes } from '../product.ts';

/**
 * 'CGST 9 % 16,808.40', 'Round off 0.20' under the items, in their columns, as Indian programs print them; 'Taxable', 'Goods zero-rated':
 * how much of them bears a tax.
 */
export const isOfTax = ({ cells }: TextRow): boolean =>
  [OF_TAX, BEARS_TAX].some((words) => words.test(fold(cells[0]?.text ?? '')));

/**
 * '21 %  132.23  27.77  160.00' under headings that nobody knows: a rate, what it is of, and what it makes of that. What is sold and taxed so
 * is called something before its rate.
 * @param amounts the amounts of the row, left to right
 */
export function isRowOfRate({ cells }: TextRow, amounts: readonly Amount[]): boolean {
  const rate = RATE.exec(cells[0]?.text ?? '')?.[1]?.replace(',', '.');
  const [base, tax] = amounts.filter(({ isPercent }) => !isPercent);
  if (rate === undefined || !base || !tax || cells.slice(1).some(({ text }) => /\p{L}{4}/u.test(text))) return false;
  return base.value.times(rate).div(100).minus(tax.value).abs().lt(CENT);
}
const RATE = /^(\d{1,2}(?:[.,]\d{1,2})?) ?%$/;
const CENT = '0.011';

/**
 * 'Traslado: 002 IVA Tipo factor: Tasa Tasa o cuota: 0.160000 Base: 3,900.00 Importe: 624.00': the tax of the item above, as Mexico's rules
 * have it; or its rate and no amount of anything: 'IGST: 18.0 %'.
 */
export const isTaxOfItem = (row: TextRow): boolean => isRateAlone(row) || isTransferred(row);

/**
 * 'VAT 20%   20.00' under an item of 100.00, in the column of its total: the tax of that item alone, where it names a rate that makes it.
 * @param read what the row says
 * @param above the item
 */
export function isTaxOfAbove(
  { cells, text }: TextRow,
  read: Pick<LineDraft, 'netTotal' | 'quantity'> | undefined,
  above: Pick<LineDraft, 'netTotal'> | undefined,
): boolean {
  const label = cells[0]?.labels[0];
  if (label?.from !== 0 || weightOf(label, 'vatTotal') === 0 || read?.quantity !== undefined) return false;
  const tax = new Decimal(read?.netTotal ?? 0);
  const makesTax = (rate: string) => makes(rate.replace(',', '.'), above?.netTotal ?? 0, tax, { per: 100 });
  return !tax.isZero() && [...text.matchAll(NAMED_RATE)].some(([, rate = '0']) => makesTax(rate));
}
const NAMED_RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?) ?%/g;

const isRateAlone = ({ cells }: TextRow): boolean =>
  RATE_ALONE.test(fold(cells.at(-1)?.text ?? '')) && cells.every(({ text }) => !/\d[.,]\d{2}(?!\d)/.test(text));
const RATE_ALONE = /^(?:[csi]?gst|utgst|sgst ?\/ ?utgst|vat|tva|iva|btw|mwst|ust)\.? ?: ?\d{1,2}(?:[.,]\d)? ?%$/;

const isTransferred = ({ cells }: TextRow): boolean => {
  const said = fold(cells.map(({ text }) => text).join(' '));
  return TRANSFERRED.test(said) || BY_CODE.test(said);
};
const TRANSFERRED = /\b(?:traslados?|retencion(?:es)?|impuestos?)\b.*\b(?:iva|isr|ieps)\b.*\bbase\b/;
/** The treasury's codes of its three taxes (SAT, catalogue c_Impuesto), and 'Tasa', 'Cuota' or 'Exento' (c_TipoFactor). */
const BY_CODE = /\b(?:001 ?-? ?isr|002 ?-? ?iva|003 ?-? ?ieps)\b.*\b(?:tasa|cuota|exento)\b/;
const BEARS_TAX =
  /^(?:non-? ?)?taxable(?: (?:amount|sales|goods|total))?:?$|^(?:goods )?(?:zero|standard)[- ]rated(?: goods)?:?$/;
const OF_TAX = /^(?:add ?:? ?)?(?:output )?(?:[csi]gst|utgst|ut gst|cess|round(?:ing|ed)? ?off)\b/;
