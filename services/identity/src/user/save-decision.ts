import type { Outbox } from '@comptoir/event-bus';
import type { Clock } from '@comptoir/service-kit';
import type { Database, Session } from '@comptoir/storage';
import type { SupplierNames } from '../suppliers/supplier-name.store.ts';
import type { Administrators } from './administrators.store.ts';
import type { UserStore } from './user.store.ts';
import type { User } from './user.ts';
import { userChanged } from './user-changed.ts';
import { type By, decisionOn, type OtherFacts, type UserAction } from './user-decision.ts';
import type { UserHistory } from './user-history.store.ts';

export interface UserParts {
  readonly database: Database;
  readonly users: UserStore;
  readonly history: UserHistory;
  readonly outbox: Outbox;
  readonly administrators: Administrators;
  readonly suppliers: SupplierNames;
  readonly clock: Clock;
}

/**
 * Saves what somebody decided of a user (`before` absent: a new one; `after` absent: deleted), with its history and its
 * event, in the caller's transaction. Of two at once the second is done again by its transaction.
 * @throws Problem user.lastAdministrator; a duplicate key where the email of a new one is taken
 */
export async function saveDecision(
  { users, history, outbox, administrators, clock }: Omit<UserParts, 'database' | 'suppliers'>,
  session: Session,
  { action, before, after, ...more }: { action: UserAction; before?: User; after?: User; by: By; facts?: OtherFacts },
): Promise<void> {
  if (before) await administrators.keepOne(session, before, after);
  if (after && before) await users.replace(session, before, after);
  else if (after) await users.insert(session, after);
  else if (before) await users.remove(session, before);
  const told = after ?? (before && withoutRights(before));
  if (!told) return;
  const decision = decisionOn(action, before, after, more);
  await history.add(session, { ...decision, userId: told.id, version: told.version, at: clock.now() });
  const { correlationId } = more.by;
  await outbox.append(session, [userChanged(told, { decision, correlationId, ...(!after && { deleted: true }) })]);
}

/** What is told of a deleted user: copies keep who it was, and nothing it may do. */
const withoutRights = (user: User): User => ({
  ...user,
  roles: [],
  supplierIds: [],
  status: 'DISABLE',
  version: user.version + 1,
});
