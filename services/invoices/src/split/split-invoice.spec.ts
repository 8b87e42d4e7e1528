import type { Caller, InvoiceDetail, PageRange } from '@comptoir/contracts';
import { aClerk } from '@comptoir/testing';
import { afterAll, expect, test } from 'vitest';
import { documentsStandIn } from '../testing/documents-stand-in.ts';
import { ACME, OTHER, PEOPLE } from '../testing/people.ts';
import { reading } from '../testing/readings.ts';
import { runningService } from '../testing/running-service.ts';

const documents = await documentsStandIn();
afterAll(() => documents.close());
const service = await runningService({ urls: { documents: documents.url } });
const { admin, vera, carl, supplier } = PEOPLE;

const PARTS: PageRange[] = [
  { from: 1, to: 1 },
  { from: 2, to: 3 },
];
const several = (more = {}) => reading({}, { pages: 3, ...more });
const split = (by: Caller, id: string, parts: unknown = PARTS, more = {}) =>
  service.command(by, id, 'split', { parts, ...more });
const childrenOf = async (id: string): Promise<InvoiceDetail[]> => {
  const { splitInto = [] } = await service.show(admin, id);
  return Promise.all(splitInto.map(({ invoiceId }) => service.show(admin, invoiceId)));
};
const openedFrom = async (id: string): Promise<number> =>
  service.database.connection.collection('invoices').countDocuments({ 'invoice.partOf.invoiceId': id });

test('a file of several invoices becomes as many, this one is canceled, and each names the other', async () => {
  const id = await service.toVerify(several(), { fileName: 'stack.pdf' });
  const whole = await service.show(vera, id);
  const answer = await split(vera, id);
  expect(answer).toMatchObject({ status: 200, body: { status: 'CANCELED', splitInto: PARTS } });
  const children = await childrenOf(id);
  expect(children).toHaveLength(2);
  for (const [at, child] of children.entries()) {
    expect(child).toMatchObject({
      status: 'INTEGRATION_IN_PROGRESS',
      mediaType: 'application/pdf',
      supplierId: ACME,
      receivedAt: whole.receivedAt,
      partOf: { invoiceId: id, fileName: 'stack.pdf', ...PARTS[at] },
    });
    expect(child.documentId).not.toBe(whole.documentId);
  }
  const history = async (of: string) => (await service.ask(vera, 'GET', `/api/v1/invoices/${of}/history`)).body;
  expect(await history(id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        action: 'SPLIT',
        from: 'TO_VERIFY',
        to: 'CANCELED',
        by: expect.objectContaining({ name: 'Vera' }),
        links: children.map((child, at) => ({ invoiceId: child.id, ...PARTS[at] })),
      }),
    ]),
  );
  expect(await history(children[1]?.id ?? '')).toMatchObject([
    { action: 'CREATE', reason: 'SPLIT', by: { name: 'Vera' }, links: [{ invoiceId: id, from: 2, to: 3 }] },
  ]);
});

test('extraction is told of each part as of any invoice received, and the others that the whole was canceled', async () => {
  const id = await service.toVerify(several());
  await split(vera, id);
  const children = await childrenOf(id);
  for (const child of children) {
    expect(service.said.filter(({ subject }) => subject === child.id)).toMatchObject([
      { type: 'InvoiceReceived', data: { documentId: child.documentId, mediaType: 'application/pdf' } },
    ]);
  }
  expect(service.said.findLast(({ subject }) => subject === id)).toMatchObject({
    type: 'InvoiceMoved',
    data: { action: 'SPLIT', from: 'TO_VERIFY', status: 'CANCELED', decision: { action: 'invoice.SPLIT' } },
  });
});

test('a part is neither a double of its file nor a correction of it, though it has its number and total', async () => {
  const read = several();
  const id = await service.toVerify(read);
  await split(vera, id);
  const [first] = await childrenOf(id);
  if (!first) throw new Error('no part');
  await service.start(first.id);
  await service.read(first.id, read);
  expect(await service.show(vera, first.id)).toMatchObject({
    status: 'TO_VERIFY',
    level: 'FULLY',
    duplicates: [],
    predecessors: [],
    warningList: [],
  });
});

test('the same request again, after a lost answer, answers what was done and does nothing more', async () => {
  const id = await service.toVerify(several());
  const { version } = await service.show(vera, id);
  const first = await split(vera, id, PARTS, { version });
  const again = await split(vera, id, PARTS, { version });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.splitInto).toEqual(first.body.splitInto);
  expect(await openedFrom(id)).toBe(2);
});

