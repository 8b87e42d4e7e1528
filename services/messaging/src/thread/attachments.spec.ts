import { request as httpRequest } from 'node:http';
import { LANGUAGES, PROBLEMS, type ThreadMessage } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { aClerk, anAdmin, aPurchaser, aSupplier, eventually, startService } from '@comptoir/testing';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { aFirm } from '../testing/a-firm.ts';
import { EICAR, startClamdServer } from '../testing/clamd-server.ts';
import { codeOf, type FormFile, threadCalls } from '../testing/thread-calls.ts';

const clamd = await startClamdServer();
afterAll(() => clamd.close());
afterEach(() => clamd.sayingTheTruth());
const ENV = { PUBLIC_URL: 'https://portal.example', SMTP_URL: 'smtp://127.0.0.1:9' };
const service = await startService('messaging', createApp, { env: { ...ENV, CLAMD_URL: clamd.url } });
const { send, history, file } = threadCalls(service);
const firm = await aFirm(service);
const supplier = aSupplier(firm);

const collection = (name: string) => service.database.connection.collection(name);
const kept = async () => ({
  messages: await collection('messages').countDocuments(),
  files: await collection('files.files').countDocuments(),
  chunks: await collection('files.chunks').countDocuments(),
  pending: await collection('pending_files').countDocuments(),
});
const NOTHING = { messages: 0, files: 0, chunks: 0, pending: 0 };
beforeEach(async () => {
  for (const name of ['messages', 'files.files', 'files.chunks', 'pending_files'])
    await collection(name).deleteMany({});
});

const bytes = (size: number, fill = 7) => new Uint8Array(size).fill(fill);
const posted = async (answer: Response) => ((await answer.json()) as { data: ThreadMessage }).data;

