import { testDatabase } from '@comptoir/testing/engines';
import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { modelOf } from './database.ts';
import { afterCommit, isUnavailable } from './transaction.ts';

const database = await testDatabase('transactions');
const model = modelOf<{ _id: string; count: number }>(
  database,
  'tallies',
  new mongoose.Schema({ _id: String, count: Number }, { versionKey: false }),
);
await database.ensureIndexes();

describe('a transaction', () => {
  it('keeps every one of forty increments made at once on the same row', async () => {
    await model.create({ _id: 'hot', count: 0 });
    const increment = () =>
      database.withTransaction(async (session) => {
        const row = await model.findById('hot').session(session).lean();
        await model.updateOne({ _id: 'hot' }, { $set: { count: (row?.count ?? 0) + 1 } }, { session });
      });
    await Promise.all(Array.from({ length: 40 }, increment));
    expect((await model.findById('hot').lean())?.count).toBe(40);
  });

  it('leaves nothing behind when its work throws, and throws that error', async () => {
    const attempt = database.withTransaction(async (session) => {
      await model.create([{ _id: 'gone', count: 1 }], { session });
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await model.findById('gone')).toBeNull();
  });

  it('does its work again when a connection breaks under it, also under several writes of one call', async () => {
    let runs = 0;
    await database.withTransaction(async (session) => {
      runs += 1;
      await model.collection.insertMany([{ _id: `cut ${runs}`, count: runs } as never], { session });
      if (runs === 1) throw new mongoose.mongo.MongoNetworkError('read ECONNRESET');
      if (runs === 2) throw wrapped(new mongoose.mongo.MongoNetworkError('read ECONNRESET'));
      if (runs === 3) throw ofSocket();
    });
    expect(runs).toBe(4);
    expect((await model.find({ _id: /^cut/ }).lean()).map(({ _id }) => _id)).toEqual(['cut 4']);
    expect(isUnavailable(wrapped(new mongoose.mongo.MongoNetworkError('read ECONNRESET')))).toBe(true);
    expect(isUnavailable(ofSocket())).toBe(true);
    expect(isUnavailable(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe(false);
  });

  it('calls back after the commit, once however often it was repeated, and not after an abort', async () => {
    const heard: string[] = [];
    let runs = 0;
    await database.withTransaction(async (session) => {
      runs += 1;
      afterCommit(session, () => heard.push(`commit of run ${runs}`));
      if (runs < 3) throw transient();
    });
    await database
      .withTransaction(async (session) => {
        afterCommit(session, () => heard.push('aborted'));
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(heard).toEqual(['commit of run 3']);
  });
});

/** As the driver wraps what stopped an insertMany or a bulkWrite. */
function wrapped(error: Error): Error {
  return new mongoose.mongo.MongoServerError(error);
}

function transient(): Error {
  const error = new mongoose.mongo.MongoError('write conflict');
  error.addErrorLabel('TransientTransactionError');
  return error;
}

/** As the driver lets a socket's error through while it waits for room to write more. */
function ofSocket(): Error {
  return Object.assign(new Error('write ECONNRESET'), { code: 'ECONNRESET', syscall: 'write' });
}
