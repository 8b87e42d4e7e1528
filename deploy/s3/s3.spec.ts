import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { UploadAnswer } from '@comptoir/contracts';
import { createS3Store } from '@comptoir/documents/s3';
import { createLogger } from '@comptoir/service-kit';
import { freePort, type LocalMongo, startLocalMongo } from '@comptoir/storage/engine';
import { renderPdf } from '@comptoir/testing/invoices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BootedPortal, bootPortal } from '../../standalone/e2e/boot-portal.ts';
import { demoAccount } from '../../standalone/e2e/demo-account.ts';
import { demoInvoice } from '../../standalone/e2e/demo-invoice.ts';
import { eventually } from '../../standalone/e2e/eventually.ts';
import { settledInvoice } from '../../standalone/e2e/invoices.ts';
import { signIn } from '../../standalone/e2e/session.ts';
import { upload } from '../../standalone/e2e/upload.ts';
import { DEMO_SUPPLIER_IDS } from '../../standalone/src/demo/accounts.ts';
import { type LocalS3, startLocalS3 } from './local-s3.ts';

const say = (line: string): void => console.error(line);
const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-s3-'));
const port = await freePort();
const logger = createLogger({ service: 'spec', level: 'silent' });
let s3: LocalS3;
let mongo: LocalMongo;
let portal: BootedPortal | undefined;

beforeAll(async () => {
  s3 = await startLocalS3({ dataDir, port, say });
  mongo = await startLocalMongo({ say });
});
afterAll(async () => {
  await portal?.close();
  await mongo?.stop();
  await s3?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const kept = async (): Promise<string[]> =>
  (await readdir(join(dataDir, 'buckets', s3.place.bucket))).filter((name) => !name.startsWith('.'));

/** More than two parts. */
const BYTES = randomBytes(12_000_000);
async function* inPieces(bytes: Uint8Array, cutAfter = Number.POSITIVE_INFINITY): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += 65_536) {
    if (from > cutAfter) throw new Error('line cut');
    yield bytes.subarray(from, from + 65_536);
  }
}

test('a bucket that is not there is made, and not again', async () => {
  const files = createS3Store({ ...s3.place, bucket: 'comptoir-new' }, logger);
  await files.ping();
  await files.ping();
  await files.write('a', inPieces(BYTES.subarray(0, 100)));
  expect(await readdir(join(dataDir, 'buckets', 'comptoir-new'))).toContain('a');
  files.close();
});

test('a file in a bucket is read as it was written, whole and in part, and is gone once removed', async () => {
  const files = createS3Store(s3.place, logger);
  for (const [id, bytes] of [
    ['large', BYTES],
    ['small', BYTES.subarray(0, 1_000)],
  ] as const) {
    await files.write(id, inPieces(bytes));
    expect((await buffer(files.read(id))).equals(bytes)).toBe(true);
    expect(await buffer(files.read(id, { start: 10, end: 20 }))).toEqual(Buffer.from(bytes.subarray(10, 20)));
    await files.remove(id);
    await expect(buffer(files.read(id))).rejects.toThrow();
    await files.remove(id);
  }
  expect(await kept()).toEqual([]);
  files.close();
});

test('of a file whose source breaks off nothing is left once it is removed, and its own error is told', async () => {
  const files = createS3Store(s3.place, logger);
  await expect(files.write('cut', inPieces(BYTES, 8_000_000))).rejects.toThrow('line cut');
  await files.remove('cut');
  await expect(buffer(files.read('cut'))).rejects.toThrow();
  expect(await kept()).toEqual([]);
  files.close();
});

test('the portal keeps its documents in a bucket; while that is away it says so and takes none, and then goes on', async () => {
  const { bucket, region, endpoint } = s3.place;
  const env = {
    ...{ S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint },
    ...{ S3_ACCESS_KEY_ID: 'comptoir', S3_SECRET_ACCESS_KEY: 'comptoir-on-loopback-only' },
  };
  const log = { level: 'fatal', destination: process.stderr };
  portal = await bootPortal({ mongoUri: mongo.uri, databasePrefix: 's3_', env, log });
  const supplier = await signIn(portal.url, demoAccount('atelier'));
  const send = async (seed: number) =>
    upload(
      supplier,
      { name: `${seed}.pdf`, bytes: await renderPdf(demoInvoice('atelier', seed)) },
      DEMO_SUPPLIER_IDS.atelier,
    );

  const answer = await send(1);
  expect(answer.status).toBe(201);
  const { documentId } = (await answer.json()) as UploadAnswer;
  expect((await settledInvoice(supplier, documentId)).status).toBe('TO_VERIFY');
  const document = await supplier.call(`/api/v1/documents/${documentId}/content`);
  expect(Buffer.from(await document.arrayBuffer()).equals(await renderPdf(demoInvoice('atelier', 1)))).toBe(true);
  expect((await supplier.call(`/api/v1/documents/${documentId}/pages/1`)).status).toBe(200);
  expect(await portal.portal.databases.documents.connection.collection('files.files').countDocuments()).toBe(0);
  expect((await kept()).length).toBeGreaterThan(0);

  await s3.stop();
  const refused = await send(2);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: 'files.unavailable' });
  s3 = await startLocalS3({ dataDir, port, say });
  await eventually('an upload to be taken again', async () => (await send(2)).status === 201, 60_000);
});
