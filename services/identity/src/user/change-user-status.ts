import type { Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { saveDecision, type UserParts } from './save-decision.ts';
import { mayGive, type User, withStatus } from './user.ts';
import type { By } from './user-decision.ts';

/**
 * Enables or disables a user. The gateway hears it and ends the sessions of who is not ACTIVE any more.
 * @throws Problem not.found; user.ownAccount; user.lastAdministrator
 */
export async function changeUserStatus(
  parts: UserParts,
  scope: Scope,
  { id, status, by }: { id: string; status: 'ACTIVE' | 'DISABLE'; by: By },
): Promise<User> {
  const { database, users } = parts;
  // Nobody locks the door behind themselves.
  if (by.id === id) throw new Problem('user.ownAccount');
  return database.withTransaction(async (session) => {
    const before = await users.load(scope, session, id);
    if (!before) throw new Problem('not.found');
    if (!mayGive(scope, before.supplierIds)) throw new Problem('access.denied');
    const after = withStatus(before, status);
    if (after === before) return before;
    const action = status === 'ACTIVE' ? 'user.enable' : 'user.disable';
    await saveDecision(parts, session, { action, before, after, by });
    return after;
  });
}
