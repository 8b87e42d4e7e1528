import type { AccountManagerStore } from '../../account-managers/account-manager.store.ts';
import { comparable } from '../../supplier/supplier.ts';

/** Finds who works here by what a cell says: first and last name in either order, or the id; null for nobody, or for two. */
export type FindManager = (written: string | undefined) => string | undefined | null;

export async function createManagerFinder(store: AccountManagerStore): Promise<FindManager> {
  const known = new Map<string, string | null>();
  for (const { id, firstName, lastName } of await store.list()) {
    known.set(id, id);
    for (const name of new Set([`${firstName} ${lastName}`, `${lastName} ${firstName}`])) {
      const key = comparable(name);
      known.set(key, known.has(key) ? null : id);
    }
  }
  return (written) =>
    written === undefined ? undefined : (known.get(written) ?? known.get(comparable(written)) ?? null);
}
