import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventData, InvoiceContent, Learning } from '@comptoir/contracts';
import { createJobQueue, newId } from '@comptoir/storage';
import { aClerk, eventually, makeInvoice, renderPdf, startService, type TestService } from '@comptoir/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import type { TrainingJob } from './launch-training.ts';

vi.setConfig({ testTimeout: 120_000 });

/** A documents service that is away, or has one document. */
let bytes: Uint8Array | undefined;
const documents = createServer((_request, response) => response.writeHead(bytes ? 200 : 503).end(bytes));
await new Promise<void>((resolve) => documents.listen(0, '127.0.0.1', resolve));
afterAll(() => documents.close());
const urls = { documents: `http://127.0.0.1:${(documents.address() as AddressInfo).port}` };

const LEASE_MS = 1000;
const clerk = aClerk();
const BY = { id: clerk.id, name: clerk.name, kind: 'user' } as const;

/** Says that an invoice came, and was read and verified with another supplier's name. */
async function corrected(service: TestService, supplierId: string): Promise<void> {
  const [invoiceId, documentId] = [newId(), newId()];
  const fact = {
    ...({
      from: null,
      status: 'TO_VERIFY',
      action: 'CREATE',
      by: BY,
      fileName: 'a.pdf',
      documentId,
      supplierId,
    } as const),
    ...{ supplierName: null, invoiceNumber: null, currency: null, grossTotal: null, amountDue: null },
  };
  const said = { mediaType: 'application/pdf', sha256: 'x', size: 1 };
  await service.say('invoices', { type: 'InvoiceReceived', subject: invoiceId, data: { ...fact, ...said } });
  const read = await eventually(
    () => service.said.find(({ type, subject }) => type === 'DocumentRead' && subject === invoiceId),
    60_000,
  );
  const { fields } = (read.data as EventData<'DocumentRead'>).reading;
  const values = Object.entries(fields).map(([name, { value }]) => [name, value]);
  const content: InvoiceContent = {
    ...Object.fromEntries(values),
    ...{ supplierId, supplierName: makeInvoice(11).buyer.name },
  };
  bytes = undefined;
  await service.say('invoices', {
    ...{ type: 'InvoiceVerified', subject: invoiceId, sequence: 4 },
    data: { ...fact, content, corrected: ['supplierName'] },
  });
}

const trainingsOf = async (service: TestService, supplierId: string) =>
  ((await (await service.call(clerk, `/api/v1/extraction/learning/${supplierId}`)).json()) as Learning).trainings;

test('a training whose worker went silent is taken up by another, ends once, and the silent one counts no more', async () => {
  bytes = await renderPdf(makeInvoice(11));
  const first = await startService('extraction', createApp, { urls, env: { EXTRACTION_LEASE_MS: `${LEASE_MS}` } });
  const supplierId = newId();
  await corrected(first, supplierId);
  // While documents is away the training is tried again and again; here a worker claims it and says nothing more.
  const queue = createJobQueue<TrainingJob>(first.database, { name: 'trainings', leaseMs: LEASE_MS, maxAttempts: 99 });
  await first.close();
  // However often it was tried by now: it is the silent one's first.
  await first.database.connection
    .collection('jobs_trainings')
    .updateMany({}, { $set: { attempt: 0, state: 'waiting', dueAt: new Date(0) } });
  const silent = await eventually(() => queue.claim('silent'), 60_000);

  bytes = await renderPdf(makeInvoice(11));
  const second = await startService('extraction', createApp, {
    ...{ urls, database: first.database, env: { EXTRACTION_LEASE_MS: `${LEASE_MS}` } },
  });
  const [training] = await eventually(async () => {
    const found = await trainingsOf(second, supplierId);
    return found.some(({ state }) => state === 'PROPOSED' || state === 'FAILED') && found;
  }, 60_000);
  expect(training).toMatchObject({ state: 'PROPOSED', done: 1, total: 1 });
  const late = await second.database.withTransaction((session) => queue.complete(session, silent.id, silent.attempt));
  expect(late).toBe(false);
  expect(second.said.filter(({ type }) => type === 'TrainingCompleted')).toHaveLength(1);
});

test('a training whose documents cannot be had fails after its attempts, and says so in an event', async () => {
  bytes = await renderPdf(makeInvoice(11));
  const service = await startService('extraction', createApp, { urls });
  const supplierId = newId();
  await corrected(service, supplierId);
  const [training] = await eventually(async () => {
    const found = await trainingsOf(service, supplierId);
    return found.some(({ state }) => state === 'FAILED') && found;
  }, 60_000);
  expect(training?.reason).toContain('503');
  const told = service.said.filter(({ type, subject }) => type === 'TrainingCompleted' && subject === training?.id);
  expect(told.map(({ data }) => (data as EventData<'TrainingCompleted'>).state)).toEqual(['FAILED']);
});
