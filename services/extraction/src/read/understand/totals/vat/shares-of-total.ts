import { Decimal } from 'decimal.js';
import { type Contender, LABELLED } from '../total-contenders.ts';
import type { VatRow } from './vat-breakdown.ts';

/**
 * 'City's share 5 %  of 138,420.60  6,921.03', 'Engineering 15 %  of 6,921.03  1,038.15', 'Total due  7,959.18': what rates make of
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
