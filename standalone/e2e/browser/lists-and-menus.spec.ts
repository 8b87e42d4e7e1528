import type { Supplier } from '@comptoir/contracts';
import type { Page } from '@comptoir/testing';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_SUPPLIER_IDS } from '../../src/demo/accounts.ts';
import { demoAccount } from '../demo-account.ts';
import { startTestPortal } from '../test-portal.ts';
import { becomes, pathOf, seen } from './look.ts';
import { sendInvoices } from './send-invoices.ts';
import { SETUP_MS, withBrowser } from './with-browser.ts';

const portal = await startTestPortal();
const browser = await withBrowser(portal);

const NUMBERS = Array.from({ length: 11 }, (_, at) => `F-2026-8${String(at).padStart(2, '0')}`);

beforeAll(async () => {
  await sendInvoices(portal, 'atelier', NUMBERS);
  const admin = await portal.as('admin');
  for (let n = 0; n < 12; n += 1) {
    await admin.post<Supplier>('/api/v1/suppliers', {
      ...{ kind: 'client', raisonSociale: `Zone ${n}`, code: `Z${n}`, locpt: `9${90 - n}`, codeSocietee: 7 },
      ...{ countryCode: 'DE', vatNumber: 'DE136695976', email: `zone${n}@example.com`, currency: 'EUR' },
    });
  }
}, SETUP_MS);

/** The first cell of words of each row of the page's table. */
const firstOf = (page: Page, cell: number) => () =>
  page.getByRole('table').locator(`tbody tr > :nth-child(${cell})`).first().innerText();
const range = (page: Page) => page.getByText(/^\d+–\d+ of \d+$/).innerText();

test('a list sorts by a click on a header, the other way round by the next, and begins anew at its first page', async () => {
  const page = await browser.as('admin', '/suppliers');
  const header = (name: string) => page.getByRole('columnheader', { name });
  await becomes(() => range(page)).toBe('1–10 of 14');
  await page.getByRole('button', { name: 'Next page' }).click();
  await becomes(() => range(page)).toBe('11–14 of 14');

  await header('Third-party account').getByText('Third-party account').click();
  await becomes(() => range(page)).toBe('1–10 of 14');
  await becomes(firstOf(page, 4)).toBe('401ATELIER');
  expect(await header('Third-party account').getAttribute('aria-sort')).toBe('ascending');
  expect(await header('Company name').getAttribute('aria-sort')).toBe(null);
  await header('Third-party account').getByText('Third-party account').click();
  await becomes(firstOf(page, 4)).toBe('990');
  expect(await header('Third-party account').getAttribute('aria-sort')).toBe('descending');
  await header('Code').getByText('Code').click();
  await becomes(firstOf(page, 3)).toBe('F-0001');
  await header('Invoices').getByText('Invoices').click();
  await header('Invoices').getByText('Invoices').click();
  await becomes(firstOf(page, 6)).toBe(String(NUMBERS.length));
});

test('a row of the list has code, account, name, contact and number of invoices; who may not add has no button', async () => {
  const page = await browser.as('admin', '/suppliers?filter={"q":"atelier"}');
  await seen(page.getByRole('link', { name: 'Add a client' }));
  const row = page.getByRole('row').filter({ hasText: 'Atelier Lumière' });
  await seen(row);
  const cells = await row.locator('td, th').allInnerTexts();
  expect(cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).slice(1, 6)).toEqual([
    'A Atelier Lumière compta@atelier.example',
    'F-0001',
    '401ATELIER',
    'Samuel Roux',
    String(NUMBERS.length),
  ]);
  const reader = await browser.as('alice', '/suppliers');
  await seen(reader.getByRole('link', { name: 'Atelier Lumière' }));
  expect(await reader.getByRole('link', { name: 'Add a client' }).count()).toBe(0);
});

test('a supplier’s page adds up its invoices in the company’s currency, and its list is searched and sorted', async () => {
  const page = await browser.as('atelier', `/supplier/details/${DEMO_SUPPLIER_IDS.atelier}?tab=invoices`);
  const total = (await (
    await portal.as('atelier')
  ).json<{ data: number }>(`/api/invoices/${DEMO_SUPPLIER_IDS.atelier}/totalAmounts`)) as { data: number };
  const shown = total.data.toLocaleString('en', { style: 'currency', currency: 'EUR' });
  await seen(page.getByText(shown, { exact: true }));

  await becomes(() => range(page)).toBe('1–10 of 11');
  const header = page.getByRole('columnheader', { name: 'Invoice number' });
  const last = page.getByRole('row').filter({ hasText: NUMBERS.at(-1) ?? '' });
  await header.getByText('Invoice number').click();
  await becomes(() => header.getAttribute('aria-sort')).toBe('ascending');
  await becomes(() => last.count()).toBe(0);
  await seen(page.getByRole('row').filter({ hasText: NUMBERS[0] ?? '' }));
  await page.getByRole('textbox', { name: 'Search' }).fill(NUMBERS.at(-1) ?? '');
  await becomes(() => range(page)).toBe('1–1 of 1');
  await seen(last);
});

test('the avatar tells who is signed in, leads to the profile, changes the light, and signs out', async () => {
  const page = await browser.open('/', { provoked: /status of 401/ });
  const { email, password, firstName, lastName } = demoAccount('claire');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const avatar = page.getByRole('button', { name: new RegExp(`${firstName} ${lastName}`) });
  await avatar.click();
  const menu = page.getByRole('menu');
  await seen(menu.getByText(email));
  expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual(['My profile', 'Dark theme', 'Sign out']);
  await menu.getByRole('menuitem', { name: 'My profile' }).click();
  await becomes(async () => pathOf(page)).toBe('/profile');

  await page.evaluate(() => sessionStorage.setItem('comptoir.sendings.me', 'what I typed'));
  await avatar.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await becomes(async () => new URL(page.url()).pathname).toBe('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('comptoir.sendings.me'))).toBeNull();
  await page.goto('/profile');
  await seen(page.getByLabel('Password', { exact: true }));
});

test('a link that does not serve any more says so, and leads to another one', async () => {
  const page = await browser.open('/password/new?token=spent');
  await seen(page.getByRole('alert').getByText('Invalid Token, Password is already updated!'));
  expect(await page.locator('form').isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await becomes(async () => pathOf(page)).toBe('/password/request');
});
