import type { Page } from '@comptoir/testing';
import { renderPdf } from '@comptoir/testing/invoices';
import { beforeAll, expect, test } from 'vitest';
import { demoInvoice } from '../demo-invoice.ts';
import { showInvoice } from '../invoices.ts';
import { startTestPortal } from '../test-portal.ts';
import { becomes, seen } from './look.ts';
import { type SentInvoice, sendInvoices } from './send-invoices.ts';
import { SETUP_MS, withBrowser } from './with-browser.ts';

const TOLERANCE = 'Amount tolerance';
const SIZE = 'Maximum size of a document (MB)';

const portal = await startTestPortal();
const browser = await withBrowser(portal);
let sent: SentInvoice | undefined;
beforeAll(async () => {
  [sent] = await sendInvoices(portal, 'atelier', ['F-2026-501'], { lineCount: 1 });
}, SETUP_MS);

const settingsScreen = (): Promise<Page> => browser.as('admin', '/administration?tab=settings');

async function change(page: Page, label: RegExp, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit the settings' }).click();
  await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the settings?' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await seen(page.getByRole('button', { name: 'Edit the settings' }));
  await becomes(() => page.getByLabel(label).inputValue()).toBe(value);
  await seen(page.getByText('The settings are saved.'));
}

test('are read until the edit icon is used, and saved only once that is confirmed', async () => {
  const page = await settingsScreen();
  const tolerance = page.getByLabel(TOLERANCE);
  await seen(tolerance);
  await becomes(async () => [await tolerance.inputValue(), await page.getByLabel(SIZE).inputValue()]).toEqual([
    '0.05',
    '2',
  ]);
  expect(await tolerance.isEditable()).toBe(false);
  const switches = page.getByRole('switch');
  expect(await switches.count()).toBeGreaterThan(5);
  expect(await switches.first().isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Edit the settings' }).click();
  await becomes(async () => [await tolerance.isEditable(), await switches.first().isDisabled()]).toEqual([true, false]);
  await page.getByLabel(new RegExp(TOLERANCE)).fill('0.5');
  await seen(page.getByRole('status').getByText('Changes: 1'));
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the settings?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // While it fades, the only Cancel there is to click is still its own.
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await becomes(async () => [await tolerance.inputValue(), await tolerance.isEditable()]).toEqual(['0.05', false]);
});

test('the largest size holds at the very next file of the drop zone', async () => {
  // The supplier's page stays open over the change.
  const page = await browser.as('atelier', '/', { provoked: /status of 413 .*bill\/upload/ });
  await page.getByRole('button', { name: 'Upload invoices' }).click();
  const admin = await settingsScreen();
  await change(admin, /^Maximum size of a document/, '0.1');
  const bytes = Buffer.from(await renderPdf(demoInvoice('atelier', 4000, { invoiceNumber: 'F-2026-510' })));
  const file = {
    name: 'gros.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([bytes, Buffer.alloc(150_000, ' ')]),
  };
  await page.getByLabel('Files to send').setInputFiles([file]);
  const uploads = page.getByRole('list', { name: 'Files sent' });
  await seen(uploads.getByText('The file ‘gros.pdf’ is larger than 0.1 MB.'));
  const toasts = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await seen(toasts.getByText('Invoices not sent: 1 of 1.'));

  await change(admin, /^Maximum size of a document/, '2');
  await uploads.getByRole('button', { name: 'Send gros.pdf again' }).click();
  await seen(uploads.getByText('Received', { exact: true }));
});

test('the tolerance holds at the very next verification', async () => {
  const id = sent?.id ?? '';
  const page = await browser.as('alice', `/invoices/${id}`, { provoked: /status of 422 .*\/verify/ });
  const vat = page.getByLabel('VAT', { exact: true }).first();
  await seen(vat);
  const off = (Number(sent?.made.vatTotal) + 0.4).toFixed(2);
  await vat.fill(off);
  const verify = page.getByRole('button', { name: 'Verify', exact: true });
  await verify.click();
  await seen(page.getByText(/0\.40/));
  expect((await showInvoice(await portal.as('alice'), id)).status).toBe('TO_VERIFY');

  await change(await settingsScreen(), /^Amount tolerance/, '0.5');
  expect(await vat.inputValue()).toBe(off);
  await verify.click();
  await seen(page.getByText('Verify: done.'));
  await becomes(async () => (await showInvoice(await portal.as('alice'), id)).status).toBe('TO_CONTROL');
});
