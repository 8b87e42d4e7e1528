import { type EventData, type Payment, type PaymentRow, SCOPE_ALL, type UserCaller } from '@comptoir/contracts';
import { assertIndexed, newId, tokensOf } from '@comptoir/storage';
import { aClerk, anAccountant, anAdmin, aPurchaser, aSupplier, eventually, startService } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createDeclarationStore, DECLARATION_COLUMNS } from './declarations/declaration.store.ts';
import type { TabQuery } from './document-tab.store.ts';
import { createLicenceFeeStore, LICENCE_FEE_COLUMNS } from './licence-fees/licence-fee.store.ts';
import { createPaymentStore, SORT_FIELDS, TAB_COLUMNS } from './payment/payment.store.ts';

const service = await startService('payments', createApp);
const admin = anAdmin();

const fact = (supplierId: string | null) => ({
  from: 'TO_PAY' as const,
  status: 'PAID' as const,
  by: { id: 'u', name: 'Anne', kind: 'user' as const },
  fileName: 'scan.pdf',
  documentId: newId(),
  supplierId,
  supplierName: 'Atelier Lumière',
  invoiceNumber: 'F-7' as string | null,
  currency: 'EUR' as string | null,
  grossTotal: '1234.50',
  amountDue: '1234.50',
});
const paid = (supplierId: string | null, more: Partial<EventData<'InvoicePaymentRecorded'>> = {}) => ({
  type: 'InvoicePaymentRecorded' as const,
  subject: newId(),
  data: {
    ...fact(supplierId),
    action: 'PAY',
    paymentId: newId(),
    date: '2026-03-01',
    amount: '1234.50',
    method: 'transfer',
    reference: 'VIR 42',
    settled: true,
    ...more,
  },
});
const reversed = (subject: string, supplierId: string, paymentId: string) => ({
  type: 'InvoicePaymentReversed' as const,
  subject,
  sequence: 2,
  data: {
    ...fact(supplierId),
    status: 'TO_PAY',
    action: 'REVERSE',
    paymentId,
    reversalId: newId(),
    date: '2026-03-05',
    amount: '1234.50',
    reason: 'wrong account',
  },
});
const tab = async (supplierId: string, query = '', caller: UserCaller = admin) =>
  (await (await service.call(caller, `/api/invoice/payment/${supplierId}${query}`)).json()) as {
    content: PaymentRow[];
    totalElements: number;
  };
const deadLetters = () => service.database.connection.db?.collection('dead_letters').find().toArray() ?? [];

