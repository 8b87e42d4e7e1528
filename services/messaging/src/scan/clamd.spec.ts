import { execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger, Problem } from '@comptoir/service-kit';
import { freePort } from '@comptoir/storage/engine';
import { eventually } from '@comptoir/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { EICAR, startClamdServer } from '../testing/clamd-server.ts';
import { createClamd } from './clamd.ts';

const logger = createLogger({ service: 'spec', level: 'silent' });
const standIn = await startClamdServer({ mostBytes: 3_000_000 });
afterAll(() => standIn.close());

/** Where clamd is, if this machine has it: CLAMD_PATH, or the PATH. */
function findClamd(): string | undefined {
  if (process.env.CLAMD_PATH) return process.env.CLAMD_PATH;
  try {
    return execFileSync('which', ['clamd'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}
const clamdPath = findClamd();

/** A clamd of one signature, its own: EICAR's, by the MD5 and the size of the whole file. No other database is asked for. */
async function startClamd(program: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
  // clamd may change to another user.
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'test.hdb'), '44d88612fea8a8f36de82e1278abb02f:68:Eicar-By-Hand\n');
  const port = await freePort();
  const lines = ['Foreground yes', `TCPSocket ${port}`, 'TCPAddr 127.0.0.1', `DatabaseDirectory ${folder}`];
  const config = join(folder, 'clamd.conf');
  await writeFile(config, [...lines, 'StreamMaxLength 3M', 'MaxThreads 2', 'LogVerbose no', ''].join('\n'));
  const clamd = spawn(program, [`--config-file=${config}`], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [clamd.stdout, clamd.stderr]) stream.on('data', (text) => (said += String(text)));
  afterAll(async () => {
    const gone = new Promise((resolve) => clamd.once('exit', resolve));
    if (clamd.exitCode === null) {
      clamd.kill();
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  });
  const url = `tcp://127.0.0.1:${port}`;
  await eventually(async () => {
    if (clamd.exitCode !== null) throw new Error(`clamd ended: ${said}`);
    return createClamd({ url, logger })
      .ping()
      .then(
        () => true,
        () => false,
      );
  }, 30_000);
  return url;
}

const codeOf = (thrown: unknown) => (thrown instanceof Problem ? thrown.code : String(thrown));

describe.each([
  { what: 'a server of clamd’s protocol', start: async () => standIn.url, skip: false },
  { what: 'clamd itself', start: async () => startClamd(clamdPath ?? ''), skip: clamdPath === undefined },
])('$what', ({ start, skip }) => {
  test.skipIf(skip)('tells clean files from malware, whatever their size, and answers for itself', async () => {
    const clamd = createClamd({ url: await start(), logger });
    await clamd.ping();
    for (const size of [0, 1, 64 * 1024, 64 * 1024 + 1, 2_000_000]) {
      expect([size, await clamd.scan(Buffer.alloc(size, 65))]).toEqual([size, { clean: true }]);
    }
    expect(await clamd.scan(Buffer.from(EICAR))).toMatchObject({
      clean: false,
      found: expect.stringMatching(/eicar/i),
    });
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, n) => clamd.scan(Buffer.from(n % 3 === 0 ? EICAR : `file ${n}`))),
    );
    expect(many.map(({ clean }) => clean)).toEqual(Array.from({ length: 12 }, (_, n) => n % 3 !== 0));
    // Beyond its own limit it does not tell: that is no clean file.
    await expect(clamd.scan(Buffer.alloc(4_000_000)).catch(codeOf)).resolves.toBe('scan.unavailable');
  });
});

test('a scanner that says nothing is given up, one that is not there at once', async () => {
  standIn.saying(undefined);
  const began = performance.now();
  const slow = createClamd({ url: standIn.url, logger, timeoutMs: 300 });
  await expect(slow.scan(Buffer.from('x')).catch(codeOf)).resolves.toBe('scan.unavailable');
  expect(performance.now() - began).toBeLessThan(3_000);
  const asked = performance.now();
  await expect(createClamd({ url: standIn.url, logger }).ping()).rejects.toThrow();
  expect(performance.now() - asked).toBeLessThan(1_400);
  standIn.sayingTheTruth();
  await sleep(10);
  for (const url of ['tcp://127.0.0.1:1', 'unix:/nowhere/clamd.sock']) {
    const none = createClamd({ url, logger });
    await expect(none.scan(Buffer.from('x')).catch(codeOf)).resolves.toBe('scan.unavailable');
    await expect(none.ping()).rejects.toThrow();
  }
});
