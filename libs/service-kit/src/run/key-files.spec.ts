import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '@comptoir/contracts';
import type { JSONWebKeySet } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { ConfigurationError } from '../config.ts';
import { generateSigningKey, type Issuer } from '../internal-token.ts';
import { createLogger } from '../logger.ts';
import { openKeyFiles } from './key-files.ts';
import { makeKeyFiles } from './make-key-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'comptoir-keys-spec-'));
const files = await makeKeyFiles(folder);
const logger = createLogger({ service: 'spec', level: 'silent' });
const opened: Array<{ close(): void }> = [];
afterAll(async () => {
  for (const keys of opened) keys.close();
  await rm(folder, { recursive: true, force: true });
});

const open = async (issuer: Issuer, rereadMs?: number) => {
  const { publicKeysDir } = files;
  const privateKeyFile = files.privateKeyFile(issuer);
  const keys = await openKeyFiles({
    issuer,
    privateKeyFile,
    publicKeysDir,
    clock: systemClock,
    logger,
    ...(rereadMs && { rereadMs }),
  });
  opened.push(keys);
  return keys;
};
const extraction: Caller = { kind: 'service', id: 'extraction', language: 'en' };
const publicFile = join(files.publicKeysDir, 'extraction.json');
const published = async (): Promise<JSONWebKeySet> => JSON.parse(await readFile(publicFile, 'utf8')) as JSONWebKeySet;

test('keys rotate while everybody runs, and no token is refused on the way', async () => {
  const [signer, verifier] = [await open('extraction', 50), await open('documents')];
  const before = await signer.sign(extraction, 'documents');
  expect(await verifier.verify(before, 'documents')).toEqual(extraction);

  const next = await generateSigningKey();
  const old = await published();
  await writeFile(publicFile, JSON.stringify({ keys: [...old.keys, ...next.publicKeys.keys] }));
  await writeFile(files.privateKeyFile('extraction'), JSON.stringify(next.privateKey));
  await sleep(1_100);
  const after = await signer.sign(extraction, 'documents');
  expect(after.split('.')[0]).not.toBe(before.split('.')[0]);
  for (const token of [before, after]) expect(await verifier.verify(token, 'documents')).toEqual(extraction);

  await writeFile(publicFile, JSON.stringify(next.publicKeys));
  const late = await open('documents');
  await expect(late.verify(before, 'documents')).rejects.toThrow('token.invalid');
  expect(await late.verify(after, 'documents')).toEqual(extraction);
});

test('a file that is spoilt while it runs changes nothing, and is refused at start without being shown', async () => {
  const signer = await open('invoices', 30);
  await writeFile(files.privateKeyFile('invoices'), '{"d":"secret');
  await sleep(100);
  expect(await signer.sign({ kind: 'service', id: 'invoices', language: 'en' }, 'documents')).toContain('.');
  const refusal = await open('invoices').catch((error: Error) => error);
  expect(refusal).toBeInstanceOf(ConfigurationError);
  expect((refusal as Error).message).toMatch(/INTERNAL_PRIVATE_KEY_FILE.*is not JSON/);
  expect((refusal as Error).message).not.toContain('secret');
});
