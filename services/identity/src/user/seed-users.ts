import { createOutbox } from '@comptoir/event-bus';
import type { Clock } from '@comptoir/service-kit';
import { type Database, newId } from '@comptoir/storage';
import { createUser } from './create-user.ts';
import { hashPassword } from './password.ts';
import { createUserStore } from './user.store.ts';
import { normalEmail, type UserDraft } from './user.ts';

export interface UserSeed extends Omit<UserDraft, 'id' | 'passwordHash'> {
  readonly id?: string;
  readonly password: string;
}

/**
 * Makes sure these accounts exist, each found by its email; those that do stay as they are, password and all.
 * Answers the id of each, in the order given.
 */
export async function seedUsers(database: Database, seeds: readonly UserSeed[], clock: Clock): Promise<string[]> {
  const users = createUserStore(database);
  const outbox = createOutbox(database, { source: 'identity', clock });
  await database.ensureIndexes();
  const ids: string[] = [];
  for (const { password, id = newId(), ...seed } of seeds) {
    const known = await users.findByEmail(normalEmail(seed.email));
    if (known) {
      ids.push(known.id);
      continue;
    }
    const draft = { ...seed, id, passwordHash: await hashPassword(password) };
    const user =
      (await createUser({ database, users, outbox }, draft)) ?? (await users.findByEmail(normalEmail(seed.email)));
    if (!user) throw new Error(`user ${seed.email}: its id ${id} belongs to somebody else`);
    ids.push(user.id);
  }
  return ids;
}
