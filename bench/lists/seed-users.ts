import { type Job, ROLES_OF_JOB, type UserStatus } from '@comptoir/contracts';
import { type CounterMove, type Database, newId } from '@comptoir/storage';
import type { mongo } from 'mongoose';
import { newUser, type User } from '../../services/identity/src/user/user.ts';
import {
  movesOf,
  roleCounters,
  toRow,
  type UserRow,
  userCounters,
  userModel,
} from '../../services/identity/src/user/user-model.store.ts';
import { spread, spreadOver } from './spread.ts';

const BATCH = 5_000;
/** A portal in use: most people are suppliers', most have come, few may not come any more. */
const JOBS: ReadonlyArray<readonly [Job, number]> = [
  ['supplier', 0.7],
  ['regular', 0.15],
  ['accounting', 0.1],
  ['purchasing', 0.05],
];
const STATUSES: ReadonlyArray<readonly [UserStatus, number]> = [
  ['ACTIVE', 0.8],
  ['WAITING', 0.12],
  ['DISABLE', 0.08],
];
const FIRST_NAMES = ['Adèle', 'Bruno', 'Çelik', 'Dora', 'Émile', 'Farida', 'Gaspard', 'Hanne', 'Ibrahim', 'Jeanne'];
const LAST_NAMES = ['Martin', 'Bernard', 'Müller', 'García', 'Haddad', 'Lefèvre', 'Novak', 'Schmidt', 'Roux', 'Petit'];
const SUPPLIERS = 400;

const oneOf = (names: readonly string[], index: number, salt: number): string =>
  names[Math.floor(spread(index, salt) * names.length)] ?? '';

/** The n-th made user. Last names are as many as a tenth of the users: some are shared. */
function userAt(index: number, count: number): User {
  const job = spreadOver(JOBS, index, 1);
  const supplier = Math.floor(spread(index, 2) * SUPPLIERS);
  const family = Math.floor(spread(index, 3) * Math.max(1, count / 10)).toString(36);
  return {
    ...newUser({
      id: newId(),
      email: `user.${index}@bench${supplier}.example`,
      firstName: oneOf(FIRST_NAMES, index, 4),
      lastName: `${oneOf(LAST_NAMES, index, 5)} ${family}`,
      roles: ROLES_OF_JOB[job],
      supplierIds: job === 'supplier' ? [`0190b000-0000-7000-8000-${String(supplier).padStart(12, '0')}`] : [],
      language: 'fr',
      passwordHash: 'none that a password gives',
    }),
    status: spreadOver(STATUSES, index, 6),
  };
}

/** Fills an empty database of identity with `count` users and their kept counters, then builds the indexes. */
export async function seedUsers(database: Database, count: number): Promise<void> {
  const rows = userModel(database).collection as unknown as mongo.Collection<UserRow>;
  const moves = { users: new Map<string, CounterMove>(), roles: new Map<string, CounterMove>() };
  for (let from = 0; from < count; from += BATCH) {
    const users = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => userAt(from + at, count));
    await rows.insertMany(users.map(toRow), { ordered: false });
    for (const user of users) {
      const { users: all, roles } = movesOf(user, 1);
      for (const move of all) add(moves.users, move);
      for (const move of roles) add(moves.roles, move);
    }
  }
  const [counters, byRole] = [userCounters(database), roleCounters(database)];
  await database.ensureIndexes();
  await database.withTransaction(async (session) => {
    await counters.addAll(session, [...moves.users.values()]);
    await byRole.addAll(session, [...moves.roles.values()]);
  });
}

function add(moves: Map<string, CounterMove>, { key, delta }: CounterMove): void {
  const name = JSON.stringify(key);
  moves.set(name, { key, delta: (moves.get(name)?.delta ?? 0) + delta });
}
