import type { Finding } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { expect, test } from 'vitest';
import { ACME, OTHER, PEOPLE } from '../testing/people.ts';
import { reading } from '../testing/readings.ts';
import { runningService } from '../testing/running-service.ts';

const service = await runningService();
const { admin, vera, supplier, stranger } = PEOPLE;

const rows = service.database.connection.collection('invoices');
const historyOf = async (id: string) =>
  (await service.ask(admin, 'GET', `/api/v1/invoices/${id}/history`)).body as unknown as Array<Record<string, unknown>>;
const toldOf = (id: string) =>
  service.said.filter((event) => event.source === 'invoices' && event.subject === id).map(({ type }) => type);

test('a document whose event comes five times, and once under another id, is one invoice', async () => {
  const id = await service.store();
  const stored = service.said.findLast(({ type }) => type === 'DocumentStored');
  if (!stored) throw new Error('nothing was stored');
  for (let again = 0; again < 4; again += 1) await service.bus.publish('comptoir.documents.v1', [stored]);
  await service.say('documents', { ...stored, type: 'DocumentStored', id: `${stored.id.slice(0, -4)}ffff` });
  expect(await rows.countDocuments({ 'invoice.document.id': stored.subject })).toBe(1);
  expect((await historyOf(id)).map(({ action }) => action)).toEqual(['CREATE']);
});

test('a reading that comes twice is read once', async () => {
  const id = await service.store();
  await service.start(id);
  const event = await service.read(id, reading());
  await service.bus.publish('comptoir.extraction.v1', [event]);
  expect((await historyOf(id)).map(({ action }) => action)).toEqual(['CREATE', 'START_READING', 'READ']);
  await expect.poll(() => toldOf(id)).toEqual(['InvoiceReceived', 'InvoiceReadingStarted', 'InvoiceRead']);
});

test('an answer says that reading had begun, where that was never heard', async () => {
  const id = await service.store();
  await service.read(id, reading());
  expect(await service.show(vera, id)).toMatchObject({ status: 'TO_VERIFY', version: 3 });
});

test('a reading that comes after the invoice moved on is noted and changes nothing', async () => {
  const id = await service.toVerify(reading({ grossTotal: '120.00' }));
  await service.verify(vera, id);
  const before = await service.show(vera, id);
  await service.read(id, reading({ grossTotal: '999.00' }));
  expect(await service.show(vera, id)).toEqual(before);
  expect((await historyOf(id)).at(-1)).toMatchObject({
    action: 'READ',
    reason: 'IGNORED',
    from: 'TO_CONTROL',
    to: 'TO_CONTROL',
  });
});

test('after a relaunch the old run’s answer is ignored and the new one’s is taken', async () => {
  const id = await service.toVerify(reading({ invoiceNumber: 'OLD-1' }));
  expect(await service.command(vera, id, 'relaunch')).toMatchObject({ status: 200, body: { status: 'PROCESSING' } });
  await service.read(id, reading({ invoiceNumber: 'OLD-2' }), 1);
  expect(await service.show(vera, id)).toMatchObject({ status: 'PROCESSING' });
  await service.start(id, 2);
  await service.read(id, reading({ invoiceNumber: 'NEW-1' }), 2);
  const read = await service.show(vera, id);
  expect(read).toMatchObject({ status: 'TO_VERIFY', invoiceNumber: 'NEW-1' });
  expect(read.reading?.fields.invoiceNumber?.value).toBe('NEW-1');
  const relaunched = service.said.find(({ type, subject }) => type === 'InvoiceExtractionRelaunched' && subject === id);
  expect(relaunched?.data).toMatchObject({ run: 2, mediaType: 'application/pdf' });
});

