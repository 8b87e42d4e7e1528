import type { UserStatus } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { UserWriting } from './create-user.ts';
import { type User, withStatus } from './user.ts';
import { userChanged } from './user-changed.ts';

/**
 * Enables or disables a user. The gateway hears it and ends the sessions of who is not ACTIVE any more.
 * @throws Problem not.found
 */
export async function changeUserStatus(
  { database, users, outbox }: UserWriting,
  id: string,
  status: UserStatus,
  correlationId?: string,
): Promise<User> {
  for (;;) {
    const user = await users.findSubject(id);
    if (!user) throw new Problem('not.found');
    if (user.status === status) return user;
    const changed = withStatus(user, status);
    const saved = await database.withTransaction(async (session) => {
      if (!(await users.replace(session, changed))) return false;
      await outbox.append(session, [userChanged(changed, correlationId)]);
      return true;
    });
    if (saved) return changed;
  }
}
