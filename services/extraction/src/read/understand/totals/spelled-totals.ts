// The total that a page says in words as well as in figures.
import type { Decimal } from 'decimal.js';
import type { SpelledSum } from '../money/figures/spelled-out.ts';
import { type Contender, LABELLED } from './total-contenders.ts';

type Spelled = { readonly spelled?: readonly SpelledSum[] };

export const isSpelledOut = (one: { readonly value: Decimal } | undefined, { spelled = [] }: Spelled): boolean =>
  one !== undefined && spelled.some(({ says }) => says(one.value));

/**
 * Money that is spelled out, whatever it is called; or what a net total and a VAT come to that are, where a stamp lies over the total or
 * it was misread: then it stands where its words do.
 */
export function spelledTotals(
  { anywhere, net, vat }: Record<'anywhere' | 'net' | 'vat', readonly Contender[]>,
  { spelled = [] }: Spelled,
): Contender[] {
  return spelled.flatMap(({ cell, words, box, says }) => {
    const printed = anywhere.filter(({ value }) => says(value));
    if (printed.length > 0) return printed.map((one) => ({ ...one, score: LABELLED }));
    const called = (parts: readonly Contender[]) => parts.filter(({ score }) => score >= NAMED);
    return called(net).flatMap((base) =>
      called(vat).flatMap((tax): Contender[] => {
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
        return says(value) && !tax.value.isZero() ? [{ value, amount, score: LABELLED, seen: 1 }] : [];
      }),
    );
  });
}
/** How sure the labels of net total and VAT have to be. */
const NAMED = 0.6;
