import { newId } from '@comptoir/storage';
import { beforeAll, describe, expect, test } from 'vitest';
import { ACME, OTHER, PEOPLE } from '../testing/people.ts';
import { reading } from '../testing/readings.ts';
import { runningService } from '../testing/running-service.ts';

const service = await runningService();
const { vera, carl, supplier, stranger } = PEOPLE;
let verified: string;
let rejected: string;

beforeAll(async () => {
  verified = await service.toVerify(reading({ invoiceNumber: 'S-1', discount: '5.00', country: 'FR' }), {
    fileName: 'first.pdf',
  });
  await service.verify(vera, verified);
  await service.command(carl, verified, 'control');
  rejected = await service.toVerify(
    reading({ invoiceNumber: 'S-2', netTotal: '10.00', vatTotal: '2.00', grossTotal: '12.00' }),
  );
  await service.command(vera, rejected, 'reject', { reason: 'CMD_ERR', details: 'which order?' });
  await service.store();
});

const get = (path: string, by = vera as typeof supplier) => service.ask(by, 'GET', path);

describe('GET /api/invoice/list', () => {
  test('answers the specification’s fields, amounts as numbers', async () => {
    const { body } = await get('/api/invoice/list?sortBy=invoiceNo,asc&status=TO_PAY,REJECTED');
    expect(body.totalElements).toBe(2);
    expect(body.content).toEqual([
      expect.objectContaining({
        id: verified,
        invoiceNo: 'S-1',
        issueDate: '2026-11-02',
        supplier: 'Acme SARL',
        status: 'TO_PAY',
        totalHt: 100,
        VAT: 20,
        discount: 5,
        total: 120,
        currency: 'EUR',
        country: 'FR',
        extractionLevel: 'FULLY',
        duplicated: false,
        exported: false,
        verificationDate: expect.any(String),
        controlDate: expect.any(String),
        dateOfReceipt: expect.any(String),
      }),
      expect.objectContaining({
        id: rejected,
        rejectionReason: 'CMD_ERR',
        rejectionDetails: 'which order?',
        rejectionDate: expect.any(String),
      }),
    ]);
  });
  test('finds by number and by the supplier’s code', async () => {
    expect((await get('/api/invoice/list?invoiceNoOrSupplierCode=S-2')).body).toMatchObject({ totalElements: 1 });
    expect((await get('/api/invoice/list?invoiceNoOrSupplierCode=acme&sortBy=total')).body).toMatchObject({
      totalElements: 3,
    });
    expect((await get('/api/invoice/list?invoiceNoOrSupplierCode=nothing')).body).toEqual({
      content: [],
      totalElements: 0,
    });
  });
  test('has ten rows from page 0 unless told otherwise, at most 100', async () => {
    expect((await get('/api/invoice/list?pageNo=1&pageSize=2')).body).toMatchObject({
      totalElements: 3,
      content: [{}],
    });
    expect((await get('/api/invoice/list?pageSize=101')).status).toBe(400);
    expect((await get('/api/invoice/list?sortBy=password')).status).toBe(400);
  });
});

test('invoices are counted within the caller’s reach', async () => {
  for (const path of ['/api/invoice/count', '/api/supplier/invoice/count']) {
    expect((await get(path)).body).toEqual({ data: 3 });
    expect((await get(path, stranger)).body).toEqual({ data: 0 });
  }
});

describe('a supplier’s bills', () => {
  test('are rows of the tab Invoices', async () => {
    const { body } = await get(`/api/invoice/bill/${ACME}?sortBy=-createdAt`, supplier);
    expect(body.totalElements).toBe(3);
    expect((body.content as object[]).at(-1)).toEqual({
      id: verified,
      createdAt: expect.any(String),
      hasDocument: true,
      number: 'S-1',
      status: 'TO_PAY',
      total: 120,
    });
  });
  test('of another supplier are not found', async () => {
    expect((await get(`/api/invoice/bill/${ACME}`, stranger)).status).toBe(404);
  });
  test('are withdrawn until somebody verified them', async () => {
    const id = await service.store();
    expect(await service.ask(supplier, 'DELETE', `/api/invoice/bill/${id}`)).toMatchObject({
      status: 200,
      body: { data: true },
    });
    expect(await service.ask(supplier, 'DELETE', `/api/invoice/bill/${verified}`)).toMatchObject({ status: 409 });
    expect(await service.ask(vera, 'DELETE', `/api/invoice/bill/${id}`)).toMatchObject({ status: 403 });
  });
});

describe('totals', () => {
  test('of a supplier are in its currency, by status', async () => {
    expect((await get(`/api/invoices/${ACME}/totalAmounts`)).body).toEqual({ data: 132, currency: 'EUR' });
    expect((await get(`/api/invoices/${ACME}/totalAmounts?status=TO_PAY`)).body).toEqual({
      data: 120,
      currency: 'EUR',
    });
    expect((await get(`/api/invoices/${ACME}/totalVAT?status=TO_PAY&status=REJECTED`, supplier)).body).toEqual({
      data: 22,
      currency: 'EUR',
    });
  });
  test('of all are those in reach', async () => {
    expect((await get('/api/invoice/totalAmounts?status=TO_PAY,PAID')).body).toEqual({ data: 120, currency: 'EUR' });
    expect((await get('/api/invoice/totalAmounts', stranger)).body).toEqual({ data: 0, currency: 'EUR' });
  });
  test('of a supplier that was not heard of yet are nothing', async () => {
    expect((await get(`/api/invoices/${newId()}/totalAmounts`)).body).toEqual({ data: 0, currency: 'EUR' });
  });
  test('of another or no supplier are not found, alike', async () => {
    const foreign = await get(`/api/invoices/${OTHER}/totalAmounts`, supplier);
    const missing = await get(`/api/invoices/${newId()}/totalAmounts`, supplier);
    expect(foreign).toMatchObject({ status: 404, body: missing.body });
  });
});
