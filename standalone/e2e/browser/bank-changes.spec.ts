import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Supplier } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { afterAll, expect, test } from 'vitest';
import { DEMO_SUPPLIER_IDS } from '../../src/demo/accounts.ts';
import { OTHER_PEOPLE } from '../boot-portal.ts';
import { signIn } from '../session.ts';
import { startTestPortal } from '../test-portal.ts';
import { faultsOf } from './audit.ts';
import { becomes, seen, watchLoads } from './look.ts';
import { sendInvoices } from './send-invoices.ts';
import { PHONE, withBrowser } from './with-browser.ts';

/** A bank that knows every account under a name like the one asked for. */
const bank = createServer(async (request, response) => {
  const { party } = (await json(request)) as { party: { name: string } };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ partyNameMatch: 'CMTC', matchedName: `${party.name} & FILS` }));
});
bank.listen(0, '127.0.0.1');
await once(bank, 'listening');
afterAll(() => bank.close());
const PAYEE_VERIFICATION_URL = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/vop`;

const portal = await startTestPortal({ PAYEE_VERIFICATION_URL });
const browser = await withBrowser(portal);
const DETAILS = `/supplier/details/${DEMO_SUPPLIER_IDS.atelier}`;

test('what waits for a second person comes to the menu and the list by itself, and leads to what decides it', async () => {
  const desk = await browser.as('admin', '/bank-changes');
  await seen(desk.getByText('No bank change waits'));
  const loads = watchLoads(desk);
  const menu = desk.getByRole('navigation', { name: 'Menu' });
  expect(await menu.getByRole('link', { name: 'Bank changes' }).innerText()).toBe('Bank changes');

  // Staff types an account on the form of a new company: nobody else accepts it but a second person.
  const admin = await portal.as('admin');
  const typed = await admin.post<Supplier>('/api/v1/suppliers', {
    ...{ kind: 'client', raisonSociale: 'Moulin Neuf', locpt: '401MN', codeSocietee: 7, countryCode: 'DE' },
    ...{ vatNumber: 'DE136695976', email: 'moulin@example.com', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  });
  const row = desk.getByRole('row', { name: /Moulin Neuf/ });
  await seen(row);
  await seen(menu.getByRole('link', { name: 'Bank changes 1' }));
  expect(await row.innerText()).toMatch(/typed by staff[\s\S]*yours: another person decides[\s\S]*DE02 •••• 2051/);
  expect(loads()).toBe(0);
  expect(await faultsOf(desk)).toEqual([]);

  await row.getByRole('link', { name: 'Moulin Neuf' }).click();
  await becomes(async () => new URL(desk.url()).pathname).toBe(`/supplier/details/${typed.id}`);
  const panel = desk.getByRole('region', { name: 'A change of bank details to decide' });
  await seen(
    panel.getByText('The bank knows this account under a similar name: ‘Moulin Neuf & FILS’, not ‘Moulin Neuf’.'),
  );
  await seen(panel.getByText('You asked for it or typed it: another person must accept it.'));
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('tab', { name: 'Financial information' }).click();
  await desk.getByRole('button', { name: 'History of change requests' }).click();
  await seen(desk.getByText(/the bank’s answer on the account’s name.*close match/));

  await panel.getByRole('button', { name: 'Refuse' }).click();
  const refuse = desk.getByRole('dialog', { name: 'Refuse these bank details?' });
  await refuse.getByLabel('Motive').fill('Another account.');
  await refuse.getByRole('button', { name: 'Refuse' }).click();
  await seen(desk.getByText('The request is refused.'));
  await becomes(() => menu.getByRole('link', { name: 'Bank changes', exact: true }).count()).toBe(1);
});

test('who administers one supplier’s rows alone has no other’s in the list, who may accept none has no list', async () => {
  const admin = await portal.as('admin');
  await admin.post<Supplier>('/api/v1/suppliers', {
    ...{ kind: 'client', raisonSociale: 'Moulin Vieux', locpt: '401MV', codeSocietee: 7, countryCode: 'DE' },
    ...{ vatNumber: 'DE136695976', email: 'vieux@example.com', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  });
  await seen((await browser.as('admin', '/bank-changes')).getByRole('link', { name: 'Moulin Vieux' }));
  const narrow = await signIn(portal.url, OTHER_PEOPLE.nils);
  expect(await narrow.json('/api/invoice/supplier/ibanRequests')).toEqual({ content: [], totalElements: 0 });
  expect(await narrow.json('/api/v1/bank-changes')).toEqual([]);
  const clerk = await browser.as('alice', '/');
  await seen(clerk.getByRole('link', { name: 'Partner clients' }));
  expect(await clerk.getByRole('link', { name: /^Bank changes/ }).count()).toBe(0);
});

test('the list reads on a phone, in Arabic too', async () => {
  const page = await browser.as('admin', '/bank-changes', { viewport: PHONE, language: 'ar' });
  await seen(page.getByRole('link', { name: 'Moulin Vieux' }));
  expect(await faultsOf(page)).toEqual([]);
});

test('an account on file that is emptied on the form is told of, and nothing is dropped in silence', async () => {
  const page = await browser.as('admin', `/supplier/${DEMO_SUPPLIER_IDS.atelier}`);
  await page.getByRole('button', { name: 'Financial information' }).click();
  const iban = page.getByLabel('IBAN');
  await iban.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await seen(page.getByText('Type the new one, or put back the one on file: it is not removed.'));
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await iban.getAttribute('aria-invalid')).toBe('true');
});

test('a popup clears what is no address and no BIC when it is left, and says what is missing', async () => {
  const page = await browser.as('atelier', DETAILS);
  await page.getByRole('button', { name: 'Change the email' }).click();
  const email = page.getByRole('dialog', { name: 'Change the email' });
  const address = email.getByLabel('New email');
  await email.getByRole('button', { name: 'Send the code' }).click();
  await seen(email.getByText('The email is required.'));
  await address.fill('nobody@nowhere');
  await address.blur();
  await seen(email.getByText('That was no valid email: it was cleared.'));
  expect(await address.inputValue()).toBe('');
  await email.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('tab', { name: 'Financial information' }).click();
  await page.getByRole('button', { name: 'Change the bank details' }).click();
  const change = page.getByRole('dialog', { name: 'Change the bank details' });
  const bic = change.getByLabel('BIC');
  await bic.fill('AGRI');
  await change.getByLabel('IBAN').click();
  await seen(change.getByText('That was no valid BIC: it was cleared.'));
  expect(await bic.inputValue()).toBe('');
  await bic.fill('agrifrpp');
  await change.getByLabel('IBAN').click();
  expect(await bic.inputValue()).toBe('AGRIFRPP');
});

test('a bill that is withdrawn is told in a toast: three at most, bottom centre, for fifteen seconds', async () => {
  // A second try sends others: with the same numbers they would be doubles of the first's.
  const batch = newId().slice(-6);
  const numbers = [1, 2, 3, 4].map((n) => `F-${batch}-${n}`);
  await sendInvoices(portal, 'atelier', numbers, { lineCount: 1 });
  const page = await browser.as('atelier', DETAILS);
  const toasts = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  const began = performance.now();
  for (const number of numbers) {
    const row = page.getByRole('row').filter({ hasText: number });
    await row.getByRole('button', { name: `Show invoice ${number}` }).click();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page
      .getByRole('dialog', { name: 'Withdraw this invoice?' })
      .getByRole('button', { name: 'Withdraw' })
      .click();
    await seen(page.getByText('The invoice is withdrawn.'));
    await becomes(() => page.getByRole('dialog').count()).toBe(0);
    // Until it is read again the withdrawn one offers it still, and the next is not to be taken for it.
    await becomes(() => page.getByRole('button', { name: 'Withdraw' }).count()).toBe(0);
  }
  const last = performance.now();
  const shown = await toasts.count();
  expect(shown).toBeLessThanOrEqual(3);
  // Four were told within the time that one is shown: the fourth pushed the first out.
  if (performance.now() - began < 14_000) expect(shown).toBe(3);
  const [box, width, height] = [await toasts.last().boundingBox(), 1440, 900];
  if (!box) throw new Error('no toast is shown');
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(12);
  expect(height - (box.y + box.height)).toBeLessThan(80);
  await becomes(() => toasts.count()).toBe(0);
  const seconds = (performance.now() - last) / 1000;
  expect(seconds).toBeGreaterThan(13);
  expect(seconds).toBeLessThan(17);
});
