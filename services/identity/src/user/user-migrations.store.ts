import { ROLES, SCOPE_ALL, USER_STATUSES, USER_TYPES } from '@comptoir/contracts';
import type { Database, Migration, Session } from '@comptoir/storage';
import { jobOfRoles } from './job.ts';
import { roleCounters, SORT_FIELDS, toRow, toUser, type UserRow, userCounters, userModel } from './user-model.store.ts';
import { tokenFilter } from './user-tokens.ts';

const BATCH = 500;

/** What rows of before the lists had their words, and of before totals were kept, lack. */
export const USER_MIGRATIONS: readonly Migration[] = [
  {
    id: '0002-users-found-by-role-and-supplier',
    /** Writes anew by what each row is found and in which order it comes; who is changed meanwhile has it already. */
    async up(database) {
      const users = userModel(database);
      let after = '';
      for (;;) {
        const rows = await users
          .find({ _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(BATCH)
          .lean<UserRow[]>();
        const last = rows.at(-1);
        if (!last) break;
        after = last._id;
        await users.bulkWrite(
          rows.map((row) => ({
            updateOne: { filter: { _id: row._id, version: row.version }, update: { $set: foundBy(row) } },
          })),
          { ordered: false },
        );
      }
      for (const field of Object.values(SORT_FIELDS)) {
        const unused = `roles_1_${field}_1__id_1`;
        if (await users.collection.indexExists(unused)) await users.collection.dropIndex(unused);
      }
    },
  },
  {
    id: '0003-users-counted',
    /** In one transaction, which a count that is written meanwhile has repeated. */
    async up(database) {
      await database.withTransaction(async (session) => {
        await userCounters(database).reset(session, await counted(database, session));
      });
    },
  },
  {
    id: '0004-users-counted-by-role',
    async up(database) {
      await database.withTransaction(async (session) => {
        const moves = [];
        for (const role of ROLES) {
          const some = await counted(database, session, role);
          moves.push(...some.map(({ key, delta }) => ({ key: { ...key, role }, delta })));
        }
        await roleCounters(database).reset(session, moves);
      });
    },
  },
];

/** How many there are of each type and status, all or of one role, as the transaction sees them. */
async function counted(database: Database, session: Session, role?: string) {
  const found = [];
  for (const type of USER_TYPES) {
    for (const status of USER_STATUSES) {
      const filter = tokenFilter(SCOPE_ALL, { types: [type], statuses: [status], role });
      const delta = await userModel(database).countDocuments(filter, { session });
      found.push({ key: { type, status }, delta });
    }
  }
  return found;
}

function foundBy(row: UserRow) {
  const user = toUser(row);
  const { tokens, lastNameKey, firstNameKey, jobTitle } = toRow({
    ...user,
    jobTitle: user.jobTitle ?? jobOfRoles(user.roles),
  });
  return { tokens, lastNameKey, firstNameKey, jobTitle };
}
