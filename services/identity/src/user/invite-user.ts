import type { Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { type LinkParts, requestLink } from '../password/request-link.ts';
import type { UserParts } from './save-decision.ts';
import { mayGive } from './user.ts';
import type { By } from './user-decision.ts';

/** Mails the link of a new account again; the one before leads nowhere any more. @throws Problem not.found; user.notWaiting */
export async function inviteUser(
  parts: UserParts & LinkParts,
  scope: Scope,
  { id, by }: { id: string; by: By },
): Promise<void> {
  if (parts.outsideIssuer) throw new Problem('password.elsewhere');
  await parts.database.withTransaction(async (session) => {
    const user = await parts.users.load(scope, session, id);
    if (!user) throw new Problem('not.found');
    if (!mayGive(scope, user.supplierIds)) throw new Problem('access.denied');
    if (user.status !== 'WAITING') throw new Problem('user.notWaiting');
    await requestLink(parts, session, { user, by });
  });
}
