import type { IntakeSource } from '@comptoir/contracts';
import { mailClient, rawMail, startImapServer } from '@comptoir/testing';
import { renderPdf } from '@comptoir/testing/invoices';
import { afterAll, expect, test } from 'vitest';
import { demoAccount } from './demo-account.ts';
import { demoInvoice } from './demo-invoice.ts';
import { eventually } from './eventually.ts';
import { historyOf, listInvoices, SETTLED } from './invoices.ts';
import { startTestPortal } from './test-portal.ts';

const PASSWORD = 'only-for-this-test';
const imap = await startImapServer([`invoices:${PASSWORD}@comptoir.example`]);
afterAll(() => imap.stop());
const portal = await startTestPortal({ INTAKE_ALLOWED_HOSTS: imap.host, INTAKE_INTERVAL_MS: '300' });
const [admin, supplier] = await Promise.all([portal.as('admin'), portal.as('atelier')]);
const inbox = mailClient({ host: imap.host, port: imap.port, user: 'invoices', password: PASSWORD });

test('a mail with an invoice becomes its supplier’s invoice, read, and its history says that it came by mail', async () => {
  const added = await admin.call('/api/v1/intake-sources', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ kind: 'IMAP', name: 'Invoices', host: imap.host, port: imap.port, security: 'NONE', user: 'invoices' },
      ...{ password: PASSWORD, folder: 'INBOX', address: 'invoices@comptoir.example', after: 'MOVE' },
      doneFolder: 'Taken',
    }),
  });
  expect(added.status).toBe(201);
  const from = demoAccount('atelier').email;
  const content = Buffer.from(await renderPdf(demoInvoice('atelier', 4711, { invoiceNumber: 'F-2026-4711' })));
  await inbox.put(await rawMail({ from, subject: 'March', attachments: [{ filename: 'lampes.pdf', content }] }));

  const invoice = await eventually(
    'the mailed invoice to be read',
    async () =>
      (await listInvoices(supplier)).find(
        ({ fileName, status }) => fileName === 'lampes.pdf' && SETTLED.includes(status),
      ),
    60_000,
  );
  expect(invoice).toMatchObject({ status: 'TO_VERIFY', invoiceNumber: 'F-2026-4711' });
  const [created] = await historyOf(supplier, invoice.id);
  expect(created).toMatchObject({ action: 'CREATE', reason: 'MAIL', by: { kind: 'service', name: from } });

  const { id } = (await added.json()) as IntakeSource;
  const source = await eventually('the mailbox to be done with', async () => {
    const shown = (await (await admin.call(`/api/v1/intake-sources/${id}`)).json()) as IntakeSource;
    return shown.counts.taken === 1 && shown.lastSuccessAt !== undefined && shown;
  });
  expect(source.counts).toEqual({ handled: 1, taken: 1, refused: 0 });
  expect(await inbox.list('Taken')).toMatchObject([{ subject: 'March' }]);
});