test('what is no invoice, or cannot be read, is an exception that says why, and is entered by hand', async () => {
  const cat = await service.toVerify(reading({}, { level: 'NOT_AN_INVOICE' }));
  expect(await service.show(vera, cat)).toMatchObject({
    status: 'EXCEPTION',
    exceptionReason: 'NOT_AN_INVOICE',
    level: 'NOT_AN_INVOICE',
  });
  const damaged = await service.store();
  await service.start(damaged);
  await service.unreadable(damaged, 'ENCRYPTED');
  expect(await service.show(vera, damaged)).toMatchObject({ status: 'EXCEPTION', exceptionReason: 'ENCRYPTED' });

  const content = { invoiceNumber: 'HAND-1', supplierId: ACME, currency: 'EUR', grossTotal: '10.00' };
  const entered = await service.command(vera, damaged, 'enter', { content });
  expect(entered).toMatchObject({
    status: 200,
    body: { status: 'TO_VERIFY', invoiceNumber: 'HAND-1', grossTotal: '10.00' },
  });
  expect(entered.body.exceptionReason).toBeUndefined();
});

test('the supplier is who sent it, else whom VAT number or IBAN name; a name alone only suggests', async () => {
  const unknown = { supplierVatNumber: undefined, iban: undefined };
  const sent = await service.toVerify(reading({ supplierVatNumber: 'DE136695976', iban: undefined }));
  expect(await service.show(vera, sent)).toMatchObject({
    supplierId: ACME,
    warningList: expect.arrayContaining([expect.objectContaining({ code: 'SUPPLIER_DIFFERS' })]),
  });

  const byVat = await service.toVerify(reading({ supplierVatNumber: 'DE 136 695 976', iban: undefined }), {
    supplierId: null,
    by: vera,
    sentBySupplier: false,
  });
  expect(await service.show(vera, byVat)).toMatchObject({ supplierId: OTHER, supplierName: 'Other GmbH' });
  const byIban = await service.toVerify(reading({ ...unknown, iban: 'DE89 3704 0044 0532 0130 00' }), {
    supplierId: null,
    by: vera,
    sentBySupplier: false,
  });
  expect(await service.show(stranger, byIban)).toMatchObject({ supplierId: OTHER });

  const byName = await service.toVerify(reading({ ...unknown, supplierName: 'ACME' }), {
    supplierId: null,
    by: vera,
    sentBySupplier: false,
  });
  const shown = await service.show(vera, byName);
  expect(shown.supplierId).toBeUndefined();
  expect(shown.warningList).toContainEqual({
    code: 'SUPPLIER_UNKNOWN',
    values: { name: 'ACME', suggestedId: ACME, suggestedName: 'Acme SARL' },
  });
  expect((await service.ask(supplier, 'GET', `/api/v1/invoices/${byName}`)).status).toBe(404);
});

test.each([
  ['ESB12345674', 'B12345674'],
  ['B58818501', 'ESB58818501'],
])('a supplier on file as %s is found by %s, and the two do not differ', async (vatNumber, printed) => {
  const id = newId();
  await service.fileSupplier(id, { name: `Talleres ${vatNumber}`, code: vatNumber, vatNumber });
  const read = { supplierVatNumber: printed, iban: undefined };
  const found = await service.toVerify(reading(read), { supplierId: null, by: vera, sentBySupplier: false });
  const { supplierId, warningList } = await service.show(vera, found);
  expect(supplierId).toBe(id);
  expect(warningList).not.toContainEqual(expect.objectContaining({ code: 'SUPPLIER_DIFFERS' }));
});

test('an IBAN of a supplier that has none on file warns at verifying and refuses the payment, until one is accepted', async () => {
  const [id, code] = [newId(), 'NEWCOMER'];
  const iban = 'FR7630004000031234567890143';
  await service.fileSupplier(id, { name: 'Newcomer', code });
  const invoice = await service.toVerify(reading({ supplierVatNumber: undefined, iban }), { supplierId: id });
  expect((await service.show(vera, invoice)).warningList).toContainEqual({
    code: 'IBAN_NOT_ON_FILE',
    values: { read: iban },
  });
  await service.verify(vera, invoice);
  await service.command(PEOPLE.carl, invoice, 'control');
  const payment = { date: '2026-12-01', amount: '120.00', method: 'SEPA', reference: 'R', madeByBank: true };
  const refused = { code: 'invoice.ibanNotOnFile' };
  expect((await service.show(PEOPLE.paula, invoice)).commands.pay).toMatchObject({ allowed: false, ...refused });
  expect(await service.command(PEOPLE.paula, invoice, 'pay', payment)).toMatchObject({ status: 409, body: refused });
  await service.fileSupplier(id, { name: 'Newcomer', code, iban });
  expect((await service.command(PEOPLE.paula, invoice, 'pay', payment)).status).toBe(200);
});

