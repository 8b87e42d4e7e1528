import type { Session } from '../session.ts';

interface FeesOf {
  /** Whose fees are shown; nobody's until staff choose. */
  readonly supplierId: string | null;
  /** Whether there is a choice at all: a user of one supplier has none. */
  readonly isChosen: boolean;
}

/** Whose licence fees /redevances shows: the supplier that the address names, else the first of the user's own. */
export function feesOf({ isSupplier, user }: Pick<Session, 'isSupplier' | 'user'>, query: URLSearchParams): FeesOf {
  const named = query.get('supplier') || null;
  if (!isSupplier) return { supplierId: named, isChosen: true };
  const [first = null, ...others] = user.supplierIds;
  const own = user.supplierIds.find((id) => id === named) ?? first;
  return { supplierId: own, isChosen: others.length > 0 };
}
