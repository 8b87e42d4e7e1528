import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@comptoir/testing';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_SUPPLIER_IDS } from '../../src/demo/accounts.ts';
import { demoAccount } from '../demo-account.ts';
import { startTestPortal } from '../test-portal.ts';
import { unzip } from '../unzip.ts';
import { becomes, seen, watchLoads } from './look.ts';
import { type SentInvoice, sendInvoices } from './send-invoices.ts';
import { SETUP_MS, withBrowser } from './with-browser.ts';

const NUMBERS = ['F-2026-401', 'F-2026-402', 'F-2026-403'];
const DETAILS = 'Bon de commande 4711 absent';

const portal = await startTestPortal();
const browser = await withBrowser(portal);
let sent: readonly SentInvoice[] = [];
const at = (place: number): SentInvoice => {
  const found = sent[place];
  if (!found) throw new Error(`invoice ${place} was not sent`);
  return found;
};

beforeAll(async () => {
  sent = await sendInvoices(portal, 'atelier', NUMBERS);
}, SETUP_MS);

test('a rejected invoice tells its supplier why: at once in the portal, and by mail', async () => {
  const supplier = await browser.as('atelier', '/', { language: 'fr' });
  const row = supplier.getByRole('row').filter({ hasText: NUMBERS[0] ?? '' });
  await seen(row.getByText('En cours de contrôle'));

  const staff = await browser.as('alice', `/invoices/${at(0).id}`);
  await staff.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = staff.getByRole('dialog', { name: 'Reject this invoice' });
  const confirm = dialog.getByRole('button', { name: 'Reject', exact: true });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await staff.getByRole('option', { name: 'Another reason' }).click();
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await staff.getByRole('option', { name: 'Order number missing or wrong' }).click();
  await dialog.getByRole('textbox', { name: 'Details for the supplier' }).fill(DETAILS);
  await confirm.click();
  await seen(staff.getByText('Reject: done.'));

  await seen(supplier.getByText('Refusée', { exact: true }));
  await seen(supplier.getByText('Numéro de commande absent ou erroné'));
  await seen(supplier.getByText(DETAILS));
  await seen(supplier.getByRole('button', { name: 'Envoyer une facture corrigée' }));

  const catcher = await browser.open(portal.mails.webUrl);
  await becomes(async () => {
    await catcher.reload();
    return catcher.getByText(`Votre facture ${NUMBERS[0]} a été refusée`).count();
  }).toBe(1);
  await catcher.getByText(`Votre facture ${NUMBERS[0]} a été refusée`).click();
  const mail = await catcher.content();
  expect(mail).toContain(demoAccount('atelier').email);
  await seen(catcher.locator('iframe').contentFrame().getByText(DETAILS).first());
});

test('a comment is read on the other side at once, both ways', async () => {
  const thread = `/supplier/details/${DEMO_SUPPLIER_IDS.atelier}?contact=1`;
  const [supplier, staff] = [await browser.as('atelier', thread), await browser.as('alice', thread)];
  for (const page of [supplier, staff]) await seen(page.getByText('No messages yet'));
  const loads = [watchLoads(supplier), watchLoads(staff)];
  for (const [from, to, comment] of [
    [supplier, staff, 'Quand serons-nous payés ?'],
    [staff, supplier, 'Vendredi.'],
  ] as const) {
    await from.getByLabel('Your comment').fill(comment);
    await from.getByRole('button', { name: 'Post the comment' }).click();
    await seen(to.getByRole('list', { name: 'Messages' }).getByText(comment, { exact: true }));
  }
  expect(loads.map((count) => count())).toEqual([0, 0]);
});

