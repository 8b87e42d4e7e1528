import type { Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { Passkeys } from '../passkey/passkey.store.ts';
import type { PasswordLinks } from '../password/password-link.store.ts';
import type { SecondFactors } from '../second-factor/second-factor.store.ts';
import { saveDecision, type UserParts } from './save-decision.ts';
import { mayGive } from './user.ts';
import type { By } from './user-decision.ts';

export type DeleteParts = UserParts & {
  readonly links: PasswordLinks;
  readonly factors: SecondFactors;
  readonly passkeys: Passkeys;
};

/** What others wrote of them keeps their name. @throws Problem not.found; user.ownAccount; user.lastAdministrator */
export async function deleteUser(parts: DeleteParts, scope: Scope, { id, by }: { id: string; by: By }): Promise<void> {
  const { database, users, links, factors, passkeys } = parts;
  if (by.id === id) throw new Problem('user.ownAccount');
  await database.withTransaction(async (session) => {
    const before = await users.load(scope, session, id);
    if (!before) throw new Problem('not.found');
    if (!mayGive(scope, before.supplierIds)) throw new Problem('access.denied');
    await saveDecision(parts, session, { action: 'user.delete', before, by });
    await links.remove(session, id);
    await factors.turnOff(session, id);
    await passkeys.removeAll(session, id);
  });
}

/**
 * Deletes those that may go; each stands alone, and one already gone counts as deleted.
 * @throws Problem user.severalStay with the names of those that stay
 */
export async function deleteUsers(
  parts: DeleteParts,
  scope: Scope,
  { ids, by }: { ids: readonly string[]; by: By },
): Promise<void> {
  const staying: string[] = [];
  for (const id of new Set(ids)) {
    try {
      await deleteUser(parts, scope, { id, by });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'not.found') continue;
      const user = await parts.users.find(scope, id);
      if (user) staying.push(`${user.firstName} ${user.lastName}`);
    }
  }
  if (staying.length > 0) throw new Problem('user.severalStay', { names: staying.join(', ') });
}
