import type { TillRow } from './till-rows.ts';

/** Rows of every look, with whether their sum is one that only calls itself a subtotal. */
export type Summed = { readonly rowsOf: readonly (readonly TillRow[])[]; readonly isSubtotal: boolean };

/**
 * Where no look sees a figure on a line that calls itself the total, the last subtotal is what was to be paid, as 'SUBTOTAL
 * 75,50' beside its base and its tax, or 'Zwischensumme 15,95' above what was given. Not where a tax is added under it: then the line
 * of the total was lost.
 */
export function withOnlySum(rowsOf: readonly (readonly TillRow[])[]): Summed {
  const isTotalled = rowsOf.some((rows) => rows.some(({ kind, print }) => kind === 'total' && /\d/.test(print)));
  const isTaxed = rowsOf.some(isTaxAdded);
  if (isTotalled || isTaxed) return { rowsOf, isSubtotal: false };
  const called = rowsOf.map((rows) => {
    // '6,86 SUBTOTAL', the figure behind it lost: what stands before is another's.
    const last = rows.findLast(({ isSubtotal, amount, print }) => isSubtotal && amount && /\d/.test(print));
    return rows.map((row): TillRow => (row === last ? { ...row, kind: 'total' } : row));
  });
  return {
    rowsOf: called,
    isSubtotal: called.some((rows, look) => rows.some((row, at) => row !== rowsOf[look]?.[at])),
  };
}

/** Whether a tax stands between a subtotal and what was given for it. */
function isTaxAdded(rows: readonly TillRow[]): boolean {
  const from = rows.findLastIndex(({ isSubtotal }) => isSubtotal);
  const under = rows.slice(from + 1);
  const end = under.findIndex(({ kind }) => kind === 'cash' || kind === 'card' || kind === 'change');
  return from >= 0 && under.slice(0, end < 0 ? undefined : end).some(({ kind, amount }) => kind === 'tax' && amount);
}
