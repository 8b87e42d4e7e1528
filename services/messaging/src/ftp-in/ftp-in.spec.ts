import { createHash } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IntakeArrival, IntakeSource, IntakeTrial } from '@comptoir/contracts';
import { anAdmin, startService, eventually as within } from '@comptoir/testing';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { aFirm } from '../testing/a-firm.ts';
import { startDocumentsStandIn } from '../testing/documents-stand-in.ts';
import { startFtpServer } from '../testing/ftp-server.ts';
import { startSftpServer } from '../testing/sftp-server.ts';

/** Servers, a database and a poller, on a busy machine. */
const eventually = <T>(look: Parameters<typeof within<T>>[0]) => within<T>(look, 25_000);
vi.setConfig({ testTimeout: 60_000 });

const LOGIN = { user: 'scanner', password: 'only-for-this-test' };
const [ftp, sftp, documents] = await Promise.all([
  startFtpServer(LOGIN),
  startSftpServer(LOGIN),
  startDocumentsStandIn(),
]);
const service = await startService('messaging', createApp, {
  env: {
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    INTAKE_ALLOWED_HOSTS: '127.0.0.1',
    INTAKE_INTERVAL_MS: '200',
  },
  urls: { documents: documents.url },
});
afterAll(async () => {
  await service.close();
  await Promise.all([ftp.close(), sftp.close(), documents.close()]);
});
afterEach(async () => {
  for (const { id } of await ask<IntakeSource[]>('GET', '')) await ask('DELETE', `/${id}`);
});
const admin = anAdmin();
const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const answer = await service.call(admin, `/api/v1/intake-sources${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return (await answer.json()) as T;
};
const settingsOf = (kind: 'FTP' | 'SFTP', more: object = {}) => ({
  ...{ kind, name: kind, host: '127.0.0.1', security: kind === 'SFTP' ? 'TLS' : 'NONE', ...LOGIN },
  ...{ port: kind === 'SFTP' ? sftp.port : ftp.port, ...(kind === 'SFTP' && { hostKey: sftp.hostKey }) },
  ...{ folder: '/', supplierBy: 'CONTENT' },
  ...more,
});
const pdf = (words: string): string => `%PDF-1.7 ${words}`;

describe.each([
  { kind: 'FTP' as const, root: ftp.root },
  { kind: 'SFTP' as const, root: sftp.root },
])('a folder of an $kind server', ({ kind, root }) => {
  const at = (...path: string[]): string => join(root, ...path);
  const list = (...path: string[]): Promise<string[]> => readdir(at(...path)).catch(() => []);
  const arrivalOf = (id: string, name: string) =>
    eventually(async () => {
      const arrivals = await ask<IntakeArrival[]>('GET', `/${id}/arrivals`);
      return arrivals.find(({ files }) => files[0]?.name === name);
    });

  test('its files become documents and are moved to done, what is none to refused', async () => {
    await mkdir(at(`in-${kind}`));
    const { id } = await ask<IntakeSource>('POST', '', settingsOf(kind, { folder: `/in-${kind}` }));
    await writeFile(at(`in-${kind}`, 'one.pdf'), pdf(`${kind} one`));
    await writeFile(at(`in-${kind}`, 'notes.txt'), 'no invoice');
    await writeFile(at(`in-${kind}`, 'empty.pdf'), '');
    await writeFile(at(`in-${kind}`, 'large.pdf'), pdf('x'.repeat(2_000_001)));
    await writeFile(at(`in-${kind}`, '.hidden.pdf'), pdf('hidden'));
    await writeFile(at(`in-${kind}`, 'half.pdf.part'), pdf('half'));
    const shown = await eventually(async () => {
      const source = await ask<IntakeSource>('GET', `/${id}`);
      return source.counts.handled === 4 && source;
    });
    expect(shown.counts).toEqual({ handled: 4, taken: 1, refused: 3 });
    expect(shown.trouble).toBeUndefined();
    await eventually(async () => {
      const [done, refused] = await Promise.all(['done', 'refused'].map((put) => list(`in-${kind}`, put)));
      return done?.length === 1 && refused?.length === 3;
    });
    expect(await list(`in-${kind}`, 'done')).toEqual(['one.pdf']);
    expect((await list(`in-${kind}`, 'refused')).sort()).toEqual(['empty.pdf', 'large.pdf', 'notes.txt']);
    expect((await list(`in-${kind}`)).sort()).toEqual(['.hidden.pdf', 'done', 'half.pdf.part', 'refused']);
    expect(documents.stored.filter(({ from }) => from === `127.0.0.1:/in-${kind}/one.pdf`)).toMatchObject([
      { channel: 'ftp' },
    ]);
    expect((await arrivalOf(id, 'notes.txt')).files).toEqual([{ name: 'notes.txt', refusal: 'FILE_TYPE' }]);
    expect((await arrivalOf(id, 'large.pdf')).files).toEqual([{ name: 'large.pdf', refusal: 'FILE_TOO_LARGE' }]);
    // A second one of that name is another file; the first stays what it was.
    await writeFile(at(`in-${kind}`, 'one.pdf'), pdf(`${kind} one, again`));
    await eventually(async () => (await list(`in-${kind}`, 'done')).length === 2);
    expect(documents.stored.filter(({ from }) => from === `127.0.0.1:/in-${kind}/one.pdf`)).toHaveLength(2);
  });

  test('a file that is still growing is left until it is whole', async () => {
    await mkdir(at(`slow-${kind}`));
    await ask('POST', '', settingsOf(kind, { folder: `/slow-${kind}` }));
    let text = pdf('growing');
    for (let round = 0; round < 12; round += 1) {
      text += `${kind} ${round}`;
      await writeFile(at(`slow-${kind}`, 'big.pdf'), text);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    expect(await list(`slow-${kind}`, 'done')).toEqual([]);
    await eventually(async () => (await list(`slow-${kind}`, 'done')).length === 1);
    const whole = createHash('sha256').update(text).digest('hex');
    expect(documents.stored.filter(({ from }) => from.includes(`/slow-${kind}/`)).map(({ sha256 }) => sha256)).toEqual([
      whole,
    ]);
  });

  test('a folder in it is of the supplier whose code it has, and one of nobody’s code is refused', async () => {
    const code = `S-${kind}`;
    const supplierId = await aFirm(service, { code });
    for (const folder of [code, 'nobody']) {
      await mkdir(at(`by-code-${kind}`, folder), { recursive: true });
      await writeFile(at(`by-code-${kind}`, folder, 'a.pdf'), pdf(`${kind} ${folder}`));
    }
    await ask('POST', '', settingsOf(kind, { folder: `/by-code-${kind}`, supplierBy: 'SUBFOLDER' }));
    await eventually(async () => (await list(`by-code-${kind}`, 'nobody', 'refused')).length === 1);
    await eventually(async () => (await list(`by-code-${kind}`, code, 'done')).length === 1);
    const made = documents.stored.filter(({ from }) => from.includes(`/by-code-${kind}/`));
    expect(made).toMatchObject([{ from: `127.0.0.1:/by-code-${kind}/${code}/a.pdf`, supplierId }]);
  });

  test('a file of the same name, size and time that holds something else is not taken for the first', async () => {
    await mkdir(at(`same-${kind}`));
    const when = new Date('2026-01-02T03:04:05Z');
    const put = async (words: string) => {
      await writeFile(at(`same-${kind}`, 'a.pdf'), pdf(words));
      await utimes(at(`same-${kind}`, 'a.pdf'), when, when);
    };
    await put(`${kind} 1`);
    await ask(
      'POST',
      '',
      settingsOf(kind, { folder: `/same-${kind}`, supplierBy: 'FIXED', supplierId: await aFirm(service) }),
    );
    await eventually(async () => (await list(`same-${kind}`, 'done')).length === 1);
    await put(`${kind} 2`);
    await eventually(async () => (await list(`same-${kind}`, 'done')).length === 2);
    await put(`${kind} 2`);
    await eventually(async () => (await list(`same-${kind}`, 'done')).length === 3);
    expect(documents.stored.filter(({ from }) => from.includes(`/same-${kind}/`))).toHaveLength(2);
  });

  test('trying tells how many files wait, or in plain words what is wrong', async () => {
    const trial = (more: object) => ask<IntakeTrial>('POST', '/try', settingsOf(kind, more));
    await mkdir(at(`waiting-${kind}`));
    await writeFile(at(`waiting-${kind}`, 'a.pdf'), pdf('a'));
    expect(await trial({ folder: `/waiting-${kind}` })).toEqual({ ok: true, waiting: 1 });
    expect((await trial({ folder: '/nowhere' })).trouble?.code).toBe('intake.folder');
    expect((await trial({ password: 'wrong' })).trouble).toMatchObject({ code: 'intake.signIn' });
    expect((await trial({ port: 1 })).trouble?.code).toBe('intake.noAnswer');
  });
});

test('an SFTP server is known by its key: one that shows another gets no password', async () => {
  const trial = (hostKey?: string) => ask<IntakeTrial>('POST', '/try', { ...settingsOf('SFTP'), hostKey });
  expect(await trial()).toMatchObject({ ok: false, hostKey: sftp.hostKey, trouble: { code: 'intake.hostKey' } });
  const other = `SHA256:${'A'.repeat(43)}`;
  expect(await trial(other)).toMatchObject({
    ok: false,
    hostKey: sftp.hostKey,
    trouble: { code: 'intake.hostKeyChanged' },
  });
});
