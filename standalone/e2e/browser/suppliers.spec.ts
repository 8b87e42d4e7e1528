import type { Supplier } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import type { Locator, Page } from '@comptoir/testing';
import { renderPdf } from '@comptoir/testing/invoices';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { demoInvoice } from '../demo-invoice.ts';
import { eventually } from '../eventually.ts';
import { startTestPortal } from '../test-portal.ts';
import { upload } from '../upload.ts';
import { becomes, pathOf, seen } from './look.ts';
import { withBrowser } from './with-browser.ts';

const portal = await startTestPortal();
const browser = await withBrowser(portal);

const LOGO = {
  name: 'logo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 80, height: 80, channels: 3, background: '#b35900' } })
    .jpeg()
    .toBuffer(),
};

let serial = 0;
async function addClient(name: string): Promise<Supplier> {
  serial += 1;
  return (await portal.as('admin')).post<Supplier>('/api/v1/suppliers', {
    ...{ kind: 'client', raisonSociale: name, locpt: `401X${serial}`, codeSocietee: 7, countryCode: 'DE' },
    ...{ vatNumber: 'DE136695976', email: `x${serial}@example.com`, currency: 'EUR' },
  });
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const stepNow = (page: Page) => page.getByLabel('Breadcrumb').locator('[aria-current=step]').innerText();

async function fillCompany(page: Page, name: string): Promise<void> {
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Third-party account').fill('401CAIL');
  await page.getByLabel('Company code').fill('12');
  await page.getByLabel('VAT number').fill('FR40303265045');
  await page.getByLabel('SIRET').fill('732 829 320 00074');
}

test('a client is added in three steps, which are left only when they are right', async () => {
  const name = `Fonderie ${newId().slice(-6)}`;
  const page = await browser.as('admin', '/suppliers');
  await page.getByRole('link', { name: 'Add a client' }).first().click();
  await next(page);
  await seen(page.getByText('This field is required.'));
  expect(await stepNow(page)).toBe('Legal information');

  await fillCompany(page, 'Atelier Lumière');
  await next(page);
  await seen(page.getByText('This supplier name already exists.'));
  await page.getByLabel('Company name').fill(name);
  await page.locator('input[name=logo]').setInputFiles({ ...LOGO, name: 'x.svg', buffer: Buffer.from('<svg/>') });
  await seen(page.getByRole('alert').getByText('PNG or JPEG, at most 2 MB.'));
  await page.locator('input[name=logo]').setInputFiles(LOGO);
  await seen(page.getByText('File: logo.jpg'));
  await next(page);

  await becomes(() => stepNow(page)).toBe('Associated contacts');
  await page
    .getByLabel('Email')
    .first()
    .fill(`${newId().slice(-6)}@example.com`);
  await page.getByRole('button', { name: 'Previous' }).click();
  expect(await page.getByLabel('Company name').inputValue()).toBe(name);
  await next(page);
  await page.getByRole('button', { name: 'Add a contact' }).click();
  await next(page);
  await seen(page.getByText('This field is required.'));
  await page.getByLabel('First name').fill('Louise');
  await page.getByLabel('Last name').fill('Caillou');
  await next(page);
  await becomes(() => stepNow(page)).toBe('Financial information');

  const finish = page.getByRole('button', { name: 'Finish' });
  const question = page.getByRole('dialog', { name: 'Save this supplier?' });
  await finish.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await becomes(() => stepNow(page)).toBe('Associated contacts');
  await next(page);
  await finish.click();
  await question.getByRole('button', { name: 'Save' }).click();
  await seen(page.getByText('The supplier is created.'));
  await becomes(async () => pathOf(page)).toBe('/suppliers');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await seen(row.getByText('Louise Caillou'));
  const widthOf = (logo: Locator) =>
    logo.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
  await becomes(() => widthOf(row.locator('img'))).toBe(80);
  // Its page begins with the same logo, beside its label.
  await row.getByRole('link', { name, exact: true }).click();
  const heading = page.getByRole('heading', { level: 1, name });
  await seen(heading);
  const logo = page.locator('main img').first();
  await becomes(() => widthOf(logo)).toBe(80);
  const [image, label] = [await logo.boundingBox(), await heading.boundingBox()];
  if (!image || !label) throw new Error('the header is not shown');
  expect(image.x + image.width).toBeLessThan(label.x);
  expect(Math.abs(image.y + image.height / 2 - (label.y + label.height / 2))).toBeLessThan(image.height / 2);
});

test('a save that the server refuses is told in its own words on the form, and nothing typed is lost', async () => {
  const { id } = await addClient(`Papeterie ${newId().slice(-6)}`);
  const taken = (await addClient(`Cartonnerie ${newId().slice(-6)}`)).code;
  const page = await browser.as('admin', `/supplier/${id}`, { provoked: /status of 409 / });
  const nameChecks: string[] = [];
  page.on('request', (request) => request.url().endsWith('/supplierNameCheck') && nameChecks.push(request.url()));
  const code = page.getByLabel('Code', { exact: true });
  await code.fill(taken);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Save this supplier?' }).getByRole('button', { name: 'Save' }).click();
  await seen(page.getByRole('alert').getByText("Supplier's code already exist", { exact: true }));
  expect([pathOf(page), await code.inputValue()]).toEqual([`/supplier/${id}`, taken]);
  // The answer to the question is not a second wish to save, which would ask again over what was refused.
  expect(nameChecks).toHaveLength(1);
});

test('a supplier on file is changed by the same steps in any order, and a save asks first', async () => {
  const { label } = await addClient('Verrerie du Lac');
  const page = await browser.as('admin', '/suppliers');
  await page.getByRole('link', { name: `Edit ${label}` }).click();
  await seen(page.getByLabel('Breadcrumb').getByRole('link', { name: label }));
  await page.getByRole('button', { name: 'Financial information' }).click();
  await page.getByRole('textbox', { name: 'Bank' }).fill('Banque du Nord');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Cancel' }).click();
  await leave.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Associated contacts' }).click();
  await page.getByLabel('Email').first().fill('no mail');
  await page.getByRole('button', { name: 'Financial information' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await becomes(() => stepNow(page)).toBe('Associated contacts');
  await page.getByLabel('Email').first().fill('bureau@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Save this supplier?' }).getByRole('button', { name: 'Save' }).click();
  await seen(page.getByText('The supplier is updated.'));
  const admin = await portal.as('admin');
  const [changed] = await admin.json<Supplier[]>(`/api/v1/suppliers?filter=${JSON.stringify({ q: 'Verrerie' })}`);
  expect(changed).toMatchObject({ email: 'bureau@example.com', bank: 'Banque du Nord', version: 2 });
});

test('of those that are chosen, the ones that an invoice names stay and are named', async () => {
  const supplier = await portal.as('atelier');
  await upload(supplier, { name: 'a.pdf', bytes: await renderPdf(demoInvoice('atelier', 71)) });
  const admin = await portal.as('admin');
  const named = () => admin.json<Supplier[]>(`/api/v1/suppliers?filter=${JSON.stringify({ q: 'Atelier' })}`);
  await eventually('the invoice is counted', async () => (await named())[0]?.invoiceCount === 1 || undefined);
  const { label } = await addClient('Scierie du Col');

  const page = await browser.as('admin', '/suppliers', { provoked: /status of 409 / });
  const row = page.getByRole('row', { name: new RegExp(label) });
  const all = page.getByRole('checkbox', { name: 'Select the whole page' });
  await page.getByRole('checkbox', { name: `Select ${label}` }).check();
  await becomes(() => all.getAttribute('data-indeterminate')).toBe('true');
  await page.getByRole('checkbox', { name: 'Select Atelier Lumière' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Delete 2 suppliers?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await seen(page.getByText(/SuppliersCannotBeDeleted.*Atelier Lumière/));
  await becomes(() => row.count()).toBe(0);
  await page.getByRole('button', { name: 'Delete Atelier Lumière' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await seen(page.getByText('This supplier cannot be deleted because it is linked to an existing invoice'));
});

test('the list of suppliers has pages of 10, 25 and 50', async () => {
  for (let n = 0; n < 12; n += 1) await addClient(`Page ${n}`);
  const page = await browser.as('admin', '/suppliers');
  const rows = () => page.getByRole('table').getByRole('row').count();
  await becomes(rows).toBe(11);
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['10', '25', '50']);
  await page.getByRole('option', { name: '25' }).click();
  await becomes(async () => (await rows()) > 12).toBe(true);
});

test('a company without a contact offers to add one, to who may: the way leads to its form', async () => {
  const { id, label } = await addClient('Sans contact');
  const contactTab = async (role: 'admin' | 'alice') => {
    const page = await browser.as(role, `/supplier/details/${id}`);
    await page.getByRole('tab', { name: 'Associated contact' }).click();
    await seen(page.getByText('No contact', { exact: true }));
    return page;
  };
  const reader = await contactTab('alice');
  expect(await reader.getByRole('link', { name: 'Add a contact' }).count()).toBe(0);
  const page = await contactTab('admin');
  await page.getByRole('link', { name: 'Add a contact' }).click();
  await becomes(async () => pathOf(page)).toBe(`/client/${id}`);
  await seen(page.getByLabel('Breadcrumb').getByRole('link', { name: label }));
});
