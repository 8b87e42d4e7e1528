import {
  DEFAULT_LANGUAGE,
  isLanguage,
  kindsOf,
  ROLES,
  type Role,
  type Scope,
  type USER_SORTS,
  type UserStatus,
  type UserType,
} from '@comptoir/contracts';
import {
  countUpTo,
  type Database,
  listPage,
  type Migration,
  modelOf,
  type Page,
  type PageQuery,
  type Session,
  scopeFilter,
} from '@comptoir/storage';
import mongoose from 'mongoose';
import { jobOfRoles } from './job.ts';
import type { User } from './user.ts';
import { sortKey, tokenFilter, userTokens } from './user-tokens.ts';

type Row = {
  _id: string;
  email: string;
  firstName: string;
  lastName: string;
  civility: string | null;
  jobTitle: string | null;
  roles: Role[];
  supplierIds: string[];
  language: string;
  status: UserStatus;
  passwordHash: string | null;
  passwordChangedAt: Date | null;
  keptSession: string | null;
  secondFactor: boolean;
  version: number;
  lastNameKey: string;
  firstNameKey: string;
  tokens: string[];
};

export interface UserStore {
  /** Inserts in the caller's transaction; a taken email is a duplicate key, and ends it. */
  insert(session: Session, user: User): Promise<void>;
  /** Replaces the version before it in the caller's transaction; false when somebody else was faster. */
  replace(session: Session, user: User): Promise<boolean>;
  remove(session: Session, user: User): Promise<void>;
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
  pageQuery(query: UserListQuery): PageQuery<Row>;
  list(scope: Scope, query: UserListQuery): Promise<Page<User>>;
  count(scope: Scope, filter: UserListFilter): Promise<{ total: number; atLeast: boolean }>;
}

export interface UserListFilter {
  readonly q?: string | undefined;
  readonly types?: readonly UserType[] | undefined;
  readonly statuses?: readonly UserStatus[] | undefined;
  readonly role?: string | undefined;
}

export type UserListQuery = Pick<PageQuery<Row>, 'sort' | 'page'> & UserListFilter;

/** What a list is sorted by: the name on the wire and the indexed field. */
export const SORT_FIELDS = {
  lastName: 'lastNameKey',
  firstName: 'firstNameKey',
  email: 'email',
  status: 'status',
  userFunction: 'jobTitle',
} as const satisfies Record<(typeof USER_SORTS)[number], string>;

const ADMIN_ROLES = ROLES.filter((role) => kindsOf([role]).includes('admin'));

export function createUserStore(database: Database): UserStore {
  const users = modelOf<Row>(database, 'users', schema);
  const find = async (filter: Record<string, unknown>, session: Session | null = null): Promise<User | undefined> => {
    const row = await users.findOne(filter, null, { session }).lean<Row>();
    return row ? toUser(row) : undefined;
  };
  const seenBy = (scope: Scope, id: string) => ({ $and: [{ _id: id }, scopeFilter(scope, 'supplierIds')] });
  const pageQuery = ({ sort, page, ...filter }: UserListQuery): PageQuery<Row> => ({
    model: users,
    filter: matching(filter),
    sort,
    page,
    scopeField: 'supplierIds',
  });
  return {
    pageQuery,
    async insert(session, user) {
      await users.create([toRow(user)], { session });
    },
    async replace(session, user) {
      const answer = await users.replaceOne({ _id: user.id, version: user.version - 1 }, toRow(user), { session });
      return answer.matchedCount === 1;
    },
    async remove(session, user) {
      await users.deleteOne({ _id: user.id }, { session });
    },
    load: (scope, session, id) => find(seenBy(scope, id), session),
    find: (scope, id) => find(seenBy(scope, id)),
    findByEmail: (email) => find({ email }),
    findSubject: (id) => find({ _id: id }),
    async next(scope, session, after, limit) {
      const filter = { $and: [{ _id: { $gt: after } }, scopeFilter(scope, 'supplierIds')] };
      const rows = await users.find(filter, null, { session }).sort({ _id: 1 }).limit(limit).lean<Row[]>();
      return rows.map(toUser);
    },
    countAdministrators: (session, butId) =>
      users
        .countDocuments({ roles: { $in: ADMIN_ROLES }, status: 'ACTIVE', supplierIds: [], _id: { $ne: butId } })
        .session(session),
    async list(scope, query) {
      const found = await listPage(scope, pageQuery(query));
      return { ...found, rows: found.rows.map(toUser) };
    },
    count: (scope, filter) => countUpTo(scope, { model: users, filter: matching(filter), scopeField: 'supplierIds' }),
  };
}

/** What rows of before the lists had their words lack: by which they are found and in which order they come. */
export const USER_MIGRATIONS: readonly Migration[] = [
  {
    id: '0001-users-in-lists',
    async up(database) {
      const users = modelOf<Row>(database, 'users', schema);
      for (const row of await users.find({ tokens: { $exists: false } }).lean<Row[]>()) {
        const user = toUser(row);
        const { tokens, lastNameKey, firstNameKey, jobTitle } = toRow({
          ...user,
          jobTitle: user.jobTitle ?? jobOfRoles(user.roles),
        });
        await users.updateOne(
          { _id: row._id, version: row.version },
          { $set: { tokens, lastNameKey, firstNameKey, jobTitle } },
        );
      }
    },
  },
];

const matching = ({ role, ...words }: UserListFilter): Record<string, unknown> => ({
  ...tokenFilter(words),
  ...(role !== undefined && { roles: role }),
});

function toRow(user: User): Row {
  const { id, ...fields } = user;
  return {
    _id: id,
    ...fields,
    roles: [...user.roles],
    supplierIds: [...user.supplierIds],
    lastNameKey: sortKey(user.lastName),
    firstNameKey: sortKey(user.firstName),
    tokens: userTokens(user),
  };
}

function toUser({ _id, lastNameKey, firstNameKey, tokens, ...row }: Row): User {
  const { language, passwordChangedAt = null, keptSession = null, secondFactor = false } = row;
  return {
    id: _id,
    ...row,
    passwordChangedAt,
    keptSession,
    secondFactor,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  };
}

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    email: { type: String, required: true },
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    civility: { type: String, default: null },
    jobTitle: { type: String, default: null },
    roles: { type: [String], required: true },
    supplierIds: { type: [String], required: true },
    language: { type: String, required: true },
    status: { type: String, required: true },
    passwordHash: { type: String, default: null },
    passwordChangedAt: { type: Date, default: null },
    keptSession: { type: String, default: null },
    secondFactor: { type: Boolean, default: false },
    version: { type: Number, required: true },
    lastNameKey: String,
    firstNameKey: String,
    tokens: { type: [String], default: undefined },
  },
  { versionKey: false },
);
schema.index({ email: 1 }, { unique: true });
for (const field of Object.values(SORT_FIELDS)) {
  schema.index({ [field]: 1, _id: 1 });
  schema.index({ roles: 1, [field]: 1, _id: 1 });
  schema.index({ tokens: 1, [field]: 1, _id: 1 });
}
