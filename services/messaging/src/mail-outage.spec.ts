import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { eventually, startService, testDatabase } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { startMailServer } from './testing/mail-server.ts';

const env = (url: string) => ({
  PUBLIC_URL: 'http://localhost:8080',
  SMTP_URL: url,
  MAIL_RETRY_FIRST_MS: '50',
  MAIL_RETRY_MOST_MS: '200',
});
const firm = newId();
const supplierChanged = {
  type: 'SupplierChanged' as const,
  subject: firm,
  data: {
    code: 'C',
    name: 'Firm',
    kind: 'supplier',
    locpt: 'l',
    countryCode: 'FR',
    currency: 'EUR',
    vatNumber: null,
    siret: null,
    iban: null,
    bic: null,
    email: 'firm@example.com',
    language: 'fr',
    contacts: [],
  },
};
const rejected = () => ({
  type: 'InvoiceRejected' as const,
  subject: newId(),
  data: {
    from: 'TO_VERIFY',
    status: 'REJECTED',
    action: 'REJECT',
    by: { id: 'u', name: 'V', kind: 'user' },
    fileName: 'f.pdf',
    documentId: 'd',
    supplierId: firm,
    supplierName: 'F',
    invoiceNumber: 'N',
    currency: null,
    grossTotal: null,
    amountDue: null,
    reason: 'DOUBLON',
    details: null,
  },
});

test('mails written while the mail server is down are sent, once each, when it is up, also by another process', async () => {
  const gone = await startMailServer();
  await gone.close();
  const database = await testDatabase('messaging-outage');
  const first = await startService('messaging', createApp, { env: env(gone.url), database, clock: systemClock });
  await first.say('suppliers', supplierChanged);
  for (let n = 0; n < 5; n += 1) await first.say('invoices', rejected());
  const states = async () => database.connection.db?.collection('mails').find().toArray() ?? [];
  await eventually(async () => (await states()).every(({ attempts }) => attempts >= 1));
  expect((await states()).map(({ state }) => state)).toEqual(Array(5).fill('QUEUED'));
  expect((await states())[0]?.lastAnswer).toContain('ECONNREFUSED');
  await first.close();

  const back = await startMailServer({ port: gone.port });
  const second = await startService('messaging', createApp, { env: env(back.url), database, clock: systemClock });
  await eventually(async () => (await states()).every(({ state }) => state === 'SENT'));
  expect(back.received).toHaveLength(5);
  expect(new Set(back.received.map(({ messageId }) => messageId)).size).toBe(5);
  await second.close();
  await back.close();
});

test('a configuration that cannot work is refused at start, by the names of what is wrong', async () => {
  await expect(
    startService('messaging', createApp, { env: { PUBLIC_URL: 'portal', MAIL_FROM: 'a\nb' } }),
  ).rejects.toThrow(/configuration: (?=.*PUBLIC_URL)(?=.*MAIL_FROM)/);
});
