import type { SupplierFacts } from '../invoice/rules.ts';

/** What the keys of a document found on file. */
export type SupplierCandidates = {
  /** The supplier it was sent for. */
  readonly sentFor?: SupplierFacts;
  readonly byVatNumber: readonly SupplierFacts[];
  readonly byIban: readonly SupplierFacts[];
  readonly byName: readonly SupplierFacts[];
};

export type ResolvedSupplier = {
  readonly supplier?: SupplierFacts;
  /** Whom the name alone points at: shown, never taken by itself, because it would show them the invoice. */
  readonly suggestion?: SupplierFacts;
  /** Whom the document's keys name, where that is not whom it was sent for. */
  readonly contradiction?: SupplierFacts;
};

/**
 * Whose invoice it is. Who sent it says it; else the VAT number or the IBAN does, where it names one supplier only.
 * Several records of one company that share a key are told apart by the other key or the name.
 */
export function resolveSupplier(candidates: SupplierCandidates): ResolvedSupplier {
  const { sentFor, byVatNumber, byIban, byName } = candidates;
  const byKey = only(byVatNumber, byIban, byName) ?? only(byIban, byVatNumber, byName);
  if (sentFor) {
    const isAmong = [...byVatNumber, ...byIban].some(({ id }) => id === sentFor.id);
    return { supplier: sentFor, ...(byKey && !isAmong && { contradiction: byKey }) };
  }
  if (byKey) return { supplier: byKey };
  const [suggestion, ...rest] = byName;
  return suggestion && rest.length === 0 ? { suggestion } : {};
}

/** The one supplier of a list; where it holds several, the one that the other lists name too. */
function only(
  found: readonly SupplierFacts[],
  ...hints: ReadonlyArray<readonly SupplierFacts[]>
): SupplierFacts | undefined {
  if (found.length <= 1) return found[0];
  for (const hint of hints) {
    const shared = found.filter(({ id }) => hint.some((other) => other.id === id));
    if (shared.length === 1) return shared[0];
  }
  return undefined;
}
