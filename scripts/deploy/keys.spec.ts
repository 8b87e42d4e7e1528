import { execFile } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEFAULT_LANGUAGE, SERVICES } from '@comptoir/contracts';
import { createInternalTokens, type InternalTokens, type SigningKey, systemClock } from '@comptoir/service-kit';
import { afterAll, expect, test } from 'vitest';
import { inCheckout } from './checkout.ts';

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'comptoir-keys-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function keys(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [inCheckout('deploy', 'tools', 'keys.ts'), ...args]);
  return stdout;
}

async function json<T>(...parts: string[]): Promise<T> {
  return JSON.parse(await readFile(join(folder, ...parts), 'utf8')) as T;
}

/** A service as it stands between two looks at its files. */
async function asRead(issuer: 'invoices' | 'documents'): Promise<InternalTokens> {
  return createInternalTokens({
    issuer,
    privateKey: await json<SigningKey['privateKey']>('private', issuer, 'key.json'),
    trusted: { invoices: await json<SigningKey['publicKeys']>('public', 'invoices.json') },
    clock: systemClock,
  });
}

test('while a key rotates, nobody who looked at the files before or after a step is refused; then the old one is', async () => {
  await keys('make', folder);
  const [signers, readers] = [[await asRead('invoices')], [await asRead('documents')]];
  for (const step of ['publish', 'switch', 'retire']) {
    await keys(step, folder, 'invoices');
    signers.push(await asRead('invoices'));
    readers.push(await asRead('documents'));
  }
  const caller = { kind: 'service', id: 'invoices', language: DEFAULT_LANGUAGE } as const;
  const believed = async (signer: number, reader: number): Promise<boolean> => {
    const token = await signers[signer]?.sign(caller, 'documents');
    return (readers[reader] as InternalTokens).verify(token, 'documents').then(
      () => true,
      () => false,
    );
  };
  // Step by step, whichever of the two looked first.
  for (const step of [0, 1, 2]) {
    expect(await believed(step + 1, step), `signed after step ${step + 1}, read before it`).toBe(true);
    expect(await believed(step, step + 1), `signed before step ${step + 1}, read after it`).toBe(true);
  }
  expect(await believed(0, 3), 'the first key is believed no more').toBe(false);
}, 120_000);

test('a key that is there is never made anew, and each service has one', async () => {
  const before = await json('private', 'settings', 'key.json');
  await keys('make', folder);
  expect(await json('private', 'settings', 'key.json')).toEqual(before);
  expect((await readdir(join(folder, 'private'))).toSorted()).toEqual([...SERVICES, 'gateway'].toSorted());
});

test('a cluster is given each private key in a Secret of its own, and the public ones together', async () => {
  const { items } = JSON.parse(await keys('manifests', folder)) as {
    items: Array<{
      kind: string;
      metadata: { name: string };
      stringData?: Record<string, string>;
      data?: Record<string, string>;
    }>;
  };
  const secrets = items.filter(({ kind }) => kind === 'Secret');
  expect(secrets.map(({ metadata }) => metadata.name).toSorted()).toEqual(
    [...SERVICES, 'gateway'].map((name) => `${name}-key`).toSorted(),
  );
  expect(secrets.filter(({ stringData }) => 'anchor-key.pem' in (stringData ?? {}))).toMatchObject([
    { metadata: { name: 'settings-key' }, stringData: { 'anchor-key.pem': expect.stringContaining('PRIVATE KEY') } },
  ]);
  const [published] = items.filter(({ kind }) => kind === 'ConfigMap');
  expect(Object.keys(published?.data ?? {}).toSorted()).toEqual(
    [...SERVICES, 'gateway'].map((name) => `${name}.json`).toSorted(),
  );
  expect(JSON.stringify(published)).not.toContain('\\"d\\"');
});

test('the key that signs the audit trail is made once, with its public half', async () => {
  await keys('make', folder);
  const file = join(folder, 'private', 'settings', 'anchor-key.pem');
  const made = await readFile(file, 'utf8');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await keys('make', folder);
  expect(await readFile(file, 'utf8')).toBe(made);
  const publicHalf = createPublicKey(await readFile(join(folder, 'public', 'audit-anchor.pub'), 'utf8'));
  expect(publicHalf.asymmetricKeyType).toBe('ed25519');
  expect(publicHalf.equals(createPublicKey(made))).toBe(true);
});