test('of two who split at once, or one who splits and one who verifies, one succeeds and the other is told', async () => {
  const other = [
    { from: 1, to: 2 },
    { from: 3, to: 3 },
  ];
  const id = await service.toVerify(several());
  const { version, content } = await service.show(vera, id);
  const answers = await Promise.all([split(vera, id, PARTS, { version }), split(carl, id, other, { version })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await openedFrom(id)).toBe(2);

  const second = await service.toVerify(several());
  const at = (await service.show(vera, second)).version;
  const both = await Promise.all([
    split(vera, second, PARTS, { version: at }),
    service.command(carl, second, 'verify', { version: at, content: { ...content, invoiceNumber: `V-${second}` } }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await openedFrom(second)).toBe(both[0]?.status === 200 ? 2 : 0);
});

test.each([
  ['one part', [{ from: 1, to: 3 }], 400],
  [
    'a page in two parts',
    [
      { from: 1, to: 2 },
      { from: 2, to: 3 },
    ],
    422,
  ],
  [
    'a page in none',
    [
      { from: 1, to: 1 },
      { from: 3, to: 3 },
    ],
    422,
  ],
  [
    'a page that is not there',
    [
      { from: 1, to: 1 },
      { from: 2, to: 4 },
    ],
    422,
  ],
  [
    'the last page left out',
    [
      { from: 1, to: 1 },
      { from: 2, to: 2 },
    ],
    422,
  ],
  [
    'parts out of order',
    [
      { from: 2, to: 3 },
      { from: 1, to: 1 },
    ],
    422,
  ],
  [
    'a range that ends before it begins',
    [
      { from: 1, to: 1 },
      { from: 2, to: 1 },
    ],
    422,
  ],
  [
    'page 0',
    [
      { from: 0, to: 1 },
      { from: 2, to: 3 },
    ],
    400,
  ],
  [
    'half a page',
    [
      { from: 1, to: 1.5 },
      { from: 2.5, to: 3 },
    ],
    400,
  ],
  ['101 parts', Array.from({ length: 101 }, (_, at) => ({ from: at + 1, to: at + 1 })), 400],
])('%s is refused and changes nothing', async (_what, parts, status) => {
  const id = await service.toVerify(several());
  expect((await split(vera, id, parts)).status).toBe(status);
  expect((await service.show(vera, id)).status).toBe('TO_VERIFY');
  expect(await openedFrom(id)).toBe(0);
});

test('nobody but staff splits, nobody what is not theirs to see, and only what waits to be verified', async () => {
  const id = await service.toVerify(several());
  const narrowed = { ...aClerk(), supplierIds: [OTHER] };
  expect((await split(supplier, id)).status).toBe(403);
  expect((await split(narrowed, id)).status).toBe(404);
  expect(
    (await service.ask(undefined as never, 'POST', `/api/v1/invoices/${id}/split`, { version: 3, parts: PARTS }))
      .status,
  ).toBe(401);
  const { version } = await service.show(vera, id);
  expect((await split(vera, id, PARTS, { version: version - 1 })).body.code).toBe('version.stale');
  await service.verify(vera, id);
  expect((await split(vera, id)).body.code).toBe('invoice.transition');
  expect(await openedFrom(id)).toBe(0);
});

test('who one invoice of a file was read as coming from does not keep the file, where nobody said whose it is', async () => {
  const id = await service.toVerify(several(), { supplierId: null, by: vera, sentBySupplier: false });
  expect(await service.show(supplier, id)).toMatchObject({ supplierId: ACME });
  await split(vera, id);
  expect(documents.asked.at(-1)?.body).not.toContain('supplierId');
  expect((await service.ask(supplier, 'GET', `/api/v1/invoices/${id}`)).status).toBe(404);
  for (const child of await childrenOf(id)) expect(child.supplierId).toBeUndefined();

  const sent = await service.toVerify(several());
  await split(vera, sent);
  expect(documents.asked.at(-1)?.body).toContain(`"supplierId":"${ACME}"`);
  expect((await service.show(supplier, sent)).status).toBe('CANCELED');
});

test('a proposal is shown, keeps the level below FULLY, and one page or an image offers no split', async () => {
  const parts = [
    { from: 1, to: 1, number: 'A-1' },
    { from: 2, to: 3, number: 'A-2', why: 'NUMBER' as const },
  ];
  const findings = [
    { code: 'SEVERAL_INVOICES', severity: 'warning' as const, values: { count: '2', pages: '1, 2–3' } },
  ];
  const proposed = await service.show(vera, await service.toVerify(several({ parts, findings })));
  expect(proposed).toMatchObject({ level: 'PARTIALLY', reading: { parts }, commands: { split: { allowed: true } } });
  const single = await service.show(vera, await service.toVerify(reading()));
  expect(single.commands.split).toMatchObject({ allowed: false, code: 'invoice.splitOnlyPdf' });
});

test('what fails when the last part is opened leaves neither half of a split nor a word of it', async () => {
  const id = await service.toVerify(several());
  const confused = await documentsStandIn([], { pages: 3, isConfused: true });
  const elsewhere = await runningService({ database: service.database, urls: { documents: confused.url } });
  const { version } = await service.show(vera, id);
  expect((await elsewhere.command(vera, id, 'split', { parts: PARTS })).status).toBe(500);
  await confused.close();
  const told = elsewhere.said.filter(({ subject }) => subject === id);
  await elsewhere.close();
  expect(told).toEqual([]);
  expect(await service.show(vera, id)).toMatchObject({ status: 'TO_VERIFY', version });
  expect(await openedFrom(id)).toBe(0);
  expect((await split(vera, id)).status).toBe(200);
});

test('what cannot be cut, and a documents service that is away, leave the invoice as it was', async () => {
  const id = await service.toVerify(several());
  const { documentId } = await service.show(vera, id);
  const closed = await documentsStandIn([], { pages: 3, uncuttable: [documentId] });
  const elsewhere = await runningService({ database: service.database, urls: { documents: closed.url } });
  expect(await elsewhere.command(vera, id, 'split', { parts: PARTS })).toMatchObject({
    status: 422,
    body: { code: 'document.uncuttable' },
  });
  await closed.close();
  expect(await elsewhere.command(vera, id, 'split', { parts: PARTS })).toMatchObject({
    status: 503,
    body: { code: 'service.unavailable' },
  });
  await elsewhere.close();
  expect((await service.show(vera, id)).status).toBe('TO_VERIFY');
});
