import { isZero, minus, parseAmount, sum } from './decimal.ts';
import type { FormField } from './invoice-form.ts';

export type TotalsCheck =
  | { readonly kind: 'unknown' | 'ok' }
  | { readonly kind: 'off'; readonly sum: string; readonly difference: string };

/** Whether net and VAT make the total, exactly; unknown until all three are amounts. */
export function checkTotals(
  fields: Readonly<Record<Extract<FormField, 'netTotal' | 'vatTotal' | 'grossTotal'>, string>>,
): TotalsCheck {
  const net = parseAmount(fields.netTotal);
  const vat = parseAmount(fields.vatTotal);
  const gross = parseAmount(fields.grossTotal);
  if (net === undefined || vat === undefined || gross === undefined) return { kind: 'unknown' };
  const total = sum(net, vat);
  const difference = minus(gross, total);
  return isZero(difference) ? { kind: 'ok' } : { kind: 'off', sum: total, difference };
}
