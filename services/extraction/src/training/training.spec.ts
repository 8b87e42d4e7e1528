import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  EventData,
  InvoiceContent,
  Learning,
  Reading,
  ReadingEvidence,
  TemplateDetail,
  Training,
  UserCaller,
} from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import {
  aClerk,
  anAdmin,
  aSupplier,
  drawPdf,
  eventually,
  type MadeInvoice,
  makeHouseInvoices,
  makeInvoice,
  renderPdf,
  renderUbl,
  startService,
  TEN_STYLES,
} from '@comptoir/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { compareReading } from '../templates/compare-reading.ts';
import { createTrainingStore } from './training.store.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Documents as the documents service hands them out. */
const files = new Map<string, Uint8Array>();
const documents = createServer((request, response) => {
  const bytes = files.get(request.url?.split('/')[4] ?? '');
  response.writeHead(bytes ? 200 : 404).end(bytes);
});
await new Promise<void>((resolve) => documents.listen(0, '127.0.0.1', resolve));
afterAll(() => documents.close());

const service = await startService('extraction', createApp, {
  // What an invoice in XML breaks is not looked for here.
  env: { EXTRACTION_RULES_TIMEOUT_MS: '100' },
  urls: { documents: `http://127.0.0.1:${(documents.address() as AddressInfo).port}` },
});
const [clerk, admin] = [aClerk(), anAdmin()];
const BY = { id: clerk.id, name: clerk.name, kind: 'user' } as const;

interface Sent {
  readonly invoiceId: string;
  readonly documentId: string;
  readonly supplierId: string | null;
  readonly reading: Reading;
}

const fact = ({ documentId, supplierId }: Omit<Sent, 'reading'>) => ({
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
});

type Render = (made: MadeInvoice) => Promise<Uint8Array>;

/** Sends a made invoice of a supplier, and waits until it is read. */
const send = async (supplierId: string | null, seed: number, render: Render = renderPdf): Promise<Sent> =>
  sendBytes(supplierId, await render(makeInvoice(seed)));

async function sendBytes(supplierId: string | null, bytes: Uint8Array): Promise<Sent> {
  const [invoiceId, documentId] = [newId(), newId()];
  files.set(documentId, bytes);
  const sent = { invoiceId, documentId, supplierId };
  await service.say('invoices', {
    ...{ type: 'InvoiceReceived', subject: invoiceId },
    data: { ...fact(sent), mediaType: 'application/pdf', sha256: 'x', size: 1 },
  });
  const read = await eventually(
    () => service.said.find(({ type, subject }) => type === 'DocumentRead' && subject === invoiceId),
    60_000,
  );
  return { ...sent, reading: (read.data as EventData<'DocumentRead'>).reading };
}

/** Verifies it as it was read, with these fields changed. */
async function verify(
  sent: Sent,
  corrections: Partial<InvoiceContent> = {},
  { sequence = 4, by = BY }: { sequence?: number; by?: EventData<'InvoiceVerified'>['by'] } = {},
): Promise<void> {
  const read = Object.entries(sent.reading.fields).map(([name, field]) => [name, field.value]);
  const content = { ...Object.fromEntries(read), supplierId: sent.supplierId ?? undefined, ...corrections };
  await service.say('invoices', {
    ...{ type: 'InvoiceVerified', subject: sent.invoiceId, sequence },
    data: { ...fact(sent), by, content, corrected: Object.keys(corrections) },
  });
}

const learning = async (supplierId: string): Promise<Learning> =>
  (await (await service.call(clerk, `/api/v1/extraction/learning/${supplierId}`)).json()) as Learning;

const trainingOf = async (supplierId: string, state: Training['state']): Promise<Training> => {
  const { id } = await eventually(async () => {
    const { trainings = [] } = await learning(supplierId);
    return trainings.find((training) => training.state === state);
  }, 60_000);
  return (await (await service.call(clerk, `/api/v1/extraction/trainings/${id}`)).json()) as Training;
};