test('files come with a comment and are given back byte for byte to who reads the thread, and to nobody else', async () => {
  const files: FormFile[] = [
    ['bon de commande.pdf', bytes(300_000)],
    ['صورة.png', bytes(11)],
  ];
  const answer = await send(supplier, firm, 'See these', { files });
  expect(answer.status).toBe(201);
  const message = await posted(answer);
  const named = [
    { number: 1, name: 'bon de commande.pdf', size: 300_000 },
    { number: 2, name: 'صورة.png', size: 11 },
  ];
  expect(message.files).toEqual(named);
  expect((await history(aClerk(), firm)).content[0]?.files).toEqual(named);
  for (const reader of [supplier, aClerk(), aPurchaser()]) {
    const given = await file(reader, message.id, 1);
    expect(given.status).toBe(200);
    expect(Buffer.from(await given.arrayBuffer()).equals(Buffer.from(bytes(300_000)))).toBe(true);
    expect(Object.fromEntries(given.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="bon de commande.pdf"; filename*=UTF-8''bon%20de%20commande.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  }
  const thief = aSupplier(await aFirm(service));
  for (const [caller, id, number] of [
    [thief, message.id, 1],
    [supplier, newId(), 1],
    [supplier, message.id, 3],
  ] as const) {
    expect(await codeOf(await file(caller, id, number))).toEqual([404, 'not.found']);
  }
  expect(clamd.scanned.slice(-2)).toEqual([300_000, 11]);
});

describe('the specification’s limits', () => {
  test('a file of 2 MB is taken, a byte more is not: each side is told in its own words', async () => {
    expect((await send(supplier, firm, 'big', { files: [['a.bin', bytes(2_000_000)]] })).status).toBe(201);
    await collection('messages').deleteMany({});
    const before = await kept();
    const tooBig = { files: [['small.txt', 'x'] as const, ['a.bin', bytes(2_000_001)] as const] };
    const toSupplier = await send(supplier, firm, 'bigger', tooBig);
    const toStaff = await send(anAdmin(), firm, 'bigger', tooBig);
    expect(await toSupplier.json()).toMatchObject({
      ...{ status: 413, code: 'Big.file.message', detail: 'The file ‘a.bin’ is too big: 2 MB at most.' },
    });
    expect(await toStaff.json()).toMatchObject({
      ...{ status: 413, code: 'message.fileTooLarge', message: 'Please select a file that does not exceed 2 MB.' },
    });
    expect(await kept()).toEqual(before);
  });

  test('ten files are taken, of eleven none', async () => {
    const files = (count: number) => Array.from({ length: count }, (_, n) => [`${n}.txt`, `file ${n}`] as const);
    expect(await codeOf(await send(supplier, firm, 'many', { files: files(11) }))).toEqual([
      413,
      'message.tooManyFiles',
    ]);
    expect(await codeOf(await send(supplier, firm, 'many', { files: files(60) }))).toEqual([
      413,
      'message.tooManyFiles',
    ]);
    expect(await kept()).toEqual(NOTHING);
    const answer = await send(supplier, firm, 'many', { files: files(10) });
    expect((await posted(answer)).files).toHaveLength(10);
    expect(await kept()).toEqual({ messages: 1, files: 10, chunks: 10, pending: 0 });
  });

  test('files without a comment are refused, an empty file too; a choice without a file is none', async () => {
    expect(await codeOf(await send(supplier, firm, ' ', { files: [['a.txt', 'a']] }))).toEqual([
      400,
      'missing.comment',
    ]);
    expect(await codeOf(await send(supplier, firm, 'hi', { files: [['a.txt', '']] }))).toEqual([
      400,
      'upload.emptyFile',
    ]);
    expect(await kept()).toEqual(NOTHING);
    const unchosen =
      '--b\r\nContent-Disposition: form-data; name="files"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="replyText"\r\n\r\nhello\r\n--b--\r\n';
    const answer = await service.call(supplier, `/api/message/reply/send?supplierId=${firm}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: unchosen,
    });
    expect((await posted(answer)).files).toEqual([]);
    expect(await kept()).toEqual({ ...NOTHING, messages: 1 });
  });
});

describe('a file is scanned before it is taken', () => {
  const EVIL: FormFile[] = [
    ['fine.txt', 'fine'],
    ['evil.txt', EICAR],
  ];

  test('what carries malware is refused by name, and with it the comment and its other files', async () => {
    const answer = await send(supplier, firm, 'look', { files: EVIL });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'message.fileInfected',
      detail: expect.stringContaining('evil.txt'),
    });
    expect(await kept()).toEqual(NOTHING);
  });

  test.each<[string, string | undefined]>([
    ['is out of order', 'INSTREAM size limit exceeded. ERROR'],
    ['says nothing that it should', 'stream: MAYBE'],
    ['calls it clean in other words', 'stream: OK, I think'],
  ])('while the scanner %s no file is taken; text is', async (_what, saying) => {
    clamd.saying(saying);
    expect(await codeOf(await send(supplier, firm, 'look', { files: [['a.txt', 'a']] }))).toEqual([
      503,
      'scan.unavailable',
    ]);
    expect(await kept()).toEqual(NOTHING);
    expect((await send(supplier, firm, 'without')).status).toBe(201);
    clamd.sayingTheTruth();
    expect((await send(supplier, firm, 'look', { files: [['a.txt', 'a']] })).status).toBe(201);
  });

  test('where no scanner is configured files are refused, and taken unseen in development alone', async () => {
    for (const [more, status, code] of [
      [{}, 503, 'scan.unavailable'],
      [{ NODE_ENV: 'production' }, 503, 'scan.unavailable'],
      [{ CLAMD_URL: 'tcp://127.0.0.1:1' }, 503, 'scan.unavailable'],
      [{ CLAMD_URL: 'tcp://127.0.0.1:1', NODE_ENV: 'development' }, 503, 'scan.unavailable'],
      [{ NODE_ENV: 'development' }, 201, undefined],
    ] as const) {
      const other = await startService('messaging', createApp, { env: { ...ENV, ...more } });
      const theirs = await aFirm(other);
      const answer = await threadCalls(other).send(aSupplier(theirs), theirs, 'look', { files: EVIL });
      expect([more, ...(await codeOf(answer))]).toEqual([more, status, code]);
      const ready = await fetch(new URL('/health/ready', other.url));
      const isAway = 'CLAMD_URL' in more;
      expect([ready.status, await ready.json()]).toEqual([
        200,
        isAway ? { status: 'degraded', missing: ['scanner'] } : { status: 'ready' },
      ]);
      await other.close();
    }
  });

  test.each(LANGUAGES)('why a file was refused is said in %s', (language) => {
    for (const code of [
      'Big.file.message',
      'message.fileTooLarge',
      'message.fileInfected',
      'scan.unavailable',
    ] as const)
      expect(PROBLEMS[code].detail[language].length).toBeGreaterThan(20);
  });
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\a.txt', 'a.txt'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a";\u007f filename=evil.html', 'a"; filename=evil.html'],
  ['<img src=x onerror=x()>.svg', '<img src=x onerror=x()>.svg'],
])('the name %j is kept and given as %j, and says nothing to the browser but a name', async (given, name) => {
  // In a form a quotation mark in a name is sent as %22 (WHATWG URL-encodes it), and stays so.
  const answer = await send(supplier, firm, 'named', { files: [[given, 'x']] });
  const [shown] = (await posted(answer)).files;
  expect(shown?.name).toBe(name.replaceAll('"', '%22'));
  const { id } = (await history(supplier, firm)).content.at(-1) ?? { id: '' };
  const header = (await file(supplier, id, 1)).headers.get('content-disposition') ?? '';
  expect(header).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.%~!#$&+^`|-]*$/);
});

test('what breaks off leaves nothing behind, wherever it does', async () => {
  const whole = [
    '--b\r\nContent-Disposition: form-data; name="replyText"\r\n\r\nhello\r\n',
    '--b\r\nContent-Disposition: form-data; name="files"; filename="a.bin"\r\n\r\n',
    'x'.repeat(500_000),
    '\r\n--b\r\nContent-Disposition: form-data; name="files"; filename="b.bin"\r\n\r\n',
    'y'.repeat(500_000),
  ].join('');
  const path = new URL(`/api/message/reply/send?supplierId=${firm}`, service.url);
  const headers = { ...(await service.headersOf(supplier)), 'content-type': 'multipart/form-data; boundary=b' };
  for (const at of [0.0001, 0.3, 0.52, 0.8, 1]) {
    const body = whole.slice(0, Math.ceil(whole.length * at));
    const ended = await fetch(path, { method: 'POST', headers, body });
    expect([at, ended.status]).toEqual([at, 400]);
    // And a browser that went away in the middle of it.
    const call = httpRequest(path, { method: 'POST', headers: { ...headers, 'content-length': whole.length + 100 } });
    call.on('error', () => undefined);
    call.write(body);
    await new Promise((resolve) => setTimeout(resolve, 150));
    call.destroy();
  }
  // What the last call sent may still be on its way in: nothing is kept, and nothing comes any more.
  let looks = 0;
  await eventually(async () => {
    looks = JSON.stringify(await kept()) === JSON.stringify(NOTHING) ? looks + 1 : 0;
    return looks === 25;
  });
});

test('to another’s thread no file is even stored', async () => {
  const thief = aSupplier(await aFirm(service));
  const before = clamd.scanned.length;
  expect(await codeOf(await send(thief, firm, 'mine', { files: [['a.txt', 'a']] }))).toEqual([404, 'not.found']);
  expect([clamd.scanned.length, await kept()]).toEqual([before, NOTHING]);
});
