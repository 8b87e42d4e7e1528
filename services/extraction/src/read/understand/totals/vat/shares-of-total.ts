import { Decimal } from 'decimal.js';
import { type Contender, LABELLED } from '../total-contenders.ts';
import type { VatRow } from './vat-breakdown.ts';

/**
 * 'City's share 5 %  of 140,000.00  7,000.00', 'Engineering 15 %  of 7,000.00  1,050.00', 'Total due  8,050.00': what rates make of
 * sums and is itself what is asked for, is no tax on a page that names none.
 */
export function withoutShares(
  rows: readonly VatRow[],
  due: readonly Contender[],
  { namesVat }: { readonly namesVat?: boolean },
): readonly VatRow[] {
  const sum = Decimal.sum(0, ...rows.map(({ tax }) => tax.value));
  const isAskedFor = due.some(({ value, score }) => score >= LABELLED && value.eq(sum));
  return namesVat !== true && isAskedFor ? [] : rows;
}