test('an IBAN that is not on file warns at verifying and refuses the payment, until the file says the same', async () => {
  const iban = 'FR1420041010050500013M02606';
  const id = await service.toVerify(reading({ iban }));
  expect((await service.show(vera, id)).warningList).toContainEqual(expect.objectContaining({ code: 'IBAN_DIFFERS' }));
  expect((await service.show(supplier, id)).warningList).toEqual([]);
  await service.verify(vera, id);
  await service.command(PEOPLE.carl, id, 'control');
  const payment = { date: '2026-12-01', amount: '120.00', method: 'SEPA', reference: 'R' };
  expect((await service.show(PEOPLE.paula, id)).commands.pay).toMatchObject({
    allowed: false,
    code: 'invoice.ibanDiffers',
  });
  expect(await service.command(PEOPLE.paula, id, 'pay', payment)).toMatchObject({
    status: 409,
    body: { code: 'invoice.ibanDiffers' },
  });

  await service.fileSupplier(ACME, { name: 'Acme SARL', code: 'ACME', vatNumber: 'FR40303265045', iban });
  expect(await service.command(PEOPLE.paula, id, 'pay', payment)).toMatchObject({
    status: 200,
    body: { status: 'PAID' },
  });
  await service.fileSupplier(ACME, {
    name: 'Acme SARL',
    code: 'ACME',
    vatNumber: 'FR40303265045',
    iban: 'FR7630006000011234567890189',
  });
});

test('a changed setting acts on the next command', async () => {
  const set = (code: string, value: string) =>
    service.hear('settings', 'SettingChanged', `invoice/${code}`, {
      module: 'invoice',
      code,
      value,
      previous: '',
      by: { id: admin.id, name: admin.name, kind: 'user' },
    });
  const id = await service.toVerify(reading({ grossTotal: '121.00' }));
  expect((await service.show(vera, id)).warningList).toContainEqual(
    expect.objectContaining({ code: 'TOTALS_DO_NOT_ADD_UP' }),
  );
  expect(await service.verify(vera, id)).toMatchObject({ status: 422, body: { code: 'invoice.totalsDiffer' } });
  await set('AMOUNT_TOLERANCE', '1.00');
  expect(await service.verify(vera, id)).toMatchObject({ status: 200 });
  await set('APPROVAL_THRESHOLD', '100');
  expect(await service.command(PEOPLE.carl, id, 'control')).toMatchObject({
    status: 200,
    body: { status: 'PENDING_APPROVAL' },
  });
  await set('APPROVAL_THRESHOLD', '');
  await set('AMOUNT_TOLERANCE', '0.05');
  await set('INVOICE_RELAUNCH_EXTRACTION', '0');
  const other = await service.toVerify(reading());
  expect(await service.command(vera, other, 'relaunch')).toMatchObject({ status: 403, body: { code: 'feature.off' } });
  await set('INVOICE_RELAUNCH_EXTRACTION', '1');
});

test.each([
  ['XML', 'XML_CONTRADICTS_PAGE', { xml: '120.00', page: '210.00' }],
  ['code', 'CODE_CONTRADICTS_PAGE', { code: '120.00', page: '210.00', standard: 'ATCUD' }],
])('the %s of a document that contradicts its page is still said after verifying', async (_what, code, values) => {
  const finding = { code, severity: 'warning', field: 'grossTotal', values } as const;
  const id = await service.toVerify(reading({}, { findings: [finding] }));
  const said = { code, values: { field: 'grossTotal', ...values } };
  expect((await service.show(vera, id)).warningList).toContainEqual(said);
  await service.verify(vera, id);
  expect((await service.show(vera, id)).warningList).toContainEqual(said);
});

