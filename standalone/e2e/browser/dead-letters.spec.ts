import { newId } from '@comptoir/storage';
import { expect, test } from 'vitest';
import { refusePoison, tellSupplier } from '../poisoned-copy.ts';
import { startTestPortal } from '../test-portal.ts';
import { faultsOf, settled } from './audit.ts';
import { becomes, seen } from './look.ts';
import { PHONE, WIDE, withBrowser } from './with-browser.ts';

const SCREEN = '/administration?tab=deadLetters';
const portal = await startTestPortal();
const browser = await withBrowser(portal);
const { invoices } = portal.portal.databases;
const copies = invoices.connection.collection<{ _id: string; name: string }>('supplier_copies');
const letters = invoices.connection.collection('dead_letters');

/** An event that the invoices service cannot take in while its database refuses it. */
async function poison(): Promise<string> {
  await refusePoison(invoices, true);
  const id = newId();
  const before = await letters.countDocuments();
  await tellSupplier(portal.portal, { id, sequence: 1 });
  await becomes(() => letters.countDocuments()).toBe(before + 1);
  return id;
}

test('an administrator opens a failed event, replays it in vain, and again once the fault is repaired', async () => {
  const id = await poison();
  const page = await browser.as('admin', SCREEN, { provoked: /status of 422 .*dead-letters/ });
  await page.getByRole('button', { name: /SupplierChanged/ }).click();
  const dialog = page.getByRole('dialog', { name: 'SupplierChanged' });
  await seen(dialog.getByText('"name": "Poison"'));
  await dialog.getByRole('button', { name: 'Replay' }).click();
  await seen(page.getByText('The event failed again and goes on waiting.'));
  await seen(dialog.getByText('Failed again'));

  await refusePoison(invoices, false);
  await dialog.getByRole('button', { name: 'Replay' }).click();
  await seen(page.getByText('The event was replayed.'));
  await seen(page.getByText('Nothing failed'));
  expect(await copies.findOne({ _id: id })).toMatchObject({ name: 'Poison' });
});

test('one that later events overtook is replayed only after a question, and another is discarded with a reason', async () => {
  const id = await poison();
  await refusePoison(invoices, false);
  await tellSupplier(portal.portal, { id, sequence: 2, name: 'Later' });
  await becomes(async () => (await copies.findOne({ _id: id }))?.name).toBe('Later');
  const page = await browser.as('admin', SCREEN, { provoked: /status of 409 .*dead-letters/ });
  await page.getByRole('button', { name: /SupplierChanged/ }).click();
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await page.getByRole('button', { name: 'Replay nonetheless' }).click();
  await seen(page.getByText('The event was replayed.'));

  await poison();
  await page.reload();
  await page.getByRole('button', { name: /SupplierChanged/ }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Discard this event?' });
  const discard = question.getByRole('button', { name: 'Discard' });
  expect(await discard.isDisabled()).toBe(true);
  await question.getByLabel('Reason').fill('sent by a test');
  await discard.click();
  await seen(page.getByText('The event was discarded.'));
  expect(await letters.findOne({ state: 'discarded' })).toMatchObject({
    decisions: [{ decision: 'discarded', reason: 'sent by a test' }],
  });
});

test.each([
  ['fr', 'ltr', WIDE],
  ['ar', 'rtl', PHONE],
] as const)('the list and the opened event read well in %s, %s', async (language, direction, viewport) => {
  await poison();
  const page = await browser.as('admin', SCREEN, { language, viewport });
  await page
    .getByRole('button', { name: /SupplierChanged/ })
    .first()
    .waitFor();
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.locator('html').getAttribute('dir')).toBe(direction);
  await page
    .getByRole('button', { name: /SupplierChanged/ })
    .first()
    .click();
  await seen(page.getByText('"name": "Poison"'));
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
});
