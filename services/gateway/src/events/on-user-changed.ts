import type { EventOf } from '@comptoir/contracts';
import type { Session as Transaction } from '@comptoir/storage';
import { type KnownUserStore, knownUserOf } from '../session/known-user.store.ts';
import type { SessionStore } from '../session/session.store.ts';
import { secondOf } from '../session/session.ts';

/**
 * Keeps what became of a user; the sessions of somebody who may sign in no more are gone with it, and those of a
 * password that was changed.
 */
export async function onUserChanged(
  { knownUsers, sessions }: { knownUsers: KnownUserStore; sessions: SessionStore },
  event: EventOf<'UserChanged'>,
  transaction: Transaction,
): Promise<void> {
  const user = knownUserOf(event);
  await knownUsers.keep(transaction, user);
  if (user.status !== 'ACTIVE') await sessions.removeOfUser(user.id);
  const { passwordChangedAt, keptSession } = user;
  if (passwordChangedAt) await sessions.removeBefore(user.id, secondOf(passwordChangedAt), keptSession);
}
