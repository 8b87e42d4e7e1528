import { DEFAULT_LANGUAGE, isLanguage, type Role, type USER_SORTS, type UserStatus } from '@comptoir/contracts';
import { type Counters, createCounters, type Database, modelOf, PAIRS_INDEX } from '@comptoir/storage';
import mongoose from 'mongoose';
import { typeOfRoles } from './job.ts';
import type { User } from './user.ts';
import { sortKey, userPairs, userTokens } from './user-tokens.ts';

export type UserRow = {
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
  pairs: string[];
};

/** What a list is sorted by: the name on the wire and the indexed field. */
export const SORT_FIELDS = {
  lastName: 'lastNameKey',
  firstName: 'firstNameKey',
  email: 'email',
  status: 'status',
  userFunction: 'jobTitle',
} as const satisfies Record<(typeof USER_SORTS)[number], string>;

export const userModel = (database: Database): mongoose.Model<UserRow> => modelOf(database, 'users', schema);

/** How many there are of each type and status. */
export const userCounters = (database: Database): Counters =>
  createCounters(database, 'users', { dimensions: ['type', 'status'] });

/** The same of each role: who has several is counted in each. */
export const roleCounters = (database: Database): Counters =>
  createCounters(database, 'user_roles', { dimensions: ['role', 'type', 'status'] });

/** Where a user is counted. */
export const counterKeyOf = ({ roles, status }: Pick<User, 'roles' | 'status'>) => ({
  type: typeOfRoles(roles),
  status,
});

/** What counting a user adds, once for all and once for each role; `delta` -1 takes it back. */
export const movesOf = (user: Pick<User, 'roles' | 'status'>, delta: 1 | -1) => {
  const key = counterKeyOf(user);
  return {
    users: [{ key, delta }],
    roles: [...new Set(user.roles)].map((role) => ({ key: { ...key, role }, delta })),
  };
};

export function toRow(user: User): UserRow {
  const { id, ...fields } = user;
  return {
    _id: id,
    ...fields,
    roles: [...user.roles],
    supplierIds: [...user.supplierIds],
    lastNameKey: sortKey(user.lastName),
    firstNameKey: sortKey(user.firstName),
    tokens: userTokens(user),
    pairs: userPairs(user),
  };
}

export function toUser({ _id, lastNameKey, firstNameKey, tokens, pairs, ...row }: UserRow): User {
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

const schema = new mongoose.Schema<UserRow>(
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
    pairs: { type: [String], default: undefined },
  },
  { versionKey: false },
);
schema.index({ email: 1 }, { unique: true });
// Whether an administrator is left.
schema.index({ roles: 1, status: 1 });
schema.index(PAIRS_INDEX);
for (const field of Object.values(SORT_FIELDS)) {
  schema.index({ [field]: 1, _id: 1 });
  schema.index({ tokens: 1, [field]: 1, _id: 1 });
}
