import type { Page } from '@comptoir/testing';
import { renderFacturX } from '@comptoir/testing/invoices';
import { expect, test } from 'vitest';
import { historyOf, showInvoice } from '../invoices.ts';
import { startTestPortal } from '../test-portal.ts';
import { becomes, seen } from './look.ts';
import { sendInvoices } from './send-invoices.ts';
import { withBrowser } from './with-browser.ts';

const portal = await startTestPortal();
const browser = await withBrowser(portal);
const alice = await portal.as('alice');

const LEVEL = '/administration?tab=extraction';
const GOES_ON = 'An invoice that is read fully, without any warning, goes on to control by itself';
const certaintyOn = (page: Page) => page.getByRole('textbox', { name: 'Certainty a field needs (%)' });
const edit = (page: Page) => page.getByRole('button', { name: 'Edit the reading level' }).click();
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the settings?' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await seen(page.getByRole('button', { name: 'Edit the reading level' }));
}

let number = 600;
/** One more invoice of the atelier's, read. */
async function sent() {
  number += 1;
  const [one] = await sendInvoices(portal, 'atelier', [`F-2026-${number}`], {
    lineCount: 1 + (number % 3),
    draw: renderFacturX,
  });
  return showInvoice(alice, one?.id ?? '');
}

test('the reading level says what a full reading needs, and how certain, for all', async () => {
  const page = await browser.as('admin', LEVEL, { provoked: /status of 422 .*setting\/extraction/ });
  const order = page.getByRole('checkbox', { name: 'Order number' });
  await seen(order);
  expect(await order.isDisabled()).toBe(true);
  await edit(page);
  const asked = await order.isChecked();
  await order.setChecked(!asked);
  await certaintyOn(page).fill('101');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await becomes(() => certaintyOn(page).getAttribute('aria-invalid')).toBe('true');
  const certainty = asked ? '90' : '85';
  await certaintyOn(page).fill(certainty);
  await save(page);
  await page.reload();
  await seen(order);
  expect(await order.isChecked()).toBe(!asked);
  expect(await certaintyOn(page).inputValue()).toBe(certainty);
  await edit(page);
  await order.setChecked(false);
  await certaintyOn(page).fill('90');
  await save(page);
});

test('where one supplier’s full readings go on by themselves, its invoice is at control, and its history says who did it', async () => {
  expect(await sent()).toMatchObject({ status: 'TO_VERIFY', level: 'FULLY' });
  const page = await browser.as('admin', LEVEL);
  const supplier = page.getByRole('combobox', { name: 'For the supplier' });
  await supplier.fill('Atelier');
  await page
    .getByRole('option', { name: /Atelier/ })
    .first()
    .click();
  const own = page.getByRole('checkbox', { name: 'As for all: no' });
  await seen(own);
  await edit(page);
  await own.uncheck();
  await page.getByRole('switch', { name: GOES_ON }).check();
  await save(page);

  const gone = await sent();
  expect(gone).toMatchObject({ status: 'TO_CONTROL', level: 'FULLY' });
  const verified = (await historyOf(alice, gone.id)).find(({ action }) => action === 'VERIFY');
  expect(verified).toMatchObject({ by: { kind: 'service' }, reason: 'FULLY' });
  const desk = await browser.as('alice', `/invoices/${gone.id}`);
  await seen(desk.getByRole('button', { name: 'Control', exact: true }));
  await seen(desk.getByText('The portal verified the invoice'));

  await edit(page);
  await page.getByRole('checkbox', { name: 'As for all: no' }).check();
  await save(page);
  expect(await sent()).toMatchObject({ status: 'TO_VERIFY' });
});
