import { newId } from '@comptoir/storage';
import { afterAll, expect, test } from 'vitest';
import { toRow } from '../invoice/invoice-row.ts';
import { anInvoice } from '../testing/an-invoice.ts';
import { documentsStandIn } from '../testing/documents-stand-in.ts';
import { ACME, PEOPLE } from '../testing/people.ts';
import { runningService } from '../testing/running-service.ts';

const documents = await documentsStandIn();
afterAll(() => documents.close());
const service = await runningService({ urls: { documents: documents.url } });
const { vera, supplier, stranger } = PEOPLE;

test.each(['/api/v1/invoices/:id/document', '/api/invoice/:id/pdf', '/api/invoice/bill/:id/pdf'])(
  '%s streams the document as it was received',
  async (path) => {
    const id = await service.store();
    const answer = await service.call(supplier, path.replace(':id', id));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('%PDF-1.7\n');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('etag')).toBe('"sha"');
    expect(documents.asked.at(-1)).toMatchObject({
      method: 'GET',
      path: expect.stringMatching(/^\/api\/v1\/documents\/[\w-]+\/content$/),
      token: expect.any(String),
    });
  },
);

test('a part of a document is asked for and answered as one', async () => {
  const id = await service.store();
  const answer = await service.call(vera, `/api/v1/invoices/${id}/document`, { headers: { range: 'bytes=0-3' } });
  expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
    206,
    '%PDF',
    'bytes 0-3/9',
  ]);
});

test('a zip holds the documents of the invoices asked for that the caller may see, and no others', async () => {
  const mine = [await service.store({ fileName: 'one.pdf' }), await service.store({ fileName: 'two.pdf' })];
  const foreign = await service.store({ supplierId: stranger.supplierIds[0] ?? null, by: stranger });
  const answer = await service.call(supplier, `/api/v1/invoices/archive?ids=${[...mine, foreign].join(',')}`);
  expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
    200,
    'PK zip',
    'application/zip',
  ]);
  const wanted = JSON.parse(documents.asked.at(-1)?.body ?? '{}') as { documents: Array<{ name: string }> };
  expect(wanted.documents.map(({ name }) => name).sort()).toEqual(['one.pdf', 'two.pdf']);
});

test('the specification’s download takes ids, or all that a supplier’s filter finds', async () => {
  const names = () =>
    (JSON.parse(documents.asked.at(-1)?.body ?? '{}') as { documents: Array<{ name: string }> }).documents.map(
      ({ name }) => name,
    );
  const id = await service.store({ fileName: 'needle 77.pdf' });
  await (await service.call(supplier, `/api/invoice/download?supplierId=${ACME}&idInvoices=${id}`)).text();
  expect(names()).toEqual(['needle 77.pdf']);
  await (
    await service.call(supplier, `/api/invoice/download?supplierId=${ACME}&isSelectedAll=true&filterKey=needle`)
  ).text();
  expect(names()).toEqual(['needle 77.pdf']);
});

test('more than a thousand documents are refused before any is read', async () => {
  const rows = Array.from({ length: 1001 }, () => toRow(anInvoice({ id: newId(), status: 'PAID' })));
  await service.database.connection.collection('invoices').insertMany(rows as never[], { ignoreUndefined: true });
  const before = documents.asked.length;
  const filter = encodeURIComponent(JSON.stringify({ status: ['PAID'] }));
  const answer = await service.ask(vera, 'GET', `/api/v1/invoices/archive?filter=${filter}`);
  expect(answer).toMatchObject({ status: 422, body: { code: 'archive.tooMany', params: { maximum: 1000 } } });
  expect(documents.asked.length).toBe(before);
});

test('where the documents service is away, the caller is told so', async () => {
  const id = await service.store();
  await documents.close();
  expect(await service.ask(supplier, 'GET', `/api/v1/invoices/${id}/document`)).toMatchObject({
    status: 503,
    body: { code: 'service.unavailable' },
  });
});
