import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@comptoir/service-kit';
import { rawMail } from '@comptoir/testing';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Letter } from './letter.ts';
import { createReadingPool } from './reading/reading-pool.ts';

const logger = createLogger({ service: 'spec', level: 'silent' });
const pool = createReadingPool(500, logger);
const folder = await mkdtemp(join(tmpdir(), 'comptoir-hostile-'));
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true, force: true });
});

/** What became of a message: its letter, or why there is none. */
async function read(raw: Buffer | string): Promise<Letter | string> {
  const path = join(folder, 'message');
  await writeFile(path, raw);
  const answer = await pool
    .run({ path, folder, mostFiles: 30 })
    .catch((error: Error) => ({ unreadable: error.message }));
  return 'letter' in answer ? answer.letter : answer.unreadable;
}
const filesOf = (read: Letter | string): Array<string | null> | string =>
  typeof read === 'string' ? read : read.files.map(({ name }) => name);

const HEAD = 'From: Eve <eve@evil.example>\r\nMessage-ID: <1@evil.example>\r\nMIME-Version: 1.0\r\n';
const part = (name: string, type = 'application/pdf') =>
  `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n%PDF-1.7\r\n`;
const multipart = (parts: readonly string[], boundary = 'b') =>
  `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${parts.map((each) => `--${boundary}\r\n${each}`).join('')}--${boundary}--\r\n`;

/** A message within a message, so many times. */
const nested = (depth: number): string =>
  depth === 0
    ? `${HEAD}${multipart([part('deep.pdf')])}`
    : `${HEAD}${multipart([`Content-Type: message/rfc822\r\n\r\n${nested(depth - 1)}\r\n`], `n${depth}`)}`;
const levels = (depth: number): string =>
  depth === 0 ? part('deep.pdf') : multipart([levels(depth - 1)], `l${depth}`);

test('a message of 10,000 parts is told from one that can be taken, in time', async () => {
  const began = performance.now();
  const letter = await read(`${HEAD}${multipart(Array.from({ length: 10_000 }, (_, n) => part(`${n}.pdf`)))}`);
  expect(filesOf(letter)).toHaveLength(31);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('files of messages that were sent on are found, and nothing is looked for without end', async () => {
  expect(filesOf(await read(nested(1)))).toEqual(['deep.pdf']);
  const inner = Buffer.from(nested(0));
  const forwarded = await rawMail({ from: 'a@b.example', attachments: [{ filename: 'fwd.eml', content: inner }] });
  expect(filesOf(await read(forwarded))).toEqual(['deep.pdf']);
  expect(typeof filesOf(await read(nested(200)))).not.toBe('undefined');
  expect(await read(`${HEAD}${levels(500)}`)).toMatch(/nesting depth/i);
});

test('a message that would take more than its process may hold is given up, and the next one is read', async () => {
  const small = createReadingPool(150, logger);
  const path = join(folder, 'large');
  await writeFile(path, `${HEAD}${multipart([`${part('a.pdf')}${'x'.repeat(76)}\r\n`.padEnd(80_000_000, 'x\r\n')])}`);
  const failure = await small.run({ path, folder, mostFiles: 30 }).catch((error: Error) => error);
  expect(failure).toMatchObject({ reason: 'OUT_OF_MEMORY' });
  await writeFile(path, `${HEAD}${multipart([part('next.pdf')])}`);
  expect(await small.run({ path, folder, mostFiles: 30 })).toMatchObject({ letter: { files: [{ name: 'next.pdf' }] } });
  await small.close();
}, 60_000);

test('a text of nothing but beginnings of comments is read in time', async () => {
  const text = 'Content-Type: text/plain\r\n\r\nhello\r\n';
  const html = `Content-Type: text/html\r\n\r\n${'<!--'.repeat(1_000_000)}\r\n`;
  const began = performance.now();
  expect(filesOf(await read(`${HEAD}${multipart([text, html, part('a.pdf')])}`))).toEqual(['a.pdf']);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('the largest message that is taken is read within the memory of its process', async () => {
  const attachments = Array.from({ length: 20 }, (_, n) => ({
    filename: `${n}.pdf`,
    content: Buffer.alloc(1_400_000, `%PDF-1.7 ${n}`),
  }));
  const raw = await rawMail({ from: 'a@b.example', attachments });
  expect(raw.length).toBeGreaterThan(38_000_000);
  expect(filesOf(await read(raw))).toHaveLength(20);
}, 60_000);

test('what is broken is read as far as it goes, or refused, and never more', async () => {
  for (const raw of [
    '',
    '\r\n\r\n',
    'no headers',
    'From: x',
    `${HEAD}Content-Type: multipart/mixed; boundary="x"\r\n\r\n--x`,
  ]) {
    expect(['object', 'string']).toContain(typeof (await read(raw)));
  }
  const cut = Buffer.from(`${HEAD}${multipart([part('a.pdf')])}`);
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: cut.length - 1 }), fc.uint8Array({ maxLength: 40 }), async (at, noise) => {
      const raw = Buffer.concat([cut.subarray(0, at), noise, cut.subarray(at + noise.length)]);
      const letter = await read(raw);
      expect(typeof letter === 'string' || letter.files.length <= 31).toBe(true);
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('names, addresses and ids that would break a line of another header or lead elsewhere are not kept so', async () => {
  const letter = await read(
    `From: =?utf-8?Q?a=0D=0ABcc:_x@y.z?= <Eve@Evil.Example>\r\nMessage-ID: <a b>\r\nSubject: =?utf-8?Q?a=0D=0Ab?=\r\n${multipart([part('../../etc/passwd')])}`,
  );
  expect(letter).toMatchObject({ from: 'eve@evil.example', messageId: undefined });
});
