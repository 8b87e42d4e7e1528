import { DEFAULT_LANGUAGE, isLanguage, type Role, type Scope, type UserStatus } from '@comptoir/contracts';
import {
  countUpTo,
  type Database,
  listPage,
  modelOf,
  type Page,
  type PageQuery,
  type Session,
  scopeFilter,
} from '@comptoir/storage';
import mongoose from 'mongoose';
import type { User } from './user.ts';

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
  version: number;
};

export interface UserStore {
  /** Inserts in the caller's transaction; a taken email is a duplicate key, and ends it. */
  insert(session: Session, user: User): Promise<void>;
  /** Replaces the version before it in the caller's transaction; false when somebody else was faster. */
  replace(session: Session, user: User): Promise<boolean>;
  /** Of everybody: before signing in there is no caller whose scope could be asked for. */
  findByEmail(email: string): Promise<User | undefined>;
  /** Of everybody: who a token or a session was given to. */
  findSubject(id: string): Promise<User | undefined>;
  /** The next users by id, as the transaction sees them: those that are told again for others' copies. */
  next(scope: Scope, session: Session, after: string, limit: number): Promise<User[]>;
  list(scope: Scope, query: Pick<PageQuery<Row>, 'sort' | 'page'> & UserFilter): Promise<Page<User>>;
  count(scope: Scope, filter: UserFilter): Promise<{ total: number; atLeast: boolean }>;
}

interface UserFilter {
  readonly role?: string | undefined;
  readonly status?: UserStatus | undefined;
}

export function createUserStore(database: Database): UserStore {
  const users = modelOf<Row>(database, 'users', schema);
  const find = async (filter: Record<string, string>): Promise<User | undefined> => {
    const row = await users.findOne(filter).lean<Row>();
    return row ? toUser(row) : undefined;
  };
  return {
    async insert(session, user) {
      await users.create([toRow(user)], { session });
    },
    async replace(session, user) {
      const answer = await users.replaceOne({ _id: user.id, version: user.version - 1 }, toRow(user), { session });
      return answer.matchedCount === 1;
    },
    findByEmail: (email) => find({ email }),
    findSubject: (id) => find({ _id: id }),
    async next(scope, session, after, limit) {
      const filter = { $and: [{ _id: { $gt: after } }, scopeFilter(scope, 'supplierIds')] };
      const rows = await users.find(filter, null, { session }).sort({ _id: 1 }).limit(limit).lean<Row[]>();
      return rows.map(toUser);
    },
    async list(scope, { sort, page, ...filter }) {
      const found = await listPage(scope, {
        model: users,
        filter: matching(filter),
        sort,
        page,
        scopeField: 'supplierIds',
      });
      return { ...found, rows: found.rows.map(toUser) };
    },
    count: (scope, filter) => countUpTo(scope, { model: users, filter: matching(filter), scopeField: 'supplierIds' }),
  };
}

const matching = ({ role, status }: UserFilter): Record<string, unknown> => ({
  ...(role !== undefined && { roles: role }),
  ...(status !== undefined && { status }),
});

function toRow({ id, ...user }: User): Row {
  return { _id: id, ...user, roles: [...user.roles], supplierIds: [...user.supplierIds] };
}

function toUser({ _id, ...row }: Row): User {
  const { language } = row;
  return { id: _id, ...row, language: isLanguage(language) ? language : DEFAULT_LANGUAGE };
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
    version: { type: Number, required: true },
  },
  { versionKey: false },
);
schema.index({ email: 1 }, { unique: true });
for (const field of ['lastName', 'firstName', 'email', 'status'] as const) {
  schema.index({ [field]: 1, _id: 1 });
  schema.index({ roles: 1, [field]: 1, _id: 1 });
}
