import { mailClient, type Page, rawMail, startImapServer } from '@comptoir/testing';
import { renderPdf } from '@comptoir/testing/invoices';
import { afterAll, expect, test } from 'vitest';
import { demoAccount } from '../demo-account.ts';
import { demoInvoice } from '../demo-invoice.ts';
import { startTestPortal } from '../test-portal.ts';
import { becomes, seen } from './look.ts';
import { withBrowser } from './with-browser.ts';

const PASSWORD = 'only-for-this-test';
const SCREEN = '/administration?tab=intake';
const imap = await startImapServer([`invoices:${PASSWORD}@comptoir.example`]);
afterAll(() => imap.stop());
const portal = await startTestPortal({ INTAKE_ALLOWED_HOSTS: imap.host, INTAKE_INTERVAL_MS: '500' });
const browser = await withBrowser(portal);
const inbox = mailClient({ host: imap.host, port: imap.port, user: 'invoices', password: PASSWORD });

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page
      .getByRole('dialog')
      .getByLabel(new RegExp(`^${label}`))
      .fill(value);
  }
}

test('a mailbox is added, tried, seen to work, switched off and removed', async () => {
  const page = await browser.as('admin', SCREEN, { provoked: /status of 400 .*intake-sources/ });
  await seen(page.getByText('Take invoices in by email or FTP'));
  await page.getByRole('button', { name: 'Add a mailbox' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await seen(dialog.getByText('This field is required.'));

  await fill(page, { Name: 'Invoices', 'Address of the mailbox': 'invoices@comptoir.example', Server: imap.host });
  await fill(page, { 'User name': 'invoices', Password: 'wrong' });
  await dialog.getByRole('combobox', { name: 'Encryption' }).click();
  await page.getByRole('option', { name: 'None (same machine)' }).click();
  await fill(page, { Port: String(imap.port) });
  await dialog.getByRole('button', { name: 'Try the connection' }).click();
  await seen(dialog.getByText(/refuses this user name or password/));
  await fill(page, { Password: PASSWORD });
  await dialog.getByRole('button', { name: 'Try the connection' }).click();
  await seen(dialog.getByText('The connection works. Waiting there: 0.'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await seen(page.getByRole('heading', { name: 'Invoices', exact: true }));

  const from = demoAccount('atelier').email;
  const content = Buffer.from(await renderPdf(demoInvoice('atelier', 812, { invoiceNumber: 'F-2026-812' })));
  const attachments = [
    { filename: 'lampes.pdf', content },
    { filename: 'notes.txt', content: 'no invoice' },
  ];
  await inbox.put(await rawMail({ from, subject: 'March', attachments }));
  await seen(page.getByText('Files taken: 1, refused: 1'));
  await page.getByRole('button', { name: 'Latest arrivals of Invoices' }).click();
  await seen(dialog.getByText(from));
  for (const words of ['lampes.pdf', 'taken', 'notes.txt', 'kind not accepted', /sender answered/]) {
    await seen(dialog.getByText(words));
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Edit Invoices' }).click();
  expect(await dialog.getByLabel(/^Password/).inputValue()).toBe('');
  await dialog.getByRole('button', { name: 'Try the connection' }).click();
  await seen(dialog.getByText(/The connection works/));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('switch', { name: 'Look at Invoices' }).click();
  await seen(page.getByText('Off', { exact: true }));
  await page.getByRole('button', { name: 'Remove Invoices' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await seen(page.getByText('Take invoices in by email or FTP'));

  await page.goto('/invoices');
  await page.getByText('F-2026-812').first().click();
  await seen(page.getByText(/By email/));
  await becomes(() => page.getByText(`${from} sent the invoice`).count()).toBe(1);
});
