import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { backOff } from './back-off.ts';

export type Session = mongoose.mongo.ClientSession;

const GIVE_UP_AFTER_MS = 30_000;

const TRANSACTION_OPTIONS = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
} as const;

const afterCommitCallbacks = new WeakMap<Session, Array<() => void>>();

/**
 * Runs `callback` once the transaction of `session` has committed, never if it aborts.
 * For signals inside this process only: a crash between the commit and the callback loses it.
 */
export function afterCommit(session: Session, callback: () => void): void {
  const callbacks = afterCommitCallbacks.get(session);
  if (!callbacks) throw new Error('afterCommit needs a session of Database.withTransaction');
  callbacks.push(callback);
}

/**
 * Runs `work` in a transaction (snapshot reads, majority writes) and returns its result after the commit.
 * Transient errors (write conflicts, a new primary) run `work` again, with growing pauses, for at most 30 s:
 * effects outside the database do not belong in it. Any other error aborts and is thrown as it came.
 */
export async function runTransaction<T>(
  connection: mongoose.Connection,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + GIVE_UP_AFTER_MS;
  const session = await connection.startSession();
  try {
    for (let attempt = 1; ; attempt += 1) {
      const callbacks: Array<() => void> = [];
      afterCommitCallbacks.set(session, callbacks);
      try {
        session.startTransaction(TRANSACTION_OPTIONS);
        const result = await work(session).catch(markedIfCutOff);
        await commit(session, deadline);
        // On a turn of their own: what one of them throws must not make a committed transaction look failed.
        for (const callback of callbacks) queueMicrotask(callback);
        return result;
      } catch (error) {
        if (session.inTransaction()) await session.abortTransaction();
        if (!hasLabel(error, 'TransientTransactionError') || performance.now() > deadline) throw error;
        await sleep(backOff(attempt, { firstMs: 2, mostMs: 250 }));
      }
    }
  } finally {
    await session.endSession();
  }
}

/**
 * Nothing is committed while the work is done: whatever cut it off, it can be done again. The driver says so by a label,
 * but not of a connection that was given up before its own error came, nor of one cut while it waited to write more.
 */
function markedIfCutOff(error: unknown): never {
  const cut = cutOff(error);
  if (!cut) throw error;
  cut.addErrorLabel('TransientTransactionError');
  throw cut;
}

/** What a cut connection comes as: the driver's own error, or the socket's, which it lets through while it writes. */
function cutOff(thrown: unknown): mongoose.mongo.MongoNetworkError | undefined {
  const error = causeOf(thrown);
  if (error instanceof mongoose.mongo.MongoNetworkError) return error;
  const ofSocket = error instanceof Error && 'code' in error && SOCKET_CODES.has(String(error.code));
  return ofSocket ? new mongoose.mongo.MongoNetworkError(error.message, { cause: error }) : undefined;
}

const SOCKET_CODES = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Commits again while the answer got lost on its way: committing twice is safe, guessing is not. */
async function commit(session: Session, deadline: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      const lost = hasLabel(error, 'UnknownTransactionCommitResult') || cutOff(error) !== undefined;
      if (!lost || performance.now() > deadline) throw error;
      await sleep(backOff(attempt, { firstMs: 10, mostMs: 500 }));
    }
  }
}

/**
 * What a member says that is no primary, or about to go (the driver's own list, with WriteConcernTimeout): HostUnreachable,
 * HostNotFound, WriteConcernTimeout, NetworkTimeout, ShutdownInProgress, PrimarySteppedDown, ExceededTimeLimit,
 * SocketException, NotWritablePrimary, InterruptedAtShutdown, InterruptedDueToReplStateChange, NotPrimaryNoSecondaryOk,
 * NotPrimaryOrSecondary.
 */
const AWAY = new Set([6, 7, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/**
 * Whether the database could not be reached or has no primary: the work itself is not to blame,
 * and trying again later is right however often it failed.
 */
export function isUnavailable(thrown: unknown): boolean {
  const error = causeOf(thrown);
  return (
    (error instanceof mongoose.mongo.MongoServerError && AWAY.has(Number(error.code))) ||
    (error instanceof mongoose.mongo.MongoError && error.name === 'MongoWaitQueueTimeoutError') ||
    cutOff(error) !== undefined ||
    error instanceof mongoose.mongo.MongoServerSelectionError ||
    error instanceof mongoose.mongo.MongoTopologyClosedError ||
    error instanceof mongoose.mongo.MongoNotConnectedError ||
    error instanceof mongoose.mongo.MongoClientClosedError ||
    hasLabel(error, 'RetryableWriteError') ||
    hasLabel(error, 'TransientTransactionError') ||
    hasLabel(error, 'UnknownTransactionCommitResult')
  );
}

/** Whether a unique index refused the write. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === 11000;
}

/** Several writes in one call fail with an error of their own, whatever the reason: the reason is inside. */
function causeOf(error: unknown): unknown {
  if (!(error instanceof mongoose.mongo.MongoServerError)) return error;
  const inside: unknown = error.errorResponse;
  return inside instanceof Error ? inside : error;
}

function hasLabel(error: unknown, label: string): boolean {
  return error instanceof mongoose.mongo.MongoError && error.hasErrorLabel(label);
}
