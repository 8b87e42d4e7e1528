import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { startTestPortal } from '../test-portal.ts';
import { faultsOf, settled } from './audit.ts';
import { becomes, seen } from './look.ts';
import { PHONE, WIDE, withBrowser } from './with-browser.ts';

const SCREEN = '/administration?tab=audit';
const portal = await startTestPortal();
const browser = await withBrowser(portal);
const admin = await portal.as('admin');
const chain = portal.portal.databases.settings.connection.collection('audit_chain');

const save = (code: string, value: string) =>
  admin.call('/api/admin/setting/invoice', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ code, value }]),
  });

/** Enough decisions for two pages. */
for (const value of ['0', '1', '0', '1', '0', '1']) {
  await save('EXPORT_EC', value);
  await save('EXPORT_PDF', value);
}
await eventually('twelve entries', async () => (await chain.countDocuments()) === 12);

test('an administrator narrows the trail, opens an entry, and takes it away as a file', async () => {
  const page = await browser.as('admin', SCREEN);
  const entries = page.getByRole('list', { name: 'Decisions' }).getByRole('listitem');
  await becomes(() => entries.count()).toBe(10);
  await seen(page.getByText('1–10 of 12'));

  await page.getByLabel('About').fill('EXPORT_PDF');
  await page.getByRole('option', { name: /^PDF/ }).click();
  await becomes(() => entries.count()).toBe(6);

  await entries
    .first()
    .getByRole('button', { name: /Setting changed/ })
    .click();
  const changes = page.getByRole('table', { name: 'What changed' });
  await seen(changes.getByRole('deletion').filter({ hasText: '0' }));
  await seen(changes.getByRole('insertion').filter({ hasText: '1' }));
  await seen(entries.first().getByText('Administrator', { exact: true }));

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const lines = (await readFile((await (await downloading).path()) ?? '', 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(7);

  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await becomes(() => entries.count()).toBe(10);
  await page.getByLabel('From').fill('2999-01-01');
  await seen(page.getByText('Nothing in the trail matches these filters.'));
});

test.each([
  ['fr', 'ltr', WIDE],
  ['ar', 'rtl', PHONE],
] as const)('the trail and an opened entry read well in %s, %s', async (language, direction, viewport) => {
  const page = await browser.as('admin', SCREEN, { language, viewport });
  const first = page.getByRole('button', { name: /PDF/ }).first();
  await first.waitFor();
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.locator('html').getAttribute('dir')).toBe(direction);
  await first.click();
  await page.getByRole('table').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
});
