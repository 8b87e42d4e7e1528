import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Program, startProgram } from '@comptoir/testing/engines';
import { mongo } from 'mongoose';
import { afterAll, expect, test } from 'vitest';
import { startLocalMongo } from './index.ts';

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'comptoir-engine-spec-'));
  folders.push(made);
  return made;
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

test('it takes transactions, and a later start on another port finds what was written', async () => {
  const dataDir = folder();
  const first = await startLocalMongo({ dataDir });
  await using(first.uri, async (client) => {
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await client.db('spec').collection('notes').insertOne({ text: 'kept' }, { session });
      }),
    );
  });
  await first.stop();

  const second = await startLocalMongo({ dataDir });
  const found = await using(second.uri, (client) => client.db('spec').collection('notes').findOne({}));
  await second.stop();
  expect(second.port).not.toBe(first.port);
  expect(found?.text).toBe('kept');
});

test('a program killed without a word takes its engine with it, and the next start serves', async () => {
  const dataDir = folder();
  const program = await startInAnotherProgram(dataDir);
  const { engine } = await pids(dataDir);
  await program.crash();
  await gone(engine);

  const next = await startLocalMongo({ dataDir });
  await next.stop();
});

test('an engine whose supervisor was killed as well is ended by the next start', async () => {
  const dataDir = folder();
  const program = await startInAnotherProgram(dataDir);
  const { engine, supervisor } = await pids(dataDir);
  process.kill(supervisor, 'SIGKILL');
  await program.crash();
  expect(isRunning(engine)).toBe(true);

  const next = await startLocalMongo({ dataDir });
  expect(isRunning(engine)).toBe(false);
  await next.stop();
});

test('a folder that a living program works on is refused with the number of its process', async () => {
  const dataDir = folder();
  const program = await startInAnotherProgram(dataDir);
  const { engine, supervisor } = await pids(dataDir);
  await expect(startLocalMongo({ dataDir })).rejects.toThrow(`in use by process ${supervisor}`);
  await program.crash();
  await gone(engine);
}, 30_000);

test('a port that is taken is refused in one line that names it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const refusal = await startLocalMongo({ port }).catch((error: Error) => error.message);
  server.close();
  expect(refusal).toMatch(new RegExp(`^MongoDB .* did not start on port ${port}: .*in use.*$`, 'i'));
});

async function using<T>(uri: string, work: (client: mongo.MongoClient) => Promise<T>): Promise<T> {
  const client = await mongo.MongoClient.connect(uri);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

async function startInAnotherProgram(dataDir: string): Promise<Program> {
  const code = `
    import { startLocalMongo } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
    await startLocalMongo({ dataDir: ${JSON.stringify(dataDir)} });
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const program = startProgram(['--input-type=module', '--eval', code]);
  await once(createInterface({ input: program.stdout }), 'line');
  return program;
}

async function pids(dataDir: string): Promise<{ supervisor: number; engine: number }> {
  return JSON.parse(await readFile(join(dataDir, 'engine.pid'), 'utf8')) as { supervisor: number; engine: number };
}

function isRunning(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .startsWith('Z');
  } catch {
    return false;
  }
}

async function gone(pid: number): Promise<void> {
  for (let waited = 0; waited < 10_000 && isRunning(pid); waited += 100) await sleep(100);
  expect(isRunning(pid)).toBe(false);
}
