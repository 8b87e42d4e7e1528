import type { Page } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { DEMO_SUPPLIER_IDS } from '../../src/demo/accounts.ts';
import { OTHER_PEOPLE } from '../boot-portal.ts';
import { startTestPortal } from '../test-portal.ts';
import { faultsOf, settled } from './audit.ts';
import { becomes, pathOf, seen } from './look.ts';
import { seedPlaces } from './seed-places.ts';
import { PHONE, withBrowser } from './with-browser.ts';

const { atelier, nordlicht } = DEMO_SUPPLIER_IDS;
const portal = await startTestPortal();
const browser = await withBrowser(portal);
await seedPlaces(portal, atelier, 14);
await seedPlaces(portal, nordlicht, 2);

const LONG = 'Gare de Lyon Perrache — hall des départs';
const CUT = 'Gare de Lyon Perrach…';
const tabOf = (supplierId: string, tab: string) => `/supplier/details/${supplierId}?tab=${tab}`;
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What a row of the table shows, cell by cell; the first one by default. */
async function rowOf(page: Page, at = 0): Promise<string[]> {
  const row = page.locator('main table tbody tr').nth(at);
  return (await row.locator('th:visible, td:visible').allInnerTexts()).map(plain);
}
const firstRow = async (page: Page) => (await rowOf(page)).join(' | ');
const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const sortBy = (page: Page, name: string) => header(page, name).getByText(name, { exact: true }).click();

test('the tab of licence fees has the newest month first, is sorted by each header, searched and paged', async () => {
  const page = await browser.as('atelier', tabOf(atelier, 'redevances'), { language: 'fr' });
  const range = page.getByText(/^\d+–\d+ sur \d+$/);
  await becomes(() => range.innerText()).toBe('1–10 sur 14');
  expect(await page.locator('main table th[scope=col]').allInnerTexts()).toEqual([
    ...['Mois', 'Numéro', 'Code lieu', 'Lieu', 'Société', 'Chiffre d’affaires', 'Redevance'],
  ]);
  expect(await rowOf(page)).toEqual(['février 2026', 'R-014', 'L2', 'Aéroport', '42', '14 007,00 €', '50,25 €']);
  expect(await rowOf(page, 2)).toEqual([
    ...['décembre 2025', 'RFA-012', 'L3', 'محطة القطار المركزية…', '42', '12 006,00 €', '150,75 €'],
  ]);
  expect(await header(page, 'Mois').getAttribute('aria-sort')).toBe('descending');

  await page.getByRole('button', { name: 'Page suivante' }).click();
  await becomes(() => range.innerText()).toBe('11–14 sur 14');
  await sortBy(page, 'Redevance');
  await becomes(() => range.innerText()).toBe('1–10 sur 14');
  await becomes(() => firstRow(page)).toMatch(/^février 2026 .* 50,25 €$/);
  await sortBy(page, 'Redevance');
  await becomes(() => firstRow(page)).toMatch(/^janvier 2025 .* 703,50 €$/);
  for (const [name, first] of [
    ['Numéro', /RFA-/],
    ['Code lieu', /\| L1 \|/],
    ['Lieu', /Aéroport/],
    ['Chiffre d’affaires', /^janvier 2025/],
    ['Société', /\| 42 \|/],
  ] as const) {
    await sortBy(page, name);
    await becomes(() => header(page, name).getAttribute('aria-sort')).toBe('ascending');
    await becomes(() => firstRow(page)).toMatch(first);
  }

  await page.getByRole('combobox', { name: 'Lignes par page' }).click();
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['10', '25', '50', '100']);
  await page.getByRole('option', { name: '25' }).click();
  await becomes(() => page.locator('main table tbody tr').count()).toBe(14);
  const search = page.getByRole('textbox', { name: 'Chercher un lieu, un numéro' });
  await search.fill('rfa-012');
  await becomes(() => range.innerText()).toBe('1–1 sur 1');
  expect(await firstRow(page)).toMatch(/^décembre 2025 \| RFA-012/);
  await search.fill('aeroport');
  await becomes(() => range.innerText()).toBe('1–5 sur 5');
  await search.fill('nulle part');
  await seen(page.getByText('Rien ne correspond'));
  // No document comes with a row: no button stands there for one.
  expect(await page.locator('main table').getByRole('link').count()).toBe(0);
});

