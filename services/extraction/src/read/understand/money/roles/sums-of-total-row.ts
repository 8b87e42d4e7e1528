// A total's row that holds more than the total: the net total and the VAT stand there too, each under its heading or under none.
import { Decimal } from 'decimal.js';
import { type Label, weightOf } from '../../labels/label.ts';
import type { Amount } from '../figures/amount.ts';

/** Above every rate of VAT there is (Hungary: 27 %). */
export const HIGHEST_RATE = new Decimal('0.3');
/** What a row of sums says of its net and its VAT: less than labels of their own. */
const IN_ROW = 0.7;

type Part = 'netTotal' | 'vatTotal' | 'grossTotal';
export type PartOfRow = { readonly amount: Amount; readonly role: Part; readonly score: number };

/**
 * 'Total facture   39,99   8,00   47,99': three sums behind a total's label of which two make the third, VAT the second, but for the cent that
 * items rounded each on its own differ by.
 * 'Total factură curentă   214,50   40,76' beside '255,26' elsewhere: a net total and its VAT, and what they come to is the total.
 */
export function partsOfTotalRow(label: Label, money: readonly Amount[], printed: readonly Amount[]): PartOfRow[] {
  const [net, vat, gross, ...more] = money;
  const weight = Math.max(weightOf(label, 'grossTotal'), weightOf(label, 'amountDue'));
  if (!net || !vat || more.length > 0 || weight === 0) return [];
  if (vat.value.abs().gt(net.value.abs().times(HIGHEST_RATE))) return [];
  const whole = net.value.plus(vat.value);
  const parts: PartOfRow[] = [
    { amount: net, role: 'netTotal', score: IN_ROW * weight },
    { amount: vat, role: 'vatTotal', score: IN_ROW * weight },
  ];
  if (gross)
    return gross.value.minus(whole).abs().lte(CENT)
      ? [...parts, { amount: gross, role: 'grossTotal', score: weight }]
      : [];
  const total = isTax(net, vat) ? printed.find(({ value, isMoney }) => isMoney && value.eq(whole)) : undefined;
  return total ? [...parts, { amount: total, role: 'grossTotal', score: IN_ROW * weight }] : [];
}

const CENT = '0.01';

const isTax = (net: Amount, vat: Amount): boolean => net.value.gt(0) && vat.value.gt(0);