test('a supplier’s page has the tabs, the frame and the limits of the specification', async () => {
  const page = await browser.as('atelier', '/', { viewport: { width: 1440, height: 480 } });
  const tabs = (list: string) => page.getByRole('tablist', { name: list }).getByRole('tab').allInnerTexts();
  await becomes(() => tabs('The company')).toEqual(['Details', 'Associated contact', 'Financial information']);
  expect(await tabs('Documents')).toEqual(['Licence fees', 'Invoices', 'Payments', 'Turnover declarations', 'Contact']);
  const terms = () => page.getByRole('tabpanel').first().locator('dt').allInnerTexts();
  expect(await terms()).toEqual(['Third-party account', 'Company name', 'VAT number', 'Email', 'Landline', 'Phone']);
  await page.getByRole('tab', { name: 'Associated contact' }).click();
  await seen(page.getByText('Mr Samuel Roux'));
  expect(await terms()).toEqual(['Name', 'Phone', 'Email', 'Admin reference']);
  await page.getByRole('tab', { name: 'Financial information' }).click();
  await seen(page.getByText('AGRIFRPP'));
  expect(await terms()).toEqual(['VAT number', 'BIC', 'IBAN']);

  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['10', '25', '50', '100']);
  await page.keyboard.press('Escape');
  // Until its list is gone, the selector takes the focus back, and the page scrolls to it.
  await becomes(() => page.getByRole('listbox').count()).toBe(0);
  await seen(page.getByText('Version 1.010'));
  await seen(page.getByText(/^© 20\d\d/));
  // Its own invoices, which lead nowhere; new clients are none of its business.
  const header = page.locator('header');
  await page.evaluate('window.scrollTo(0, 0)');
  await seen(header.getByText('Invoices'));
  expect([await header.getByText('Clients').count(), await header.getByRole('link').count()]).toEqual([0, 1]);
  // With its border; it takes a moment to fold, so that what it measures on the way is not its height.
  const whole = 65;
  for (const [top, folds] of [
    [0, false],
    [160, false],
    [200, true],
    [0, false],
  ] as const) {
    await page.evaluate(`window.scrollTo(0, ${top})`);
    await becomes(async () => (await header.boundingBox())?.height === whole).toBe(!folds);
  }

  await page.getByRole('button', { name: /^Language:/ }).click();
  const languages = page.getByRole('menuitem');
  expect(await languages.allInnerTexts()).toEqual(['Français', 'English', 'Español', 'Deutsch', 'العربية']);
  await languages.filter({ hasText: 'Deutsch' }).click();
  await seen(page.getByRole('tab', { name: 'Rechnungen' }));
  await page.reload();
  await seen(page.getByRole('tab', { name: 'Rechnungen' }));
});

test('the history reads as a story: who, when, what changed', async () => {
  const page = await browser.as('bruno', `/invoices/${at(1).id}`);
  const due = page.getByLabel('Due date', { exact: true });
  await seen(due);
  await due.fill('2026-12-31');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await seen(page.getByText('Verify: done.'));
  await page.goto(`/invoices/${at(1).id}`);
  const story = page.getByRole('region', { name: 'History' }).locator('ol > li');
  // Its correction is learned from beside it.
  await becomes(() => story.count()).toBe(7);
  const told = await story.allInnerTexts();
  const order = [
    /^The portal ended a training/,
    /^Bruno Petit started a training/,
    /^Bruno Petit sent it for control/,
    /^Bruno Petit verified the invoice/,
    /^The portal read the document/,
    /^The portal began to read/,
    /^Samuel Roux sent the invoice/,
  ];
  for (const [place, sentence] of order.entries()) expect(told[place]).toMatch(sentence);
  for (const entry of told) expect(entry).toMatch(/\d{1,2} \w+ 20\d\d, \d\d:\d\d/);
  expect(told[3]).toMatch(/Due date/);
  expect(told[3]).toMatch(/31 Dec 2026/);
});

const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

test('the document comes back as it was received, byte for byte, to the supplier and to staff', async () => {
  const supplier = await browser.as('atelier', '/');
  const name = `${NUMBERS[2]}.pdf`;
  const own = await downloaded(supplier, () => supplier.getByRole('button', { name: `Download ${name}` }).click());
  expect(own.suggestedFilename()).toBe(name);
  expect((await bytesOf(own)).equals(at(2).bytes)).toBe(true);

  const staff = await browser.as('alice', `/invoices/${at(2).id}`);
  const button = staff.getByRole('button', { name: 'Download the document as received' });
  const seenByStaff = await downloaded(staff, () => button.click());
  expect((await bytesOf(seenByStaff)).equals(at(2).bytes)).toBe(true);
});

test('several come as one zip that holds each as it was received', async () => {
  const page = await browser.as('alice', '/invoices');
  for (const number of NUMBERS.slice(0, 2))
    await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check();
  await seen(page.getByRole('status').getByText('Selected: 2'));
  const archive = await downloaded(page, () => page.getByRole('button', { name: 'Download as zip' }).click());
  expect(archive.suggestedFilename()).toMatch(/\.zip$/);
  const files = await unzip(await bytesOf(archive));
  expect([...files.keys()].sort()).toEqual(NUMBERS.slice(0, 2).map((number) => `${number}.pdf`));
  for (const place of [0, 1]) expect(files.get(`${NUMBERS[place]}.pdf`)?.equals(at(place).bytes)).toBe(true);
});
