import type { Outbox } from '@comptoir/event-bus';
import { type Database, isDuplicateKey } from '@comptoir/storage';
import type { UserStore } from './user.store.ts';
import { newUser, type User, type UserDraft } from './user.ts';
import { userChanged } from './user-changed.ts';

interface UserWriting {
  readonly database: Database;
  readonly users: UserStore;
  readonly outbox: Outbox;
}

/** Creates a user and says so in one transaction; undefined when the email, or the id, belongs to somebody already. */
export async function createUser(
  { database, users, outbox }: UserWriting,
  draft: UserDraft,
): Promise<User | undefined> {
  const user = newUser(draft);
  try {
    await database.withTransaction(async (session) => {
      await users.insert(session, user);
      await outbox.append(session, [userChanged(user)]);
    });
    return user;
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}
