import mongoose from 'mongoose';
import type { Logger } from './logger.ts';
import { runTransaction, type Session } from './transaction.ts';

export type Database = {
  readonly name: string;
  readonly connection: mongoose.Connection;
  /** See `runTransaction`: majority, repeated on transient errors, so `work` may run more than once. */
  withTransaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Creates the collections and indexes of every model made on the connection so far; services call it at start. */
  ensureIndexes(): Promise<void>;
  /** Resolves when the server answers, rejects with its error otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/**
 * How long anything may wait for a server, in milliseconds: each may be said otherwise in the URI. A call waits through
 * an election (about 10 s in a set with its default settings) and is then refused; a member that stands still without
 * closing its connections is given up by its monitor, and with it what was asked of it.
 */
const WAITS = {
  serverSelectionTimeoutMS: 10_000,
  connectTimeoutMS: 5_000,
  heartbeatFrequencyMS: 5_000,
  waitQueueTimeoutMS: 10_000,
  maxPoolSize: 50,
};

const unsaid = (uri: string): Partial<typeof WAITS> =>
  Object.fromEntries(Object.entries(WAITS).filter(([name]) => !uri.toLowerCase().includes(`${name.toLowerCase()}=`)));

/**
 * Opens one service's database `name` on the replica set at `uri` (a path in the URI is overridden).
 * Reads and writes are majority by default. Rejects when no server answers within 10 s.
 */
export async function openDatabase(options: { uri: string; name: string; logger?: Logger }): Promise<Database> {
  const { uri, name, logger } = options;
  const connection = mongoose.createConnection(uri, {
    dbName: name,
    appName: `comptoir-${name}`,
    autoIndex: false,
    autoCreate: false,
    ...unsaid(uri),
    retryWrites: true,
    // A database that is away is said at once by the driver, not waited for in mongoose's own queue.
    bufferCommands: false,
    readConcernLevel: 'majority',
    writeConcern: { w: 'majority' },
  });
  connection.on('error', (error: Error) => logger?.error({ err: error, database: name }, 'database error'));
  connection.on('disconnected', () => logger?.warn({ database: name }, 'database disconnected'));
  connection.on('reconnected', () => logger?.info({ database: name }, 'database reconnected'));
  await connection.asPromise();

  return {
    name,
    connection,
    withTransaction: (work) => runTransaction(connection, work),
    async ensureIndexes() {
      for (const model of Object.values(connection.models)) {
        await model.createCollection();
        await model.createIndexes();
      }
    },
    async ping() {
      await connection.db?.admin().ping();
    },
    close: () => connection.close(),
  };
}

/** The connection's model of that name, made from `schema` the first time: a store may be created twice. */
export function modelOf<T>(database: Database, name: string, schema: mongoose.Schema<T>): mongoose.Model<T> {
  const { connection } = database;
  return (connection.models[name] as mongoose.Model<T> | undefined) ?? connection.model<T>(name, schema, name);
}
