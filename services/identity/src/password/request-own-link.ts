import { SCOPE_ALL, type UserCaller } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { Database } from '@comptoir/storage';
import type { UserStore } from '../user/user.store.ts';
import { normalEmail } from '../user/user.ts';
import type { By } from '../user/user-decision.ts';
import { serves } from './password-link.ts';
import { type LinkParts, requestLink } from './request-link.ts';

/**
 * Has who is signed in mailed a link to set a password; the email typed must be their own (specification 000 §5).
 * @throws Problem password.elsewhere, password.notOwnEmail, password.alreadySent
 */
export async function requestOwnLink(
  parts: LinkParts & { readonly database: Database; readonly users: UserStore },
  { caller, username, by }: { caller: UserCaller; username: string; by: By },
): Promise<void> {
  const { database, users, links, clock, outsideIssuer } = parts;
  if (outsideIssuer) throw new Problem('password.elsewhere');
  await database.withTransaction(async (session) => {
    const user = await users.load(SCOPE_ALL, session, caller.id);
    if (user?.status !== 'ACTIVE') throw new Problem('session.required');
    if (normalEmail(username) !== user.email)
      throw new Problem('password.notOwnEmail', {}, [{ field: 'username', code: 'not_valid' }]);
    if (serves(await links.ofUser(session, user.id), user, clock.now())) throw new Problem('password.alreadySent');
    await requestLink(parts, session, { user, by });
  });
}