describe('an invoice that is paid', () => {
  test('shows its payment in the supplier’s tab in the specification’s names, and tells of it', async () => {
    const supplierId = newId();
    const event = await service.say('invoices', paid(supplierId));
    expect(await tab(supplierId)).toEqual({
      content: [
        {
          id: (event.data as EventData<'InvoicePaymentRecorded'>).paymentId,
          month: 3,
          annee: 2026,
          year: 2026,
          societe: 'Atelier Lumière',
          libPaiement: 'F-7 · VIR 42',
          devise: 'EUR',
          montant: 1234.5,
          typeLot: 'Payment',
          toolTip: expect.stringMatching(/^P2026-\d{6} · 2026-03-01 · transfer · VIR 42$/),
        },
      ],
      totalElements: 1,
    });
    const told = await eventually(() => service.said.find((said) => said.causationId === event.id));
    expect(told).toMatchObject({
      type: 'PaymentRecorded',
      supplierId,
      data: { invoiceId: event.subject, amount: '1234.50', type: 'Payment' },
    });
  });

  test('shows it once though its event comes five times, and again after the inbox forgot it', async () => {
    const supplierId = newId();
    const event = { ...paid(supplierId), id: newId() };
    await Promise.all([1, 2, 3, 4].map(() => service.say('invoices', event)));
    await service.database.connection.db?.collection('inbox').deleteMany({});
    await service.say('invoices', event);
    expect((await tab(supplierId)).totalElements).toBe(1);
    await eventually(() =>
      service.said.some((said) => said.supplierId === supplierId && said.type === 'PaymentRecorded'),
    );
    expect(
      service.said.filter((said) => said.supplierId === supplierId && said.type === 'PaymentRecorded'),
    ).toHaveLength(1);
  });

  test('in parts shows each part, under numbers that follow one another', async () => {
    const supplierId = newId();
    for (const amount of ['1000', '234.50'])
      await service.say('invoices', paid(supplierId, { amount, settled: false, date: '2031-01-02' }));
    const { content } = await tab(supplierId, '?sortBy=-montant');
    expect(content.map(({ montant }) => montant)).toEqual([1000, 234.5]);
    expect(content.map(({ toolTip }) => toolTip.slice(0, 12))).toEqual(['P2031-000001', 'P2031-000002']);
  });

  test('twenty at once get twenty numbers', async () => {
    const supplierId = newId();
    await Promise.all(
      Array.from({ length: 20 }, () => service.say('invoices', paid(supplierId, { date: '2032-06-01' }))),
    );
    const rows = (await (
      await service.call(admin, `/api/v1/payments?range=[0,49]&filter=${JSON.stringify({ supplierId })}`)
    ).json()) as Payment[];
    expect(rows.map(({ paymentNo }) => paymentNo).sort()).toEqual(
      Array.from({ length: 20 }, (_, n) => `P2032-${String(n + 1).padStart(6, '0')}`),
    );
  });

  test('in a currency of its own decimals is kept to the last one', async () => {
    const supplierId = newId();
    await service.say('invoices', paid(supplierId, { currency: 'TND', amount: '1.234' }));
    await service.say('invoices', paid(supplierId, { currency: 'JPY', amount: '5000' }));
    expect((await tab(supplierId, '?sortBy=devise')).content.map(({ montant, devise }) => [montant, devise])).toEqual([
      [5000, 'JPY'],
      [1.234, 'TND'],
    ]);
  });

  test.each([
    ['no supplier', paid(null)],
    ['no currency', paid(newId(), { currency: null })],
    ['an amount finer than its currency', paid(newId(), { amount: '1.005' })],
  ])('with %s is laid aside for a person, and the next goes on', async (_what, event) => {
    const before = (await deadLetters()).length;
    await service.say('invoices', event);
    expect((await deadLetters()).length).toBe(before + 1);
    const next = paid(newId());
    await service.say('invoices', next);
    expect((await tab(next.data.supplierId ?? '')).totalElements).toBe(1);
  });
});

test('a reversal stands beside its payment, below zero, with the payment’s reference and the reason', async () => {
  const supplierId = newId();
  const payment = paid(supplierId);
  await service.say('invoices', payment);
  const reversal = { ...reversed(payment.subject, supplierId, payment.data.paymentId), id: newId() };
  await service.say('invoices', reversal);
  await service.say('invoices', reversal);
  const { content } = await tab(supplierId);
  expect(content.map(({ typeLot, montant }) => [typeLot, montant])).toEqual([
    ['Reversal', -1234.5],
    ['Payment', 1234.5],
  ]);
  expect(content[0]?.toolTip).toContain('VIR 42 · wrong account');
  const told = await eventually(() => service.said.find((said) => said.subject === reversal.data.reversalId));
  expect(told.data).toMatchObject({ type: 'Reversal', amount: '-1234.50' });
});

