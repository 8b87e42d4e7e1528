import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { SERVICES } from '@comptoir/contracts';
import { type LocalMongo, startLocalMongo } from '@comptoir/storage/engine';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BootedPortal, bootPortal } from '../../standalone/e2e/boot-portal.ts';
import { demoAccount } from '../../standalone/e2e/demo-account.ts';
import { eventually } from '../../standalone/e2e/eventually.ts';
import { listInvoices, SETTLED, settledInvoice } from '../../standalone/e2e/invoices.ts';
import { signIn } from '../../standalone/e2e/session.ts';
import { framesOf, KIND } from './archive/frames.ts';
import type { Collection } from './archive/write-archive.ts';
import { backup, PATIENT, type Place, pay, type Sent, send } from './testing/recovery.ts';

const PREFIX = 'recovery_';

let mongo: LocalMongo;
let place: Place;
let folder: string;
let portal: BootedPortal | undefined;
const archive = (): string => join(folder, 'portal.backup');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-recovery-'));
  mongo = await startLocalMongo({ say: (line) => console.error(line) });
  place = { mongoUri: mongo.uri, databasePrefix: PREFIX };
});
afterAll(async () => {
  await portal?.close();
  await mongo.stop();
  await rm(folder, { recursive: true, force: true });
});

const open = (): Promise<BootedPortal> => bootPortal({ ...place, env: PATIENT });

/** What an archive holds, whatever the order: each collection's indexes, and a fingerprint of each of its documents. */
async function contentOf(file: string): Promise<Record<string, { indexes: string[]; documents: string[] }>> {
  const content: Record<string, { indexes: string[]; documents: string[] }> = {};
  let current = { indexes: [] as string[], documents: [] as string[] };
  for await (const { kind, bson } of framesOf(Readable.from([gunzipSync(await readFile(file))]))) {
    if (kind === KIND.document) current.documents.push(createHash('sha256').update(bson).digest('hex'));
    if (kind !== KIND.collection) continue;
    const { database, name, indexes } = mongoose.mongo.BSON.deserialize(bson) as Collection;
    current = { indexes: indexes.map((index) => JSON.stringify(index)).toSorted(), documents: [] };
    content[`${database}.${name}`] = current;
  }
  for (const collection of Object.values(content)) collection.documents.sort();
  return content;
}

test('what was backed up while people worked is restored whole: nothing accepted is missing, doubled or stuck', async () => {
  portal = await open();
  const session = await signIn(portal.url, demoAccount('atelier'));
  const before: Sent[] = [];
  for (const number of [1, 2]) before.push(await send(session, number));
  const [first] = before;
  const paid = await settledInvoice(session, first?.documentId ?? '', 180_000);
  expect(paid.status).toBe('TO_VERIFY');
  await pay(portal.url, paid.id);
  for (const number of [3, 4]) before.push(await send(session, number));

  // Some are being read, some come in, while the archive is written.
  const meanwhile: Sent[] = [];
  let over = false;
  const sending = (async () => {
    for (let number = 5; !over; number += 1) meanwhile.push(await send(session, number));
  })();
  await sleep(200);
  const written = await backup(place, 'write', archive());
  over = true;
  await sending;
  expect(meanwhile.length).toBeGreaterThan(0);

  // Ends it, and drops every database.
  await portal.close();
  portal = undefined;
  expect(await backup(place, 'restore', archive())).toMatchObject({ documents: written.documents });
  await backup(place, 'write', join(folder, 'again.backup'));
  expect(await contentOf(join(folder, 'again.backup'))).toEqual(await contentOf(archive()));

  portal = await open();
  const { databases } = portal.portal;
  const supplier = await signIn(portal.url, demoAccount('atelier'));
  const known = [...before, ...meanwhile];
  const invoices = await eventually(
    'every invoice to be read',
    async () => {
      const all = await listInvoices(supplier);
      return all.every(({ id, status }) => id === paid.id || SETTLED.includes(status)) ? all : undefined;
    },
    180_000,
  );
  const documentIds = invoices.map(({ documentId }) => documentId);
  expect(new Set(documentIds).size, 'no file is two invoices').toBe(documentIds.length);
  expect(
    before.filter(({ documentId }) => !documentIds.includes(documentId)),
    'no file accepted before is missing',
  ).toEqual([]);
  for (const { id, documentId } of invoices) {
    const answer = await supplier.call(`/api/invoice/${id}/pdf`);
    expect(
      Buffer.from(await answer.arrayBuffer()).equals(
        known.find((sent) => sent.documentId === documentId)?.bytes ?? Buffer.alloc(0),
      ),
    ).toBe(true);
  }
  expect(invoices.find(({ id }) => id === paid.id)?.status).toBe('PAID');
  const payments = await databases.payments.connection.collection('payments').countDocuments({ invoiceId: paid.id });
  expect(payments, 'paid once, in both services').toBe(1);
  for (const name of SERVICES) {
    const outbox = databases[name].connection.collection('outbox_events');
    await eventually(`the outbox of ${name} to be empty`, async () =>
      (await outbox.countDocuments()) === 0 ? true : undefined,
    );
  }
}, 600_000);

test('a restore goes into an empty place alone', async () => {
  await expect(backup(place, 'restore', archive())).rejects.toThrow('there are databases already');
});

test('an archive that was cut off is known as one', async () => {
  // Its databases go with it.
  await portal?.close();
  portal = undefined;
  const { size } = await stat(archive());
  await truncate(archive(), Math.floor(size * 0.9));
  await expect(backup(place, 'restore', archive())).rejects.toThrow();
});