test('a long place name is cut after 20 characters; the pointer, the keyboard and a finger bring the whole of it', async () => {
  const page = await browser.as('atelier', tabOf(atelier, 'declarations'));
  const place = page.getByText(CUT, { exact: true }).first();
  const tooltip = page.getByRole('tooltip');
  await seen(place);
  await place.hover();
  await becomes(() => tooltip.innerText()).toBe(LONG);
  await page.mouse.move(1430, 890);
  await becomes(() => tooltip.count()).toBe(0);

  // The header before it is where the keyboard comes from.
  await header(page, 'Turnover').getByRole('button').focus();
  await page.keyboard.press('Tab');
  await becomes(() => tooltip.count()).toBe(1);
  const described = await page.evaluate(
    'document.getElementById(document.activeElement.getAttribute("aria-describedby"))?.innerText',
  );
  expect([await tooltip.innerText(), described]).toEqual([LONG, LONG]);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await becomes(() => tooltip.count()).toBe(0);

  const station = page.getByText('محطة القطار المركزية…', { exact: true }).first();
  await station.dispatchEvent('touchstart');
  await station.dispatchEvent('touchend');
  await becomes(() => tooltip.innerText()).toBe('محطة القطار المركزية في القاهرة');
});

test('the tab of turnover declarations reads on a phone, in Arabic, with nothing left out', async () => {
  const page = await browser.as('atelier', tabOf(atelier, 'declarations'), { language: 'ar', viewport: PHONE });
  await becomes(() => page.locator('main table tbody tr').count()).toBe(10);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.locator('main table th[scope=col]:visible').allInnerTexts()).toEqual([
    ...['الشهر', 'المكان', 'رقم الأعمال'],
  ]);
  const [month, place, turnover] = await rowOf(page, 1);
  expect(month).toMatch(/يناير.*2026/);
  expect(place).toBe(`${CUT} L1`);
  expect(turnover).toContain('13,006.50');
  // The name runs from its left to its right and stands where an Arabic line begins.
  const name = page.getByText(CUT, { exact: true }).first();
  const [cell, text] = [await name.locator('xpath=ancestor::td').boundingBox(), await name.boundingBox()];
  if (!cell || !text) throw new Error('no name is shown');
  expect(cell.x + cell.width - (text.x + text.width)).toBeLessThan(20);

  const sort = header(page, 'رقم الأعمال');
  await sort.getByText('رقم الأعمال').click();
  await becomes(() => sort.getAttribute('aria-sort')).toBe('ascending');
  await becomes(() => firstRow(page)).toContain('1,000.50');
  await page.getByRole('textbox', { name: 'ابحث عن مكان' }).fill('gare');
  await becomes(() => page.locator('main table tbody tr').count()).toBe(5);
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
});

test('/redevances shows a supplier its own fees, and who has several the one they choose', async () => {
  const rows = (page: Page) => page.locator('main table tbody tr').count();
  // Whatever the address names: another’s are not asked for.
  const one = await browser.as('atelier', `/redevances?supplier=${nordlicht}`);
  await becomes(() => rows(one)).toBe(10);
  expect(await one.getByRole('combobox', { name: 'Supplier' }).count()).toBe(0);

  const both = await browser.as(OTHER_PEOPLE.bea, '/redevances', { viewport: PHONE });
  const chooser = both.getByRole('combobox', { name: 'Supplier' });
  await becomes(() => rows(both)).toBeGreaterThan(0);
  await becomes(() => chooser.inputValue()).not.toBe('');
  const shown = await chooser.inputValue();
  const [other, count] =
    shown === 'Nordlicht GmbH' ? (['Atelier Lumière', 10] as const) : (['Nordlicht GmbH', 2] as const);
  await chooser.fill(other);
  await both.getByRole('option', { name: other }).click();
  await becomes(() => rows(both)).toBe(count);
  expect(await faultsOf(both)).toEqual([]);
});

test('/redevances asks staff for a supplier, and keeps the choice in the address', async () => {
  const page = await browser.as('claire', '/');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Licence fees' }).click();
  await becomes(async () => pathOf(page)).toBe('/redevances');
  await seen(page.getByText('Choose a supplier', { exact: true }));
  expect(await faultsOf(page)).toEqual([]);
  const chooser = page.getByRole('combobox', { name: 'Supplier' });
  await chooser.fill('nord');
  await page.getByRole('option', { name: 'Nordlicht GmbH' }).click();
  await becomes(async () => pathOf(page)).toBe(`/redevances?supplier=${nordlicht}`);
  const rows = page.locator('main table tbody tr');
  await becomes(() => rows.count()).toBe(2);
  await page.reload();
  await becomes(() => rows.count()).toBe(2);
  expect(await chooser.inputValue()).toBe('Nordlicht GmbH');
  await page.getByRole('textbox', { name: 'Search a place, a number' }).fill('R-002');
  await becomes(() => rows.count()).toBe(1);
  expect((await rowOf(page)).join(' | ')).toMatch(/^February 2025 \| R-002 \| L2 \| Aéroport \| 42 \| €2,001\.00/);
});

test('the old address of an invoice leads to the licence fees', async () => {
  const page = await browser.as('atelier', '/client/details/invoices/details/17');
  await becomes(async () => pathOf(page)).toBe('/redevances');
  await seen(page.getByText(CUT, { exact: true }));
});
