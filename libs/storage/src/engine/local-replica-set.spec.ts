import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { isUnavailable } from '../transaction.ts';
import { type LocalMember, startLocalReplicaSet } from './index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-set-spec-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const kill = async (member: LocalMember): Promise<void> => {
  const ended = member.ended();
  process.kill(await member.pid(), 'SIGKILL');
  await ended;
};
const count = async (uri: string): Promise<number> => {
  const client = await mongo.MongoClient.connect(uri);
  try {
    return await client.db('spec').collection('notes').countDocuments();
  } finally {
    await client.close();
  }
};

test('it loses its primary and goes on, says that it has none, and is found by the next start on other ports', {
  timeout: 120_000,
}, async () => {
  const set = await startLocalReplicaSet({ dataDir });
  const database = await openDatabase({ uri: `${set.uri}&serverSelectionTimeoutMS=4000`, name: 'spec' });
  const notes = database.connection.collection('notes');
  const write = (text: string) => database.withTransaction((session) => notes.insertOne({ text }, { session }));
  await write('by three');

  const first = (await set.primary()) as LocalMember;
  await kill(first);
  await write('by two');
  expect((await set.primary())?.port).not.toBe(first.port);

  const second = (await set.primary()) as LocalMember;
  await kill(second);
  const asked = performance.now();
  const refusal = await write('by one').catch((error: unknown) => error);
  expect(isUnavailable(refusal)).toBe(true);
  expect(performance.now() - asked).toBeLessThan(12_000);

  await Promise.all([first.start(), second.start()]);
  await write('by three again');
  await database.close();
  await set.stop();

  const next = await startLocalReplicaSet({ dataDir });
  expect(next.members.map(({ port }) => port)).not.toEqual(set.members.map(({ port }) => port));
  expect(await count(next.uri)).toBe(3);
  await next.stop();
});
