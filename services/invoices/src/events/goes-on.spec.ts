import type { HistoryEntry, InvoiceDetail } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { beforeAll, expect, test } from 'vitest';
import { ACME, OTHER, PEOPLE } from '../testing/people.ts';
import { reading } from '../testing/readings.ts';
import { runningService } from '../testing/running-service.ts';

const service = await runningService();
const { vera, carl } = PEOPLE;

const set = (code: string, value: string, supplierId?: string) =>
  service.hear('settings', 'SettingChanged', ['extraction', code, ...(supplierId ? [supplierId] : [])].join('/'), {
    ...{ module: 'extraction', code, value, previous: '', by: { id: 'ada', name: 'Ada', kind: 'user' } },
    ...(supplierId && { supplierId }),
  });
let amounts = 0;
/** Each over a total of its own: nothing that another test sent is like it. */
function full(values = {}, more = {}) {
  amounts += 1;
  const [net, vat, gross] = [500 * amounts, 100 * amounts, 600 * amounts].map((amount) => amount.toFixed(2));
  return reading({ netTotal: net, vatTotal: vat, grossTotal: gross, amountDue: gross, ...values }, more);
}
const historyOf = async (id: string) =>
  (await service.ask(vera, 'GET', `/api/v1/invoices/${id}/history`)).body as unknown as HistoryEntry[];
const read = async (of = full(), document = {}): Promise<InvoiceDetail> =>
  service.show(vera, await service.toVerify(of, document));

beforeAll(async () => {
  await set('FULLY_GOES_ON', '1', ACME);
});

test('as it comes, what is read fully waits for a person all the same', async () => {
  const of = full({ supplierVatNumber: 'DE136695976', iban: 'DE89370400440532013000' });
  expect(await read(of, { supplierId: OTHER })).toMatchObject({ status: 'TO_VERIFY', level: 'FULLY', certainty: 0.9 });
});

test('where a supplier’s goes on, it is verified by the portal, in the history too, and controlled by a person', async () => {
  const { id, ...shown } = await read();
  expect(shown).toMatchObject({ status: 'TO_CONTROL', level: 'FULLY', verifiedBy: { kind: 'service' } });
  expect((await historyOf(id)).map(({ action, by, reason, to }) => [action, by.kind, reason, to])).toEqual([
    ['CREATE', 'user', undefined, 'INTEGRATION_IN_PROGRESS'],
    ['START_READING', 'service', undefined, 'PROCESSING'],
    ['READ', 'service', 'FULLY', 'TO_VERIFY'],
    ['VERIFY', 'service', 'FULLY', 'TO_VERIFY'],
    ['SEND_FOR_CONTROL', 'service', undefined, 'TO_CONTROL'],
  ]);
  const told = service.said.filter(({ source, subject }) => source === 'invoices' && subject === id);
  expect(told.map(({ type }) => type).slice(-2)).toEqual(['InvoiceRead', 'InvoiceVerified']);
  expect(told.at(-1)?.data).toMatchObject({ corrected: [] });
  expect((await service.command(carl, id, 'control')).status).toBe(200);
});

test.each([
  ['a field is not certain', () => full({ amountDue: undefined }), 'PARTIALLY'],
  ['another account is named than is on file', () => full({ iban: 'FR1420041010050500013M02606' }), 'FULLY'],
  [
    'published rules refuse it',
    () =>
      full(
        {},
        {
          findings: [
            {
              ...{ code: 'RULE_SUM', severity: 'error' as const },
              rule: { id: 'BR-CO-10', set: 'EN 16931' as const, terms: [], times: 1 },
            },
          ],
        },
      ),
    'FULLY',
  ],
  [
    'page and XML contradict each other',
    () =>
      full(
        {},
        { findings: [{ code: 'XML_CONTRADICTS_PAGE', severity: 'warning' as const, field: 'grossTotal', values: {} }] },
      ),
    'PARTIALLY',
  ],
  [
    'the reader warns',
    () => full({}, { findings: [{ code: 'IBAN_CHECK_DIGITS', severity: 'warning' as const }] }),
    'FULLY',
  ],
])('nothing goes on by itself where %s', async (_what, of, level) => {
  expect(await read(of())).toMatchObject({ status: 'TO_VERIFY', level });
});

test('nor what may double another, nor what replaces one that was rejected', async () => {
  const number = `D-${newId()}`;
  const first = await read(full({ invoiceNumber: number }));
  expect(first.status).toBe('TO_CONTROL');
  expect(await read(full({ invoiceNumber: number.replaceAll('-', ' ') }))).toMatchObject({ status: 'TO_VERIFY' });
  expect(await read(full({ invoiceNumber: number }))).toMatchObject({ status: 'DUPLICATED' });

  const again = `R-${newId()}`;
  const rejected = await read(full({ invoiceNumber: again }));
  expect((await service.command(vera, rejected.id, 'reject', { reason: 'CMD_ERR' })).status).toBe(200);
  expect(await read(full({ invoiceNumber: again }))).toMatchObject({
    status: 'TO_VERIFY',
    predecessors: [{ invoiceId: rejected.id }],
  });
});

test('nor one of a supplier whose account changed so lately that payments wait', async () => {
  const held = newId();
  const iban = 'FR7630004000031234567890143';
  await service.hear('suppliers', 'SupplierChanged', held, {
    ...{ name: 'Held', code: `H-${held}`, kind: 'supplier', locpt: 'H', countryCode: 'FR', currency: 'EUR', bic: null },
    ...{ email: 'h@example.test', language: 'fr', contacts: [], vatNumber: null, siret: null, iban },
    bankChange: {
      requestId: newId(),
      at: new Date().toISOString(),
      acceptedBy: { id: 'ada', name: 'Ada', kind: 'user' },
    },
  });
  await set('FULLY_GOES_ON', '1', held);
  const of = full({ supplierVatNumber: undefined, iban });
  expect(await read(of, { supplierId: held })).toMatchObject({ status: 'TO_VERIFY', level: 'FULLY', warningList: [] });
});

test('a supplier’s own demands hold before everybody’s, until they are taken away', async () => {
  const own = newId();
  await service.fileSupplier(own, { name: 'Own', code: `O-${own}` });
  const plain = () => full({ supplierVatNumber: undefined, iban: undefined, orderNumber: undefined });
  await set('REQUIRED_FIELDS', 'invoiceNumber orderNumber', own);
  expect(await read(plain(), { supplierId: own })).toMatchObject({ level: 'PARTIALLY' });
  await set('REQUIRED_FIELDS', '', own);
  await set('CERTAINTY', '96', own);
  expect(await read(plain(), { supplierId: own })).toMatchObject({ level: 'PARTIALLY', certainty: 0.96 });
  await set('CERTAINTY', '', own);
  expect(await read(plain(), { supplierId: own })).toMatchObject({ level: 'FULLY', certainty: 0.9 });
});