test('an invoice the rules refuse waits to be verified, with the rules and the rejection they propose', async () => {
  const rule = { set: 'EN 16931' as const, text: 'Sum of lines', terms: ['BT-106'], times: 1 };
  const findings: Finding[] = [
    { code: 'RULE_SUM', severity: 'error', rule: { id: 'BR-CO-10', ...rule } },
    { code: 'RULE_SUM', severity: 'error', rule: { id: 'BR-CO-13', ...rule } },
    { code: 'RULE_NOT_USED', severity: 'warning', rule: { id: 'CII-SR-014', ...rule } },
  ];
  const id = await service.toVerify(reading({}, { route: 'xml', findings }));
  const said = { code: 'RULES_BROKEN', values: { rules: 'BR-CO-10, BR-CO-13' } };
  const shown = await service.show(vera, id);
  expect(shown).toMatchObject({
    status: 'TO_VERIFY',
    reading: { findings },
    proposedRejection: { reason: 'NON_CONFORME', details: 'BR-CO-10, BR-CO-13' },
  });
  expect(shown.warningList).toContainEqual(said);
  await service.verify(vera, id);
  expect((await service.show(vera, id)).warningList).toContainEqual(said);
  const other = await service.show(vera, await service.toVerify(reading({}, { route: 'xml' })));
  expect(other).not.toHaveProperty('proposedRejection');
});

test('a renamed supplier’s invoices are listed and found by its new name, and no form gets stale by it', async () => {
  const renamed = newId();
  await service.fileSupplier(renamed, { name: 'Before SA', code: 'BEF' });
  const id = await service.toVerify(reading({ supplierVatNumber: undefined, iban: undefined }), {
    supplierId: renamed,
  });
  const { version } = await service.show(vera, id);
  await service.fileSupplier(renamed, { name: 'Zebra SA', code: 'ZEB' });
  await expect.poll(async () => (await service.show(vera, id)).supplierName, { timeout: 10_000 }).toBe('Zebra SA');
  const found = await service.ask(vera, 'GET', `/api/v1/invoices?filter=${encodeURIComponent('{"q":"zebra"}')}`);
  expect(found.body as unknown as object[]).toEqual([
    expect.objectContaining({ id, version, supplierName: 'Zebra SA' }),
  ]);
});

test('a training is told in the history of the invoice it was learned from, to staff alone, and changes nothing', async () => {
  const id = await service.toVerify(reading({ grossTotal: '120.00' }));
  await service.verify(vera, id, { invoiceNumber: 'CORRECTED-1' });
  const before = await service.show(vera, id);
  const by = { id: vera.id, name: vera.name, kind: 'user' } as const;
  const training = newId();
  await service.hear('extraction', 'TrainingLaunched', training, { invoiceId: id, origin: 'CORRECTION', by });
  const outcome = { of: 42, same: 41, sameBefore: 30, matched: 40, matchedSame: 39, unread: 0 };
  const completed = await service.hear('extraction', 'TrainingCompleted', training, {
    ...{ invoiceId: id, state: 'PROPOSED', reason: null, outcome },
  });
  await service.bus.publish('comptoir.extraction.v1', [completed]);
  expect((await historyOf(id)).slice(-2)).toMatchObject([
    { action: 'START_TRAINING', by, from: 'TO_CONTROL', to: 'TO_CONTROL' },
    { action: 'END_TRAINING', by: { kind: 'service' }, reason: 'PROPOSED', details: '39 40' },
  ]);
  expect(await service.show(vera, id)).toEqual(before);
  const told = (await service.ask(supplier, 'GET', `/api/v1/invoices/${id}/history`)).body as unknown as Array<
    Record<string, unknown>
  >;
  expect(told.map(({ action }) => action)).not.toContain('START_TRAINING');
  expect(told.map(({ action }) => action)).not.toContain('END_TRAINING');
  // A template that was brought has no invoice, and one of an invoice that is gone nobody to tell.
  for (const invoiceId of [null, newId()])
    await service.hear('extraction', 'TrainingLaunched', newId(), { invoiceId, origin: 'IMPORT', by });
});
