import { tokensOf } from '@comptoir/storage';
import type { RowInput } from './row/read-row.ts';

/**
 * How many beginnings of words the rows of one transaction bring at most. Each is written to more than ten places of the
 * indexes, for all suppliers and for their kind, and none of them can leave the engine's cache before the transaction
 * ends: of one that fills a fifth of it nothing is kept, however often it is tried. In the least cache that there is,
 * 0.25 GB, that was seen from 4,700 on; and from 1,600 on while others write what fills the rest of that fifth.
 */
const MOST_BEGINNINGS = 900;

/** The first rows, as many as fit one transaction: all of them, unless their texts are long. One always fits. */
export function fittingRows<T extends { readonly input: RowInput }>(rows: readonly T[]): readonly T[] {
  let beginnings = 0;
  const tooMany = rows.findIndex(({ input }) => {
    beginnings += beginningsOf(input);
    return beginnings > MOST_BEGINNINGS;
  });
  return tooMany === -1 ? rows : rows.slice(0, tooMany);
}

function beginningsOf({ supplier }: RowInput): number {
  const { raisonSociale, code, locpt, vatNumber, companySiret, email } = supplier;
  return tokensOf(raisonSociale, code, locpt, vatNumber, companySiret, email).length;
}
