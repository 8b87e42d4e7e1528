import { newId } from '@comptoir/storage';
import { anAccountant } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { PEOPLE } from '../testing/people.ts';
import { reading } from '../testing/readings.ts';
import { runningService } from '../testing/running-service.ts';

const service = await runningService();
const { vera, carl, paula } = PEOPLE;
const payment = { date: '2026-12-01', amount: '60.00', method: 'transfer', reference: 'R' };

/** An invoice of 120.00 to pay, of a supplier whose bank change `acceptedBy` accepted so many days ago. */
async function toPay({ acceptedBy = 'somebody', daysAgo = 0 }: { acceptedBy?: string; daysAgo?: number }) {
  const supplierId = newId();
  await service.hear('suppliers', 'SupplierChanged', supplierId, {
    ...{ name: 'Moved', code: supplierId, kind: 'supplier', locpt: 'x', countryCode: 'FR', currency: 'EUR' },
    ...{
      bic: null,
      email: 'office@example.test',
      language: 'fr',
      contacts: [],
      vatNumber: null,
      iban: null,
      siret: null,
    },
    bankChange: {
      requestId: newId(),
      at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
      acceptedBy: { id: acceptedBy, name: 'A', kind: 'user' },
    },
  });
  const invoice = async () => {
    const id = await service.toVerify(reading({ invoiceNumber: newId(), iban: undefined }), { supplierId });
    await service.verify(vera, id, { supplierId });
    expect((await service.command(carl, id, 'control')).body).toMatchObject({ status: 'TO_PAY' });
    return id;
  };
  return invoice;
}

test('payments wait after a bank change; one the bank has made already is recorded, with an alarm', async () => {
  const id = await (await toPay({}))();
  const refused = await service.command(paula, id, 'pay', payment);
  expect(refused).toMatchObject({ status: 409, body: { code: 'invoice.bankChangeHold' } });
  const { until } = refused.body.params as { until: string };
  expect(until).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await service.show(paula, id)).toMatchObject({ bankHoldUntil: until });

  expect((await service.command(paula, id, 'pay', { ...payment, madeByBank: true })).status).toBe(200);
  const history = (await service.ask(paula, 'GET', `/api/v1/invoices/${id}/history`)).body;
  expect(JSON.stringify(history)).toContain(`BANK_HOLD ${until}`);
  await expect
    .poll(() => service.said.find(({ type, subject }) => type === 'InvoicePaymentRecorded' && subject === id)?.data)
    .toMatchObject({ bankHoldUntil: until });
});

test('who accepted the new account does not record its first payment; after another did, they may', async () => {
  const acceptor = anAccountant();
  const invoice = await toPay({ acceptedBy: acceptor.id, daysAgo: 10 });
  const [first, second] = [await invoice(), await invoice()];
  const commands = (await service.show(acceptor, first)).commands;
  expect(commands.pay).toMatchObject({ allowed: false, code: 'invoice.bankChangeAcceptor' });
  for (const madeByBank of [false, true]) {
    expect(await service.command(acceptor, first, 'pay', { ...payment, madeByBank })).toMatchObject({
      status: 403,
      body: { code: 'invoice.bankChangeAcceptor' },
    });
  }
  expect((await service.command(paula, first, 'pay', payment)).status).toBe(200);
  expect((await service.command(acceptor, second, 'pay', payment)).status).toBe(200);
});

test('a payment that was refused does not make way for who accepted', async () => {
  const acceptor = anAccountant();
  const id = await (await toPay({ acceptedBy: acceptor.id, daysAgo: 10 }))();
  expect((await service.command(paula, id, 'pay', { ...payment, amount: '9999.00' })).status).toBe(422);
  expect((await service.command(acceptor, id, 'pay', payment)).status).toBe(403);
});
