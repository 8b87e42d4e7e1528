import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVICES, topicOf } from '@comptoir/contracts';
import { countUnpublished } from '@comptoir/event-bus';
import { untakenEvents } from '@comptoir/event-bus/kafka';
import { createLogger } from '@comptoir/service-kit';
import { type LocalMongo, startLocalMongo } from '@comptoir/storage/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BootedPortal, bootPortal } from '../../standalone/e2e/boot-portal.ts';
import { demoAccount } from '../../standalone/e2e/demo-account.ts';
import { eventually } from '../../standalone/e2e/eventually.ts';
import { listInvoices, settledInvoice, showInvoice } from '../../standalone/e2e/invoices.ts';
import { signIn } from '../../standalone/e2e/session.ts';
import { type Kafka, openKafka, openKafkaBus } from '../../standalone/src/bus/open-kafka-bus.ts';
import { backup, PATIENT, type Place, pay, send } from './testing/recovery.ts';

const run = promisify(execFile);
const logger = createLogger({ service: 'spec', level: 'fatal' });

let mongo: LocalMongo;
let kafka: Kafka;
let folder: string;
let place: Place;
let portal: BootedPortal | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-beside-kafka-'));
  const say = (line: string): void => console.error(line);
  [mongo, kafka] = await Promise.all([startLocalMongo({ say }), openKafka({ dataDir: folder, env: {}, say })]);
  place = { mongoUri: mongo.uri, databasePrefix: 'beside_kafka_' };
});
afterAll(async () => {
  await portal?.close();
  await Promise.all([mongo?.stop(), kafka?.stop()]);
  await rm(folder, { recursive: true, force: true });
});

async function open(): Promise<BootedPortal> {
  const onFatal = (error: Error): void => {
    throw error;
  };
  return bootPortal({ ...place, env: PATIENT, bus: await openKafkaBus(kafka, { logger, onFatal }) });
}

/** As docs/operating.md has it before the moment is taken: no event is under way. */
async function nothingUnderWay({ portal: { databases } }: BootedPortal): Promise<void> {
  const topics = SERVICES.map(topicOf);
  await eventually(
    'every event to be published and taken',
    async () => {
      for (const name of SERVICES) if ((await countUnpublished(databases[name])) > 0) return false;
      return (await untakenEvents({ config: kafka.config, clientId: 'spec', topics, logger })) === 0;
    },
    120_000,
  );
}

/** The tool as an operator types it. @throws Error with what it said, where it refuses */
async function forgetEvents(): Promise<{ topics: string[]; groups: string[] }> {
  const env = { ...process.env, KAFKA_BROKERS: kafka.config.KAFKA_BROKERS };
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'forget-events.ts'), 'forget'], { env });
  return JSON.parse(stdout) as { topics: string[]; groups: string[] };
}

test('a portal restored beside a Kafka that knows a later time goes on from the moment of the back-up', async () => {
  const archive = join(folder, 'portal.backup');
  portal = await open();
  const session = await signIn(portal.url, demoAccount('atelier'));
  const [kept, waiting] = [await send(session, 1), await send(session, 2)];
  const paid = await settledInvoice(session, kept.documentId, 180_000);
  await settledInvoice(session, waiting.documentId, 180_000);
  await pay(portal.url, paid.id);
  await nothingUnderWay(portal);
  await backup(place, 'write', archive);

  // What comes after the moment is what a restore loses; Kafka has heard of it.
  const lost = await send(session, 3);
  await settledInvoice(session, lost.documentId, 180_000);
  await nothingUnderWay(portal);
  await expect(forgetEvents(), 'while services run').rejects.toThrow('still at work');

  // Ends it, and drops every database.
  await portal.close();
  portal = undefined;
  const { topics, groups } = await forgetEvents();
  expect(topics.toSorted()).toEqual(SERVICES.map(topicOf).toSorted());
  expect(groups.length).toBeGreaterThan(0);
  await backup(place, 'restore', archive);

  portal = await open();
  const { databases } = portal.portal;
  const supplier = await signIn(portal.url, demoAccount('atelier'));
  const documentIds = (await listInvoices(supplier)).map(({ documentId }) => documentId);
  expect(documentIds.toSorted()).toEqual([kept.documentId, waiting.documentId].toSorted());
  expect((await showInvoice(supplier, paid.id)).status).toBe('PAID');

  // Events travel again, all the way: a new one is read and paid, and so is the one that waited.
  const next = await settledInvoice(supplier, (await send(supplier, 4)).documentId, 180_000);
  const waited = (await listInvoices(supplier)).find(({ documentId }) => documentId === waiting.documentId);
  for (const id of [next.id, waited?.id ?? '']) await pay(portal.url, id);
  await nothingUnderWay(portal);
  for (const id of [paid.id, next.id, waited?.id]) {
    const payments = await databases.payments.connection.collection('payments').countDocuments({ invoiceId: id });
    expect(payments, 'paid once, in both services').toBe(1);
  }
  for (const name of SERVICES)
    expect(await databases[name].connection.collection('dead_letters').countDocuments(), name).toBe(0);
}, 600_000);