describe('who may see payments', () => {
  test('staff but purchasers see all, a supplier’s user its own', async () => {
    const [own, foreign] = [newId(), newId()];
    const [mine, theirs] = [paid(own), paid(foreign)];
    await service.say('invoices', mine);
    await service.say('invoices', theirs);
    for (const caller of [admin, aClerk(), anAccountant()])
      expect((await tab(foreign, '', caller)).totalElements).toBe(1);
    for (const path of [
      `/api/invoice/payment/${own}`,
      '/api/v1/payments',
      `/api/invoice/invoices/${own}`,
      `/api/invoice/declarationCA/${own}`,
    ]) {
      expect((await service.call(aPurchaser(), path)).status).toBe(403);
      expect((await service.call(undefined, path)).status).toBe(401);
    }

    const supplier = aSupplier(own);
    expect((await tab(own, '', supplier)).totalElements).toBe(1);
    const statusAndBody = async (path: string) => {
      const answer = await service.call(supplier, path);
      const { correlationId: _id, ...body } = (await answer.json()) as Record<string, unknown>;
      return [answer.status, body];
    };
    for (const path of [
      '/api/invoice/payment',
      '/api/invoice/invoices',
      '/api/invoice/declarationCA',
      '/api/v1/payments',
    ]) {
      const foreignId = path === '/api/v1/payments' ? theirs.data.paymentId : foreign;
      const answer = await statusAndBody(`${path}/${foreignId}`);
      expect(answer[0]).toBe(404);
      expect(answer).toEqual(await statusAndBody(`${path}/${newId()}`));
    }
    expect((await service.call(supplier, `/api/v1/payments/${mine.data.paymentId}`)).status).toBe(200);
    const rows = (await (await service.call(supplier, '/api/v1/payments?range=[0,99]')).json()) as Payment[];
    expect(rows.map(({ supplierId }) => supplierId)).toEqual([own]);
    const asked = await service.call(supplier, `/api/v1/payments?filter=${JSON.stringify({ supplierId: foreign })}`);
    expect([await asked.json(), asked.headers.get('content-range')]).toEqual([[], 'payments */0']);
  });
});

describe('lists', () => {
  test('are searched by number, reference or invoice, and counted', async () => {
    const supplierId = newId();
    await service.say('invoices', paid(supplierId, { reference: 'SEPA-991', invoiceNumber: 'INV-1' }));
    await service.say('invoices', paid(supplierId, { reference: 'SEPA-992', invoiceNumber: 'INV-2' }));
    expect((await tab(supplierId, '?search=sepa')).totalElements).toBe(2);
    expect((await tab(supplierId, '?search=sepa%20992')).content.map(({ libPaiement }) => libPaiement)).toEqual([
      'INV-2 · SEPA-992',
    ]);
    expect((await tab(supplierId, '?pageNo=1&pageSize=1')).content).toHaveLength(1);
    expect((await service.call(admin, `/api/invoice/payment/${supplierId}?sortBy=tokens`)).status).toBe(400);
  });

  test('come straight from an index, whatever they are filtered and sorted by', async () => {
    const store = createPaymentStore(service.database);
    const ids = Array.from({ length: 3 }, () => newId());
    for (const supplierId of ids)
      for (let n = 0; n < 8; n += 1) await service.say('invoices', paid(supplierId, { amount: String(n + 1) }));
    const page = { limit: 5, offset: 0 };
    const some = { kind: 'suppliers', ids } as const;
    for (const direction of ['asc', 'desc'] as const) {
      for (const field of Object.values(SORT_FIELDS)) {
        for (const filter of [{}, { q: 'vir' }])
          await assertIndexed(SCOPE_ALL, store.pageQuery(SCOPE_ALL, { ...filter, sort: { field, direction }, page }));
        await assertIndexed(
          SCOPE_ALL,
          store.pageQuery(SCOPE_ALL, { invoiceId: newId(), sort: { field, direction }, page }),
        );
      }
      for (const field of new Set(Object.values(TAB_COLUMNS))) {
        for (const [scope, filter] of [
          [SCOPE_ALL, { supplierId: ids[0] }],
          [some, {}],
          [some, { q: 'vir' }],
        ] as const) {
          await assertIndexed(scope, store.pageQuery(scope, { ...filter, sort: { field, direction }, page }));
        }
      }
    }
  });
});

