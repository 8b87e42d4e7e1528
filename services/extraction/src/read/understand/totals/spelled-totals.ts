// The total that a page says in words as well as in figures.
import type { Decimal } from 'decimal.js';
import type { SpelledSum } from '../money/figures/spelled-out.ts';
import { HIGHEST_RATE } from '../money/roles/sums-of-total-row.ts';
import { type Contender, LABELLED } from './total-contenders.ts';

type Spelled = { readonly spelled?: readonly SpelledSum[] };

export const isSpelledOut = (one: { readonly value: Decimal } | undefined, { spelled = [] }: Spelled): boolean =>
  one !== undefined && spelled.some(({ says }) => says(one.value));

/**
 * Money that is spelled out, whatever it is called; or what something and its VAT come to, where a stamp lies over the total or it was
 * misread: then it stands where its words do.
 */
export function spelledTotals(
  { anywhere, vat }: Record<'anywhere' | 'vat', readonly Contender[]>,
  { spelled = [] }: Spelled,
): Contender[] {
  return spelled.flatMap(({ cell, words, box, says }) => {
    const printed = anywhere.filter(({ value }) => says(value));
    if (printed.length > 0) return printed.map((one) => ({ ...one, score: LABELLED }));
    const taxes = vat.filter(({ value, score }) => score >= NAMED && !value.isZero());
    return anywhere.flatMap((base) =>
      taxes.flatMap((tax): Contender[] => {
        const value = base.value.plus(tax.value);
        const confidence = Math.min(...words.map((word) => word.confidence));
        const amount = {
          value,
          cell,
          from: 0,
          to: cell.words.length,
          box,
          confidence,
          isMoney: true,
          isPercent: false,
        };
        return says(value) && tax.value.lte(base.value.times(HIGHEST_RATE))
          ? [{ value, amount, score: LABELLED, seen: 1 }]
          : [];
      }),
    );
  });
}
/** How sure the label of the VAT has to be. */
const NAMED = 0.6;