const post = async (by: Parameters<typeof service.call>[0], path: string, body: object) => {
  const answer = await service.call(by, `/api/v1/extraction/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Training & TemplateDetail & { code: string } };
};

/** Another firm on the pages for each test and try: what one was taught is found by its VAT number. */
let seeds = 10;
function freshSeed(): number {
  seeds += 1;
  const { supplier, buyer } = makeInvoice(seeds);
  return supplier.name === buyer.name ? freshSeed() : seeds;
}
/** A name that stands on the page, and was not read as the supplier's. */
const correctionOf = (seed: number) => ({ supplierName: makeInvoice(seed).buyer.name });

/** What the portal answers of what a reading saw beside what it gave. */
const evidenceOf = async ({ invoiceId }: Sent, by: Parameters<typeof service.call>[0] = clerk) => {
  const answer = await service.call(by, `/api/v1/extraction/invoices/${invoiceId}/evidence`);
  return { status: answer.status, body: (await answer.json()) as ReadingEvidence };
};

test('what else the page offers is told to who verifies until it was, and is in no event', async () => {
  const sent = await send(newId(), freshSeed());
  expect(sent.reading).not.toHaveProperty('evidence');
  const { body, status } = await evidenceOf(sent);
  expect(status).toBe(200);
  expect(Object.keys(body.others)).toContain('grossTotal');
  expect(body.lines).toHaveLength(sent.reading.lines.length);
  expect(sent.reading.vat?.length).toBeGreaterThan(0);
  expect(body.vat).toHaveLength(sent.reading.vat?.length ?? 0);
  expect((await evidenceOf(sent, aSupplier(sent.supplierId ?? ''))).status).toBe(403);
  expect((await evidenceOf({ ...sent, invoiceId: newId() })).status).toBe(404);
  await verify(sent);
  await eventually(async () => (await evidenceOf(sent)).body.lines.length === 0);
  expect((await evidenceOf(sent)).body).toEqual({ others: {}, lines: [] });
});

/** A supplier with a proposal that was learned from one corrected invoice. */
async function taught() {
  const [supplierId, seed] = [newId(), freshSeed()];
  const first = await send(supplierId, seed);
  const correction = correctionOf(seed);
  await verify(first, correction);
  return { supplierId, seed, first, correction, proposal: await trainingOf(supplierId, 'PROPOSED') };
}
const accept = (by: UserCaller, { id, version }: Pick<Training, 'id' | 'version'>) =>
  post(by, `trainings/${id}/accept`, { version });

test('a correction is learned from, replayed, proposed, and read with once it is accepted', async () => {
  const { supplierId, seed, correction, proposal } = await taught();
  expect(proposal).toMatchObject({
    origin: 'CORRECTION',
    outcome: { of: 1, same: 1, sameBefore: 0, matched: 1, unread: 0 },
    ...{ done: 1, total: 1, differences: [], leftOut: 0, launchedBy: BY },
  });
  expect(proposal.anchors).toContainEqual(expect.objectContaining({ field: 'supplierName' }));
  expect((await send(supplierId, seed)).reading.template).toBeUndefined();

  const accepted = await accept(clerk, proposal);
  expect(accepted).toMatchObject({ status: 200, body: { state: 'ACCEPTED', decidedBy: BY } });
  const { templateId: id = '' } = accepted.body;
  const { reading } = await send(supplierId, seed);
  expect(reading).toMatchObject({ template: { id, version: 1 } });
  expect(reading.fields.supplierName).toMatchObject({ value: correction.supplierName, source: 'template' });
  expect((await learning(supplierId)).templates).toMatchObject([{ id, number: 1, reads: 1, by: BY }]);

  const told = service.said.filter(({ subject }) => subject === proposal.id);
  expect(told.map(({ type, sequence }) => [type, sequence])).toEqual([
    ['TrainingLaunched', 1],
    ['TrainingCompleted', 2],
    ['TrainingDecided', 3],
  ]);
  expect(told.at(-1)?.data).toMatchObject({ decision: { action: 'training.accept', by: BY } });
});

test('a document of nobody knows whom is read with the template that its pages lead to', async () => {
  const { seed, proposal } = await taught();
  const { body } = await accept(clerk, proposal);
  expect((await send(null, seed)).reading.template).toEqual({ id: body.templateId, version: 1 });
  expect((await send(newId(), seed)).reading.template?.id).toBe(body.templateId);
});

test('a correction is learned from once, however often it is told or asked for', async () => {
  const { supplierId, first, correction, proposal } = await taught();
  await verify(first, correction);
  const again = await post(clerk, 'trainings', { invoiceId: first.invoiceId });
  expect(again).toMatchObject({ status: 200, body: { id: proposal.id, state: 'PROPOSED' } });
  expect((await learning(supplierId)).trainings).toHaveLength(1);
  // One that was discarded may be asked for again, by a person alone.
  expect(await post(clerk, `trainings/${proposal.id}/discard`, { version: proposal.version })).toMatchObject({
    body: { state: 'DISCARDED' },
  });
  await verify(first, correction);
  expect((await learning(supplierId)).trainings).toHaveLength(1);
  const anew = await post(clerk, 'trainings', { invoiceId: first.invoiceId });
  expect(anew).toMatchObject({ status: 201, body: { origin: 'PERSON', state: 'WAITING' } });
  expect(anew.body.id).not.toBe(proposal.id);
});

test('a later proposal of the same layout takes the place of the one that waits', async () => {
  const { supplierId, seed, correction, proposal } = await taught();
  await verify(await send(supplierId, seed), correction);
  const later = await eventually(async () => {
    const { trainings } = await learning(supplierId);
    return trainings.find(({ id, state }) => id !== proposal.id && state === 'PROPOSED');
  }, 60_000);
  expect((await learning(supplierId)).trainings.find(({ id }) => id === proposal.id)?.state).toBe('SUPERSEDED');
  expect(later.outcome).toMatchObject({ of: 2, same: 2, sameBefore: 0, matched: 2 });
  expect(await accept(clerk, proposal)).toMatchObject({ status: 409, body: { code: 'training.notProposed' } });
});

test('of two proposals of one layout one is accepted: the other was tried beside what is no longer in use', async () => {
  const { supplierId, seed, correction, proposal } = await taught();
  await verify(await send(supplierId, seed), correction);
  const later = await eventually(async () => {
    const { trainings } = await learning(supplierId);
    return trainings.find(({ id, state }) => id !== proposal.id && state === 'PROPOSED');
  }, 60_000);
  // As where both were replayed at the same time, and neither found the other waiting.
  const store = createTrainingStore(service.database);
  await store.model.updateOne({ _id: proposal.id }, { $set: { state: 'PROPOSED' } });
  expect(await accept(clerk, later)).toMatchObject({ body: { state: 'ACCEPTED' } });
  expect(await accept(clerk, proposal)).toMatchObject({ status: 409, body: { code: 'training.outdated' } });
  expect((await learning(supplierId)).templates).toHaveLength(1);
});

test('nothing is learned of what was not corrected, not verified, or read from its data', async () => {
  const supplierId = newId();
  const right = await send(supplierId, freshSeed());
  await verify(right);
  const unverified = await send(supplierId, freshSeed());
  expect(await post(clerk, 'trainings', { invoiceId: unverified.invoiceId })).toMatchObject({
    ...{ status: 409, body: { code: 'training.notVerified' } },
  });
  const portal = { id: 'system', name: 'system', kind: 'service' } as const;
  await verify(unverified, correctionOf(1), { by: portal });
  expect((await post(clerk, 'trainings', { invoiceId: unverified.invoiceId })).body.code).toBe('training.notVerified');
  const structured = await send(supplierId, freshSeed(), async (made) => new TextEncoder().encode(renderUbl(made)));
  await verify(structured, correctionOf(1));
  expect(await post(clerk, 'trainings', { invoiceId: structured.invoiceId })).toMatchObject({
    ...{ status: 409, body: { code: 'training.structured' } },
  });
  expect(await learning(supplierId)).toEqual({ templates: [], trainings: [] });
});

test('what was sent back or deleted is learned from no more', async () => {
  const { supplierId, first, correction } = await taught();
  const say = (type: 'InvoiceSentBack' | 'InvoiceDeleted', sequence: number) =>
    service.say('invoices', {
      ...{ type, subject: first.invoiceId, supplierId, sequence },
      data: { ...fact(first), reason: 'wrong' },
    });
  await say('InvoiceSentBack', 5);
  expect(await post(clerk, 'trainings', { invoiceId: first.invoiceId })).toMatchObject({
    body: { code: 'training.notVerified' },
  });
  await verify(first, correction, { sequence: 6 });
  await say('InvoiceDeleted', 7);
  expect(await post(clerk, 'trainings', { invoiceId: first.invoiceId })).toMatchObject({
    body: { code: 'training.notVerified' },
  });
});

test('who decides has looked at it as it is, and is of the staff and within its suppliers', async () => {
  const { supplierId, proposal } = await taught();
  const stale = await accept(clerk, { ...proposal, version: proposal.version - 1 });
  expect(stale).toMatchObject({ status: 409, body: { code: 'version.stale' } });
  const elsewhere = aClerk({ supplierIds: [newId()] });
  expect(await accept(elsewhere, proposal)).toMatchObject({ status: 404, body: { code: 'not.found' } });
  expect(await accept(aSupplier(supplierId), proposal)).toMatchObject({ status: 403 });
  expect((await service.call(elsewhere, `/api/v1/extraction/learning/${supplierId}`)).status).toBe(404);
  expect((await service.call(elsewhere, `/api/v1/extraction/trainings/${proposal.id}`)).status).toBe(404);
  expect(await accept(clerk, proposal)).toMatchObject({ status: 200 });
  expect(await accept(clerk, proposal)).toMatchObject({ status: 409, body: { code: 'version.stale' } });
});

test('a template has versions, is taken out of use and rolled back by an administrator, and goes with its supplier', async () => {
  const { supplierId, seed, first, proposal } = await taught();
  const { templateId: id = '' } = (await accept(clerk, proposal)).body;
  const file = await (await service.call(clerk, `/api/v1/extraction/templates/${id}/export`)).json();
  const brought = await post(admin, 'templates', { supplierId, template: file });
  expect(brought).toMatchObject({ status: 201, body: { origin: 'IMPORT', state: 'WAITING' } });
  const second = await trainingOf(supplierId, 'PROPOSED');
  expect(second).toMatchObject({ id: brought.body.id, templateId: id, outcome: { of: 1, same: 1, sameBefore: 1 } });
  expect((await accept(clerk, second)).body.templateId).toBe(id);

  const shown = async () =>
    (await (await service.call(clerk, `/api/v1/extraction/templates/${id}`)).json()) as TemplateDetail;
  expect(await shown()).toMatchObject({ number: 2, version: 2, versions: [{ number: 2 }, { number: 1 }] });
  const rollBack = (by: UserCaller, version: number, to: number | null) =>
    post(by, `templates/${id}/roll-back`, { version, to });
  expect(await rollBack(clerk, 2, 1)).toMatchObject({ status: 403 });
  expect(await rollBack(admin, 1, 1)).toMatchObject({ status: 409, body: { code: 'version.stale' } });
  expect(await rollBack(admin, 2, 7)).toMatchObject({ status: 422, body: { code: 'template.versionUnknown' } });
  expect(await rollBack(admin, 2, 1)).toMatchObject({ status: 200, body: { number: 1, version: 3 } });
  expect((await send(supplierId, seed)).reading.template).toEqual({ id, version: 1 });
  expect((await rollBack(admin, 3, null)).body.number).toBeUndefined();
  expect((await send(supplierId, seed)).reading.template?.id).not.toBe(id);

  await service.say('suppliers', { type: 'SupplierDeleted', subject: supplierId, supplierId, data: {} });
  expect((await service.call(clerk, `/api/v1/extraction/templates/${id}`)).status).toBe(404);
  expect(await post(clerk, 'trainings', { invoiceId: first.invoiceId })).toMatchObject({ status: 409 });
});

test.each([
  ['nothing', undefined],
  ['a word', 'template'],
  ['an object of another kind', { format: 1, marks: [] }],
  ['another format', { format: 2 }],
])('a file that holds %s is no template', async (_what, template) => {
  const answer = await post(admin, 'templates', { supplierId: newId(), template });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});

test('a file that is too large is not looked at, and one by who may not import neither', async () => {
  const supplierId = newId();
  expect(await post(admin, 'templates', { supplierId, template: 'x'.repeat(300_000) })).toMatchObject({ status: 413 });
  expect(await post(clerk, 'templates', { supplierId, template: {} })).toMatchObject({ status: 403 });
});

// Layouts that are never read right without having been learned.
test.each([4, 5, 8])(
  'of one corrected invoice of made layout %i, the next are read fully, as they would be verified',
  async (at) => {
    const style = TEN_STYLES[at];
    if (!style) throw new Error('there are ten');
    const supplierId = newId();
    const [first, ...next] = await Promise.all(
      makeHouseInvoices(style, 500 + freshSeed(), 4).map(async ({ invoice, sheets }) => {
        const { invoiceNumber, issueDate, currency, netTotal, vatTotal, grossTotal, iban, lines, supplier } = invoice;
        const truth = { invoiceNumber, issueDate, currency, netTotal, vatTotal, grossTotal, iban };
        return {
          bytes: await (await drawPdf(sheets)).save(),
          content: { ...truth, amountDue: grossTotal, supplierName: supplier.name, lines: [...lines] },
        };
      }),
    );
    if (!first) throw new Error('nothing was made');
    await verify(await sendBytes(supplierId, first.bytes), first.content);
    await accept(clerk, await trainingOf(supplierId, 'PROPOSED'));
    for (const { bytes, content } of next) {
      const { reading } = await sendBytes(supplierId, bytes);
      const { lines, ...fields } = content;
      expect(compareReading(reading, { fields, lines })).toEqual([]);
      expect(reading).toMatchObject({ level: 'FULLY', fields: { invoiceNumber: { source: 'template' } } });
    }
  },
);