describe('the tabs of licence fees and declarations', () => {
  const place = (supplierId: string, n: number) => ({
    _id: newId(),
    supplierId,
    month: `2026-${String(n).padStart(2, '0')}`,
    codeLieu: `L${n}`,
    nomLieu: `Gare ${n}`,
    currency: 'EUR',
    turnover: n * 100_050,
    tokens: tokensOf(`L${n}`, `Gare ${n}`),
  });
  const get = async (name: string, supplierId: string, query = '') =>
    (await (await service.call(aSupplier(supplierId), `/api/invoice/${name}/${supplierId}${query}`)).json()) as {
      content: object[];
      totalElements: number;
    };
  const rows = (name: string) =>
    service.database.connection.collection<{ _id: string; month: string; [field: string]: unknown }>(name);

  test('are empty while nothing was entered', async () => {
    for (const name of ['invoices', 'declarationCA'])
      expect(await get(name, newId())).toEqual({ content: [], totalElements: 0 });
  });

  test('show what their stores hold, in the specification’s names', async () => {
    const supplierId = newId();
    await rows('declarations').insertMany([place(supplierId, 1), place(supplierId, 2)]);
    await rows('licence_fees').insertMany([
      { ...place(supplierId, 3), total: 5_025, companyCode: '42', invoiceNumber: 'R-3' },
    ]);
    expect((await get('declarationCA', supplierId, '?sortBy=ca,desc')).content).toMatchObject([
      { mois: 2, annee: 2026, codeLieu: 'L2', nomLieu: 'Gare 2', ca: 2001, devise: 'EUR' },
      { mois: 1, ca: 1000.5 },
    ]);
    const fees = await get('invoices', supplierId, '?search=gar');
    expect(fees).toMatchObject({
      content: [{ mois: 3, annee: 2026, numFacture: 'R-3', codeSociete: '42', ca: 3001.5, totalRed: 50.25 }],
      totalElements: 1,
    });
    expect(fees.content[0]).toMatchObject({ devise: 'EUR', hasDocument: false });
  });

  test('a fee has the number of its invoice or of its rebate, whichever there is, and amounts of its currency', async () => {
    const supplierId = newId();
    const yen = { currency: 'JPY', turnover: 5000, total: 250, companyCode: '42' };
    await rows('licence_fees').insertMany([
      { ...place(supplierId, 1), ...yen, rebateInvoiceNumber: 'RFA-1' },
      { ...place(supplierId, 2), ...yen, invoiceNumber: 'R-2' },
    ]);
    const { content } = await get('invoices', supplierId, '?sortBy=numFactRfa,desc');
    expect(content).toMatchObject([
      { numFactRfa: 'RFA-1', devise: 'JPY', ca: 5000, totalRed: 250 },
      { numFacture: 'R-2' },
    ]);
    expect(content.map((row) => Object.keys(row).filter((name) => name.startsWith('num')))).toEqual([
      ['numFactRfa'],
      ['numFacture'],
    ]);
  });

  test('come straight from an index', async () => {
    const supplierId = newId();
    const sorted = (columns: object) => [...new Set<string>(Object.values(columns))];
    const queries = (columns: object): TabQuery[] =>
      sorted(columns).flatMap((field) =>
        ['', 'gare'].map((search) => ({
          supplierId,
          search,
          sort: { field, direction: 'desc' },
          page: { limit: 5, offset: 0 },
        })),
      );
    const scope = { kind: 'suppliers', ids: [supplierId] } as const;
    const licenceFees = createLicenceFeeStore(service.database);
    const declarations = createDeclarationStore(service.database);
    for (const query of queries(LICENCE_FEE_COLUMNS)) await assertIndexed(scope, licenceFees.pageQuery(query));
    for (const query of queries(DECLARATION_COLUMNS)) await assertIndexed(SCOPE_ALL, declarations.pageQuery(query));
  });
});
