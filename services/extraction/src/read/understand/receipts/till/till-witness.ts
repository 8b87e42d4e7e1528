import type { Decimal } from 'decimal.js';

/** Kinds of reckoning that lead to an amount. */
export type WitnessKind = 'paid' | 'tax' | 'within' | 'table' | 'items' | 'rounded';
/** An amount that lines of a receipt lead to, and how much they say for it. */
export type Derived = {
  readonly value: Decimal;
  readonly kind: WitnessKind;
  readonly weight: number;
};
