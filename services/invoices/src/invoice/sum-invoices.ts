import { decimalsOf, type InvoiceStatus, type Scope } from '@comptoir/contracts';
import type { Counters } from '@comptoir/storage';
import { toText } from './money.ts';

export type AmountMeasure = 'net' | 'vat' | 'gross';

/**
 * The sum of one amount over the invoices in scope in these statuses and one currency, as a decimal string: credit
 * notes count against. From kept sums, however many invoices there are.
 */
export async function sumInvoices(
  scope: Scope,
  amounts: Counters,
  asked: { measure: AmountMeasure; currency: string; statuses: readonly InvoiceStatus[] },
): Promise<string> {
  const { measure, currency, statuses } = asked;
  const narrowed = { measure, currency, status: statuses };
  const minor = await amounts.sum(scope.kind === 'all' ? narrowed : { ...narrowed, supplierId: scope.ids });
  return toText(minor, decimalsOf(currency));
}
