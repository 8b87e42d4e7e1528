import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { mongoUri, startProgram, testDatabase } from '@comptoir/testing/engines';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGridFsStore, isFileLost } from './gridfs.store.ts';
import { holdFiles, writePending } from './hold-files.ts';
import { createPendingFiles } from './pending-files.store.ts';
import { sweepAbandoned } from './sweep-abandoned.ts';

const database = await testDatabase('pending');
const silent = () => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };
const files = createGridFsStore(database);
const pending = createPendingFiles(database);
const parts = { files, pending, logger };
const collection = (name: string) => database.connection.collection(name);

const left = async () => ({
  files: await collection('files.files').countDocuments(),
  chunks: await collection('files.chunks').countDocuments(),
  pending: await collection('pending_files').countDocuments(),
});
const NOTHING = { files: 0, chunks: 0, pending: 0 };
/** As if two minutes had passed without a sign of the writers. */
const letLeasesRunOut = () => collection('pending_files').updateMany({}, { $set: { leasedUntil: new Date(0) } });

async function* three(): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < 3; part += 1) yield Buffer.alloc(300_000, part);
}

async function* cutting(): AsyncGenerator<Uint8Array> {
  yield* three();
  throw new Error('line cut');
}

beforeEach(async () => {
  for (const name of ['files.files', 'files.chunks', 'pending_files']) await collection(name).deleteMany({});
});

describe('a pending file', () => {
  it.each(['while streaming', 'between the bytes and the record'])(
    'whose process is killed %s is cleared away, not before its lease runs out, and no record names it',
    async (moment) => {
      const script = fileURLToPath(new URL('./fixtures/dying-intake.ts', import.meta.url));
      const intake = startProgram([script, mongoUri(), database.name, moment]);
      await once(intake.stdout, 'data');
      await intake.crash();

      expect(await left()).toMatchObject({ pending: 1 });
      expect((await left()).chunks).toBeGreaterThan(0);
      expect(await sweepAbandoned(parts)).toBe(0);
      await letLeasesRunOut();
      expect(await sweepAbandoned(parts)).toBe(1);
      expect(await left()).toEqual(NOTHING);
    },
  );

  it('leaves nothing where its source fails, or its record cannot be written', async () => {
    await expect(writePending(parts, cutting(), async () => 'kept')).rejects.toThrow('line cut');
    expect(await left()).toEqual(NOTHING);
    const refused = writePending(parts, three(), (file) =>
      database.withTransaction(async (session) => {
        await file.keep(session);
        throw new Error('no record');
      }),
    );
    await expect(refused).rejects.toThrow('no record');
    expect(await left()).toEqual(NOTHING);
  });

  it('leaves nothing of several where the last of them fails, or the record that names them', async () => {
    for (const cause of ['line cut', 'no record']) {
      const refused = holdFiles(parts, async (held) => {
        const kept = [await held.write(three()), await held.write(three())];
        if (cause === 'line cut') await held.write(cutting());
        await database.withTransaction(async (session) => {
          for (const file of kept) await file.keep(session);
          throw new Error('no record');
        });
      });
      await expect(refused).rejects.toThrow(cause);
      expect(await left()).toEqual(NOTHING);
    }
  });

  it('is not kept by a writer that was frozen until somebody took it over', async () => {
    const frozen = writePending(parts, three(), async (file) => {
      await letLeasesRunOut();
      expect(await sweepAbandoned(parts)).toBe(1);
      await database.withTransaction((session) => file.keep(session));
    });
    await expect(frozen).rejects.toThrow('cleared away');
    expect(await left()).toEqual(NOTHING);
  });

  it('is cleared away once, however many sweep', async () => {
    for (let count = 0; count < 5; count += 1) {
      const file = await pending.begin();
      await files.write(file.id, three());
    }
    await letLeasesRunOut();
    const swept = await Promise.all([sweepAbandoned(parts), sweepAbandoned(parts), sweepAbandoned(parts)]);
    expect(swept.reduce((sum, count) => sum + count)).toBe(5);
    expect(await left()).toEqual(NOTHING);
  });

  it('leaves nothing of many small ones written at once where one is not named, and those that are stay whole', async () => {
    const small = [Buffer.alloc(1, 1), Buffer.alloc(600_000, 2), Buffer.alloc(0)];
    const kept = await holdFiles(parts, async (held) => {
      const [first, second, third] = await held.writeAll(small);
      if (!first || !second || !third) throw new Error('not all were written');
      await database.withTransaction((session) => pending.keepAll(session, [first, second]));
      await held.drop(third);
      return [first, second];
    });
    expect(await left()).toEqual({ files: 2, chunks: 4, pending: 0 });
    for (const [at, { id }] of kept.entries()) {
      expect(Buffer.concat(await files.read(id).toArray()).equals(small[at] ?? Buffer.alloc(0))).toBe(true);
    }
    await expect(
      holdFiles(parts, async (held) => {
        const written = await held.writeAll(small);
        await database.withTransaction(async (session) => {
          await pending.keepAll(session, written);
          throw new Error('no record');
        });
      }),
    ).rejects.toThrow('no record');
    expect(await left()).toMatchObject({ files: 2, pending: 0 });
  });

  it('that was kept stays, whatever fails after that', async () => {
    const failing = writePending(parts, three(), async (file) => {
      await database.withTransaction((session) => file.keep(session));
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    expect(await left()).toMatchObject({ files: 1, pending: 0 });
  });

  it('is told from one that is gone, or no longer whole', async () => {
    const { id } = await writePending(parts, three(), async (file) => file);
    const failureOf = async (file: string) => {
      try {
        await files.read(file).toArray();
        return undefined;
      } catch (error) {
        return isFileLost(error);
      }
    };
    expect(await failureOf(id)).toBeUndefined();
    await collection('files.chunks').deleteOne({ files_id: id as never, n: 1 });
    expect([await failureOf(id), await failureOf('nowhere')]).toEqual([true, true]);
    expect(isFileLost(new Error('the database is away'))).toBe(false);
  });

  it('stays once it is kept', async () => {
    await writePending(parts, three(), (file) => database.withTransaction((session) => file.keep(session)));
    await letLeasesRunOut();
    expect(await sweepAbandoned(parts)).toBe(0);
    expect(await left()).toMatchObject({ files: 1, pending: 0 });
  });
});
