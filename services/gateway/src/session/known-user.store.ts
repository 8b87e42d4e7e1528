import type { EventOf, UserStatus } from '@comptoir/contracts';
import { createProjection, type Projection } from '@comptoir/event-bus';
import type { Database, Session as Transaction } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { KnownUser } from './session.ts';

type Row = Omit<KnownUser, 'id' | 'version'> & { _id: string; sequence: number; status: UserStatus };

export interface KnownUserStore {
  readonly projection: Projection<Row>;
  find(id: string): Promise<KnownUser | undefined>;
  /** Keeps what an event says unless something newer is kept. */
  keep(transaction: Transaction, user: KnownUser): Promise<void>;
}

/** The gateway's copy of identity's users: what it holds sessions against. */
export function createKnownUserStore(database: Database): KnownUserStore {
  const projection = createProjection<Row>(database, {
    name: 'users',
    collection: 'known_users',
    schema,
    from: { UserChanged: (event) => changeOf(knownUserOf(event)).fields },
  });
  const users = projection.model;
  return {
    projection,
    async find(id) {
      const row = await users.findById(id).lean<Row>();
      if (!row) return undefined;
      const { _id, sequence, ...user } = row;
      return { id: _id, version: sequence, ...user };
    },
    async keep(transaction, user) {
      await projection.write(transaction, changeOf(user));
    },
  };
}

const changeOf = ({ id, version, ...fields }: KnownUser) => ({ id, sequence: version, fields });

export function knownUserOf({ subject, sequence, data }: EventOf<'UserChanged'>): KnownUser {
  const { email, firstName, lastName, roles, supplierIds, language, status, passwordChangedAt, keptSession } = data;
  return {
    id: subject,
    version: sequence,
    name: `${firstName} ${lastName}`,
    email,
    roles,
    supplierIds,
    language,
    status,
    ...(passwordChangedAt !== undefined && { passwordChangedAt: new Date(passwordChangedAt) }),
    ...(keptSession !== undefined && { keptSession }),
  };
}

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    sequence: Number,
    name: String,
    email: String,
    roles: [String],
    supplierIds: [String],
    language: String,
    status: String,
    passwordChangedAt: Date,
    keptSession: String,
  },
  { versionKey: false },
);
