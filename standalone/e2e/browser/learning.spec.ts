import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language, Learning } from '@comptoir/contracts';
import type { Page } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { DEMO_SUPPLIER_IDS } from '../../src/demo/accounts.ts';
import { demoInvoice } from '../demo-invoice.ts';
import { eventually } from '../eventually.ts';
import { command, historyOf, showInvoice } from '../invoices.ts';
import { startTestPortal } from '../test-portal.ts';
import { faultsOf, settled } from './audit.ts';
import { becomes, inView, pathOf, seen } from './look.ts';
import { sendInvoices } from './send-invoices.ts';
import { PHONE, WIDE, withBrowser } from './with-browser.ts';

const portal = await startTestPortal();
const browser = await withBrowser(portal);
const alice = await portal.as('alice');
const { SCREENSHOTS } = process.env;
const { atelier, nordlicht } = DEMO_SUPPLIER_IDS;

/** One customer, who stands on each invoice, as on those of a supplier to one firm. */
const { buyer } = demoInvoice('atelier', 1);
/** What stands on the pages and was not read as the supplier's name: another one for each try. */
const NAMES = [buyer.street, buyer.name, buyer.city];
let tries = -1;
let number = 700;

async function sent() {
  number += 1;
  const [one] = await sendInvoices(portal, 'atelier', [`F-2026-${number}`], { buyer, lineCount: 1 + (number % 3) });
  return showInvoice(alice, one?.id ?? '');
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Learning' });
const learning = (supplierId: string): Promise<Learning> =>
  alice.json<Learning>(`/api/v1/extraction/learning/${supplierId}`);

async function keep(page: Page, name: string): Promise<void> {
  if (!SCREENSHOTS) return;
  await mkdir(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `learning-${name}.png`), fullPage: true });
}

test('who taught nothing is told so, in the specification’s words', async () => {
  const page = await browser.as('alice', `/supplier/details/${nordlicht}?learning=1`);
  await seen(panelOf(page).getByText('No learning exists for this provider.'));
  expect(await panelOf(page).getByRole('button', { name: 'Import a template' }).count()).toBe(0);
  const own = await browser.as('atelier', `/supplier/details/${atelier}`);
  await seen(own.getByRole('tab', { name: 'Invoices' }));
  expect(await panelOf(own).count()).toBe(0);
});

test('one correction is proposed, accepted, and the next invoice of that layout is read with it', async () => {
  tries += 1;
  const name = NAMES[tries] ?? '';
  const past = await sent();
  await command(alice, past.id, 'verify', { content: { ...past.content, supplierName: past.content.supplierName } });
  const corrected = await sent();
  const page = await browser.as('alice', `/invoices/${corrected.id}`);
  const field = inView(page, 'Supplier name');
  await seen(field);
  await field.fill(name);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await seen(page.getByText('Your correction is being learned from.'));
  await page.getByText('The training is completed.').getByRole('link', { name: 'Look' }).click();
  await becomes(async () => pathOf(page)).toBe(`/supplier/details/${atelier}?learning=1`);

  const panel = panelOf(page);
  const waiting = panel.getByRole('listitem').filter({ hasText: corrected.invoiceNumber });
  await seen(waiting.getByText('To be decided'));
  await waiting.getByRole('button', { name: 'Look and decide' }).click();
  const dialog = page.getByRole('dialog', { name: 'What was learned' });
  await seen(dialog.getByText(/^Reads \d+ of \d+ past invoices of this layout as verified \(today \d+\)\./));
  const differing = dialog.getByRole('row').filter({ hasText: past.invoiceNumber });
  await seen(differing.getByText('right today'));
  await seen(differing.getByText(name, { exact: true }));
  expect((await sent()).reading?.fields.supplierName?.source).toBe('text');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await seen(page.getByText('Accepted: the next invoices of this layout are read with it.'));
  await seen(panel.getByText(/^In use, version \d+$/));

  const next = await sent();
  expect(next.reading?.fields.supplierName).toMatchObject({ value: name, source: 'template' });
  await seen(panel.getByText(/Invoices read with it: [1-9]/));
  const desk = await browser.as('alice', `/invoices/${next.id}`);
  await becomes(() => inView(desk, 'Supplier name').inputValue()).toBe(name);
  await seen(desk.getByText(/^Template · \d+/));
  const told = (await historyOf(alice, corrected.id)).map(({ action }) => action);
  expect(told.slice(-2)).toEqual(['START_TRAINING', 'END_TRAINING']);
  await page.goto(`/invoices/${corrected.id}`);
  await seen(page.getByText('Alice Bernard started a training'));
  await seen(page.getByText(/To be decided · reads \d+ of \d+ as verified/));
  await page.getByRole('button', { name: 'Learn from this invoice' }).filter({ visible: true }).click();
  const already = page.getByText('This invoice was learned from already.');
  await seen(already);
  expect(await already.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe(
    `/supplier/details/${atelier}?learning=1`,
  );
});

test('a template is looked into, taken along as a file, brought back, and rolled back by an administrator', async () => {
  const page = await browser.as('admin', `/supplier/details/${atelier}?learning=1`);
  const panel = panelOf(page);
  await seen(panel.getByText(/^In use, version \d+$/));
  const { templates } = await learning(atelier);
  const newest = templates[0]?.number ?? 0;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export' }).first().click(),
  ]);
  await panel
    .getByLabel('Import a template')
    .last()
    .setInputFiles(await download.path());
  await seen(page.getByText('The template is tried on past invoices, then proposed.'));
  await panel.getByRole('listitem').filter({ hasText: 'Imported template' }).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await seen(panel.getByText(`In use, version ${newest + 1}`));

  await panel.getByRole('button', { name: 'Look into' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Reading template' });
  await seen(dialog.getByText(/^known by /));
  await dialog.getByRole('button', { name: `Read with version ${newest}`, exact: true }).click();
  await seen(page.getByText(`Version ${newest} is in use.`));
  await dialog.getByRole('button', { name: 'Close' }).click();

  const broken = join(tmpdir(), `no-template-${number}.json`);
  await writeFile(broken, '{"format": 1');
  await panel.getByLabel('Import a template').last().setInputFiles(broken);
  await seen(page.getByText('This file is no reading template.'));
});

test.each<[Language, keyof typeof SIZES]>([
  ['fr', 'wide'],
  ['ar', 'wide'],
  ['fr', 'phone'],
  ['ar', 'phone'],
])('what waits and what is in use is shown without fault in %s, %s', async (language, size) => {
  const one = await sent();
  // Another name than the one that is read with the template by now.
  const supplierName = NAMES.find((name) => name !== one.content.supplierName);
  await command(alice, one.id, 'verify', { content: { ...one.content, supplierName } });
  await eventually('the proposal', async () =>
    (await learning(atelier)).trainings.some(({ state, invoiceId }) => state === 'PROPOSED' && invoiceId === one.id),
  );
  const admin = await browser.as('admin', `/supplier/details/${atelier}?learning=1`, {
    language,
    viewport: SIZES[size],
  });
  await seen(admin.locator('section[aria-labelledby=learning] li'));
  await settled(admin);
  expect(await faultsOf(admin)).toEqual([]);
  await keep(admin, `panel-${language}-${size}`);
  await admin.locator('section[aria-labelledby=learning] li button').first().click();
  await seen(admin.getByRole('dialog').locator('dl'));
  await seen(admin.getByRole('dialog').locator('table'));
  expect(await faultsOf(admin)).toEqual([]);
  await keep(admin, `dialog-${language}-${size}`);
});

const SIZES = { wide: WIDE, phone: PHONE } as const;
