import type { InvoiceDetail } from '@comptoir/contracts';
import { expect, test } from 'vitest';
import { ACME, PEOPLE } from './testing/people.ts';
import { reading } from './testing/readings.ts';
import { runningService } from './testing/running-service.ts';

const service = await runningService();
const { admin, vera, carl, paula, supplier } = PEOPLE;

test('an invoice is received, read, verified, controlled and paid, and each step is told and written down', async () => {
  const id = await service.store({ fileName: 'november.pdf' });
  expect(await service.show(supplier, id)).toMatchObject({
    status: 'INTEGRATION_IN_PROGRESS',
    supplierId: ACME,
    version: 1,
  });
  await service.start(id);
  expect(await service.show(supplier, id)).toMatchObject({ status: 'PROCESSING' });
  await service.read(id, reading({ invoiceNumber: 'N-1' }));
  const read = await service.show(vera, id);
  expect(read).toMatchObject({
    status: 'TO_VERIFY',
    level: 'FULLY',
    grossTotal: '120.00',
    amountDue: '120.00',
    supplierName: 'Acme SARL',
    warnings: 0,
  });
  expect(read.reading?.fields.invoiceNumber).toMatchObject({ value: 'N-1', page: 1, confidence: 0.95 });
  expect(read.commands.verify).toEqual({ allowed: true });
  expect(read.commands.control).toMatchObject({ allowed: false, code: 'invoice.transition' });

  const verified = await service.verify(vera, id, { dueDate: '2026-12-15' });
  expect(verified).toMatchObject({
    status: 200,
    body: { status: 'TO_CONTROL', dueDate: '2026-12-15', verifiedBy: { name: 'Vera' } },
  });
  expect((await service.show(vera, id)).commands.control).toMatchObject({
    allowed: false,
    code: 'invoice.ownVerification',
  });
  expect(await service.command(vera, id, 'control')).toMatchObject({
    status: 403,
    body: { code: 'invoice.ownVerification' },
  });
  expect(await service.command(carl, id, 'control')).toMatchObject({ status: 200, body: { status: 'TO_PAY' } });
  expect(
    await service.command(carl, id, 'pay', { date: '2026-12-14', amount: '120.00', method: 'SEPA', reference: 'R1' }),
  ).toMatchObject({ status: 403, body: { code: 'access.denied' } });

  const part = { date: '2026-12-14', amount: '20.00', method: 'SEPA', reference: 'R1' };
  expect(await service.command(paula, id, 'pay', part)).toMatchObject({
    status: 200,
    body: { status: 'TO_PAY', amountPaid: '20.00' },
  });
  expect(await service.command(paula, id, 'pay', { ...part, amount: '100.01' })).toMatchObject({
    status: 422,
    body: { code: 'invoice.overpaid' },
  });
  expect(await service.command(paula, id, 'pay', { ...part, amount: '100.00' })).toMatchObject({
    status: 200,
    body: { status: 'PAID', amountPaid: '120.00' },
  });

  const history = await service.ask(admin, 'GET', `/api/v1/invoices/${id}/history`);
  expect((history.body as unknown as Array<{ action: string }>).map(({ action }) => action)).toEqual([
    'CREATE',
    'START_READING',
    'READ',
    'VERIFY',
    'SEND_FOR_CONTROL',
    'CONTROL',
    'PAY',
    'PAY',
  ]);
  expect((history.body as unknown as Array<{ changes: unknown[] }>)[3]?.changes).toEqual([
    { field: 'dueDate', before: '2026-12-02', after: '2026-12-15' },
  ]);

  await expect
    .poll(() =>
      service.said
        .filter((event) => event.subject === id && event.source === 'invoices')
        .map(({ type, sequence }) => `${sequence} ${type}`),
    )
    .toEqual([
      '1 InvoiceReceived',
      '2 InvoiceReadingStarted',
      '3 InvoiceRead',
      '4 InvoiceVerified',
      '5 InvoiceControlled',
      '6 InvoicePaymentRecorded',
      '7 InvoicePaymentRecorded',
    ]);
});

test('a supplier sees its invoice without the names of the staff', async () => {
  const id = await service.toVerify(reading());
  await service.verify(vera, id);
  const detail = (await service.show(supplier, id)) satisfies InvoiceDetail;
  expect(JSON.stringify(detail)).not.toContain('Vera');
  expect(detail.verifiedBy).toEqual({ id: 'staff', name: 'staff', kind: 'user' });
  expect(detail.commands.verify).toMatchObject({ allowed: false, code: 'access.denied' });
});
