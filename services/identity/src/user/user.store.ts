import { kindsOf, ROLES, type Scope, USER_STATUSES, USER_TYPES } from '@comptoir/contracts';
import {
  askedPairs,
  countUpTo,
  type Database,
  fillPairs,
  listCounted,
  listFound,
  type Page,
  type PageQuery,
  type Session,
  scopeFilter,
} from '@comptoir/storage';
import type { User } from './user.ts';
import { movesOf, roleCounters, toRow, toUser, type UserRow, userCounters, userModel } from './user-model.store.ts';
import { askedTokens, tokenFilter, type UserListFilter, userPairs } from './user-tokens.ts';

export interface UserStore {
  /** Inserts in the caller's transaction; a taken email is a duplicate key, and ends it. */
  insert(session: Session, user: User): Promise<void>;
  /**
   * Puts `after` in the place of what `load` gave in the same transaction; of two at once the second is done again by
   * its transaction.
   */
  replace(session: Session, before: User, after: User): Promise<void>;
  /** Removes what `load` gave in the same transaction. */
  remove(session: Session, user: User): Promise<void>;
  /** Another hash of the same password, if it is that still: no decision, and nothing that others are told. */
  renewHash(id: string, before: string, after: string): Promise<void>;
  /** A user as a transaction sees them, for a decision that is saved in the same one. */
  load(scope: Scope, session: Session, id: string): Promise<User | undefined>;
  find(scope: Scope, id: string): Promise<User | undefined>;
  /** Of everybody: before signing in there is no caller whose scope could be asked for. */
  findByEmail(email: string): Promise<User | undefined>;
  /** Of everybody: who a token or a session was given to. */
  findSubject(id: string): Promise<User | undefined>;
  /** The next users by id, as the transaction sees them: those that are told again for others' copies. */
  next(scope: Scope, session: Session, after: string, limit: number): Promise<User[]>;
  /** How many administer the whole portal (`administers`), but for one of them. */
  countAdministrators(session: Session, butId: string): Promise<number>;
  /** For rows that a former release wrote. */
  fillPairs(signal: AbortSignal): Promise<number>;
  pageQuery(scope: Scope, query: UserListQuery): PageQuery<UserRow>;
  /** The total of a search is exact within its reach (`listFound`), else as `count` says. */
  list(scope: Scope, query: UserListQuery): Promise<UserPage>;
  /** Exact for types, statuses and a role (kept counters), else counted up to 10,000. */
  count(scope: Scope, filter: UserListFilter): Promise<{ total: number; atLeast: boolean }>;
}

/** `sort.field` is one of SORT_FIELDS' values. */
export type UserListQuery = Pick<PageQuery<UserRow>, 'sort' | 'page'> & UserListFilter;
export type UserPage = Page<User> & { readonly total: number; readonly atLeast: boolean };

const ADMIN_ROLES = ROLES.filter((role) => kindsOf([role]).includes('admin'));
/** Where a user keeps the suppliers they belong to. */
const SCOPE_FIELD = 'supplierIds';

export function createUserStore(database: Database): UserStore {
  const users = userModel(database);
  const counters = userCounters(database);
  const byRole = roleCounters(database);
  const recount = async (session: Session, ...moves: ReadonlyArray<ReturnType<typeof movesOf>>): Promise<void> => {
    await counters.addAll(
      session,
      moves.flatMap((each) => each.users),
    );
    await byRole.addAll(
      session,
      moves.flatMap((each) => each.roles),
    );
  };
  const find = async (filter: Record<string, unknown>, session: Session | null = null): Promise<User | undefined> => {
    const row = await users.findOne(filter, null, { session }).lean<UserRow>();
    return row ? toUser(row) : undefined;
  };
  const seenBy = (scope: Scope, id: string) => ({ $and: [{ _id: id }, scopeFilter(scope, SCOPE_FIELD)] });

  const pageQuery: UserStore['pageQuery'] = (scope, { sort, page, ...filter }) => ({
    model: users,
    filter: tokenFilter(scope, filter),
    sort,
    page,
    scopeField: SCOPE_FIELD,
  });

  const count: UserStore['count'] = async (scope, filter) => {
    const { q, role, types = USER_TYPES, statuses = USER_STATUSES } = filter;
    if (scope.kind === 'all' && !q?.trim()) {
      const kinds = { type: types, status: statuses };
      const total = await (role === undefined ? counters.sum(kinds) : byRole.sum({ ...kinds, role }));
      return { total, atLeast: false };
    }
    return countUpTo(scope, { model: users, filter: tokenFilter(scope, filter), scopeField: SCOPE_FIELD });
  };

  return {
    pageQuery,
    count,
    async insert(session, user) {
      await users.create([toRow(user)], { session });
      await recount(session, movesOf(user, 1));
    },
    async replace(session, before, after) {
      await users.replaceOne({ _id: after.id, version: before.version }, toRow(after), { session });
      await recount(session, movesOf(before, -1), movesOf(after, 1));
    },
    async remove(session, user) {
      await users.deleteOne({ _id: user.id }, { session });
      await recount(session, movesOf(user, -1));
    },
    async renewHash(id, before, after) {
      await users.updateOne({ _id: id, passwordHash: before }, { $set: { passwordHash: after } });
    },
    load: (scope, session, id) => find(seenBy(scope, id), session),
    find: (scope, id) => find(seenBy(scope, id)),
    findByEmail: (email) => find({ email }),
    findSubject: (id) => find({ _id: id }),
    async next(scope, session, after, limit) {
      const filter = { $and: [{ _id: { $gt: after } }, scopeFilter(scope, SCOPE_FIELD)] };
      const rows = await users.find(filter, null, { session }).sort({ _id: 1 }).limit(limit).lean<UserRow[]>();
      return rows.map(toUser);
    },
    fillPairs: (signal) => fillPairs(users, userPairs, signal),
    countAdministrators: (session, butId) =>
      users
        .countDocuments({ roles: { $in: ADMIN_ROLES }, status: 'ACTIVE', supplierIds: [], _id: { $ne: butId } })
        .session(session),
    async list(scope, query) {
      if (query.q?.trim()) {
        const { filter, ...sought } = pageQuery(scope, query);
        const asked = { words: askedTokens(scope, query), pairs: askedPairs(query.q) };
        const found = await listFound(scope, { ...sought, ...asked });
        return { ...found, rows: found.rows.map(toUser) };
      }
      const page = await listCounted(scope, pageQuery(scope, query), () => count(scope, query));
      return { ...page, rows: page.rows.map(toUser) };
    },
  };
}
