import { type ChangeAsked, type Language, ROLES_OF_JOB, type Supplier } from '@comptoir/contracts';
import { seedUsers } from '@comptoir/identity';
import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { seedDemoSupplier } from '@comptoir/suppliers';
import type { Page } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { DEMO_SUPPLIERS } from '../../src/demo/suppliers.ts';
import { eventually } from '../eventually.ts';
import { keepLines } from '../log-lines.ts';
import { startTestPortal } from '../test-portal.ts';
import { faultsOf } from './audit.ts';
import { becomes, pathOf, seen } from './look.ts';
import { PHONE, withBrowser } from './with-browser.ts';

const log = keepLines();
const codes = new Set<string>();
const portal = await startTestPortal({}, { log });
const browser = await withBrowser(portal);
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

const names = new Map<string, number>();

/** A company of one test's own, on file since long ago, and its user; of another name when the test is tried again. */
async function aFirm(plainName: string, language: Language = 'fr') {
  const id = newId();
  const times = names.get(plainName) ?? 0;
  names.set(plainName, times + 1);
  const name = times === 0 ? plainName : `${plainName}${times}`;
  const contact = `compta@${name}.example`;
  const user = { email: `supplier@${name}.example`, password: 'comptoir-demo-2026' };
  const input = {
    ...DEMO_SUPPLIERS[0]?.input,
    ...{ code: name, locpt: `401${name}`, raisonSociale: name, email: contact, language, contacts: [] },
  };
  await seedDemoSupplier({ database: portal.portal.databases.suppliers, clock: systemClock }, { id, input });
  const person = { ...user, firstName: 'Samuel', lastName: name, supplierIds: [id], language };
  await seedUsers(portal.portal.databases.identity, [{ ...person, roles: ROLES_OF_JOB.supplier }], systemClock);
  return { id, contact, user, details: `/supplier/details/${id}`, session: await portal.as(user) };
}
type Firm = Awaited<ReturnType<typeof aFirm>>;

/** Changes a firm's phone without looking at it: the code comes as a short message. */
async function changePhone({ id: supplierId, session }: Firm, phoneNumber: string): Promise<string> {
  const asked = await session.post<ChangeAsked>('/api/invoice/supplier/changePhone', { supplierId, phoneNumber });
  const otp = await codeSentTo(`${phoneNumber}@sms.invalid`);
  const request = { id: asked.data, otp, operationType: 'PHONE_NUMBER' };
  await session.post('/api/invoice/supplier/validateOtp', request);
  return otp;
}

interface Caught {
  readonly subject?: string;
  readonly text?: string;
  readonly to?: ReadonlyArray<{ readonly address?: string }>;
}
const caught = async (): Promise<Caught[]> =>
  (await fetch(`${portal.mails.webUrl}/mails.json`)).json() as Promise<Caught[]>;

/** The newest code that somebody was sent, by mail or by short message. */
async function codeSentTo(address: string, butNot = ''): Promise<string> {
  return eventually(`a code to ${address}`, async () => {
    const mail = (await caught()).find(({ to, text = '' }) => to?.[0]?.address === address && /\b\d{6}\b/.test(text));
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (code === undefined || code === butNot) return undefined;
    codes.add(code);
    return code;
  });
}
const mailed = (subject: RegExp, address: string): Promise<boolean> =>
  eventually(`a mail ${subject} to ${address}`, async () =>
    (await caught()).some((mail) => subject.test(mail.subject ?? '') && mail.to?.[0]?.address === address),
  );

async function financial(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Financial information' }).click();
}

test('a supplier changes its phone by a code that comes as a short message, on a phone', async () => {
  const { user, details, contact } = await aFirm('lanterne');
  const page = await browser.as(user, details, { viewport: PHONE });
  await page.getByRole('button', { name: 'Change the phone number' }).click();
  const ask = page.getByRole('dialog', { name: 'Change the phone number' });
  const phone = ask.getByLabel('New number');
  await becomes(() => phone.inputValue()).toBe('+33 ');
  await ask.getByRole('button', { name: 'Send the code' }).click();
  await seen(ask.getByText('The phone number is required.'));
  await phone.fill('+33612345678');
  await becomes(() => phone.inputValue()).toBe('+33 6 12 34 56 78');
  await ask.getByRole('button', { name: 'Send the code' }).click();

  const code = page.getByRole('dialog', { name: 'Enter the code' });
  await seen(code.getByText(/sent by text message to .*78/));
  await code.getByRole('button', { name: 'Confirm' }).click();
  await seen(code.getByText('The code is required.'));
  const right = await codeSentTo('+33612345678@sms.invalid');
  await code.getByLabel('Code').fill(right === '111111' ? '222222' : '111111');
  await code.getByRole('button', { name: 'Confirm' }).click();
  await seen(code.getByText('This code is wrong. Attempts left: 4.'));
  await code.getByLabel('Code').fill(right);
  await code.getByRole('button', { name: 'Confirm' }).click();
  await seen(page.getByText('The phone number is changed.'));
  await page.getByRole('button', { name: 'Close' }).click();
  await seen(page.getByText('+33612345678'));
  expect(await mailed(/Changement fait/, contact)).toBe(true);
});

test('a bank change goes from the supplier’s code to another person’s decision', async () => {
  const firm = await aFirm('canal');
  const { user, details, contact } = firm;
  // A moment ago: what who decides is warned of, and where no code of a bank change may go.
  await changePhone(firm, '+33687654321');
  const page = await browser.as(user, details);
  await financial(page);
  await page.getByRole('button', { name: 'Change the bank details' }).click();
  const ask = page.getByRole('dialog', { name: 'Change the bank details' });
  const iban = ask.getByLabel('IBAN');
  await iban.fill('FR7630006000011234567890180');
  await ask.getByLabel('BIC').click();
  await seen(ask.getByText('That was no valid IBAN: it was cleared.'));
  expect(await iban.inputValue()).toBe('');
  await iban.fill('DE89370400440532013000');
  expect(await iban.inputValue()).toBe('DE89 3704 0044 0532 0130 00');
  await ask.getByLabel('BIC').fill('COBADEFFXXX');
  await ask.getByRole('button', { name: 'Send the code' }).click();
  await seen(ask.getByText('IBAN, BIC and RIB are all required.'));
  const file = ask.locator('input[type=file]');
  await file.setInputFiles({ name: 'rib.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a') });
  await seen(ask.getByText('The RIB is a PDF file of at most 2 MB.'));
  await file.setInputFiles({ name: 'rib.pdf', mimeType: 'application/pdf', buffer: PDF });
  await seen(ask.getByText('File: rib.pdf'));
  expect(await faultsOf(page)).toEqual([]);
  await ask.getByRole('button', { name: 'Send the code' }).click();

  const dialog = page.getByRole('dialog', { name: 'Enter the code' });
  await seen(dialog);
  // Not to the number of a moment ago: to an address from before that is not the one that asks.
  const first = await codeSentTo(contact);
  await dialog.getByRole('button', { name: 'Send another code' }).click();
  await seen(dialog.getByText(/Another code is on its way/));
  const code = await codeSentTo(contact, first);
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await seen(page.getByText(/waits for our approval/));
  await page.getByRole('button', { name: 'Close' }).click();
  await seen(page.getByText(/A change to the IBAN .* waits for our approval/));
  expect(await page.getByRole('button', { name: 'Change the bank details' }).isDisabled()).toBe(true);

  const desk = await browser.as('admin', details);
  const panel = desk.getByRole('region', { name: 'A change of bank details to decide' });
  await seen(panel);
  await seen(panel.getByText('The account moves to another country: FR → DE.'));
  await seen(panel.getByText(/The same account at: Nordlicht GmbH/));
  await seen(panel.getByText(/Contact data younger than 30 days/));
  expect(await faultsOf(desk)).toEqual([]);
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download the RIB' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('rib.pdf');
  await panel.getByRole('button', { name: 'Accept' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await seen(desk.getByText('The bank details are changed.'));
  await panel.waitFor({ state: 'hidden' });

  // The supplier's page moves by itself.
  await seen(page.getByText('DE89 3704 0044 0532 0130 00'));
  await becomes(() => page.getByRole('button', { name: 'Change the bank details' }).isDisabled()).toBe(false);
  for (const step of [/Changement demandé/, /en attente de validation/, /Changement fait/]) {
    expect(await mailed(step, contact)).toBe(true);
  }
});

test('a change of email leads home, and cancelling the code takes the request back', async () => {
  const { user, details, contact } = await aFirm('speicher', 'de');
  const page = await browser.as(user, details);
  const askFor = async (email: string) => {
    await page.getByRole('button', { name: 'Change the email' }).click();
    const ask = page.getByRole('dialog', { name: 'Change the email' });
    await ask.getByLabel('New email').fill(email);
    await ask.getByRole('button', { name: 'Send the code' }).click();
    return page.getByRole('dialog', { name: 'Enter the code' });
  };
  const first = await askFor('erste@speicher.example');
  await first.getByRole('button', { name: 'Cancel' }).click();
  expect(await mailed(/zurückgezogen/, contact)).toBe(true);
  const second = await askFor('neu@speicher.example');
  await second.getByLabel('Code').fill(await codeSentTo('neu@speicher.example'));
  await second.getByRole('button', { name: 'Confirm' }).click();
  await seen(page.getByText('The email is changed.'));
  await page.getByRole('button', { name: 'Close' }).click();
  // A supplier of one firm is brought to it from there.
  await becomes(async () => pathOf(page)).toBe(details);
  await seen(page.getByText('neu@speicher.example'));
});

test('a phone number, a code and bank details that the server refuses are told in its words, in a toast too', async () => {
  const firm = await aFirm('refus');
  const page = await browser.as(firm.user, firm.details, {
    provoked: /status of (409|422) .*\/api\/invoice\/supplier\//,
  });
  /** The dialog says it beside what was typed; the toast is still there once the dialog is closed. */
  const isTold = async (dialogName: string, sentence: string) => {
    const dialog = page.getByRole('dialog', { name: dialogName });
    await seen(dialog.getByRole('alert').getByText(sentence));
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alert').filter({ hasText: sentence });
    await seen(toast);
    await toast.getByRole('button', { name: 'Close' }).click();
    await becomes(() => toast.count()).toBe(0);
  };
  const onFile = 'This is what is on file already.';
  const supplier = await firm.session.json<Supplier>(`/api/v1/suppliers/${firm.id}`);
  await page.getByRole('button', { name: 'Change the phone number' }).click();
  const phone = page.getByRole('dialog', { name: 'Change the phone number' });
  await phone.getByLabel('New number').fill(supplier.phone ?? '');
  await phone.getByRole('button', { name: 'Send the code' }).click();
  await isTold('Change the phone number', onFile);

  await page.getByRole('button', { name: 'Change the phone number' }).click();
  await phone.getByLabel('New number').fill('+33655555555');
  await phone.getByRole('button', { name: 'Send the code' }).click();
  const code = page.getByRole('dialog', { name: 'Enter the code' });
  await seen(code);
  // Another request, from elsewhere, takes its place: its code is of no use any more.
  await changePhone(firm, '+33666666666');
  await code.getByLabel('Code').fill('123456');
  await code.getByRole('button', { name: 'Confirm' }).click();
  await isTold('Enter the code', 'This request has ended; its code is of no use any more.');

  await financial(page);
  await page.getByRole('button', { name: 'Change the bank details' }).click();
  const bank = page.getByRole('dialog', { name: 'Change the bank details' });
  await bank.getByLabel('IBAN').fill(supplier.iban ?? '');
  await bank.getByLabel('BIC').fill(supplier.bic ?? '');
  await bank.locator('input[type=file]').setInputFiles({ name: 'rib.pdf', mimeType: 'application/pdf', buffer: PDF });
  await bank.getByRole('button', { name: 'Send the code' }).click();
  await isTold('Change the bank details', onFile);
});

test('no code that was sent, and no account, is in a line of any service’s log', async () => {
  const firm = await aFirm('journal');
  const code = await changePhone(firm, '+33612121212');
  const form = new FormData();
  const fields = { supplierId: firm.id, iban: 'DE02120300000000202051', bic: 'BYLADEM1001' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([PDF]), 'rib.pdf');
  await firm.session.json('/api/invoice/supplier/changeIban', { method: 'POST', body: form });
  const codeOfBank = await codeSentTo(firm.contact);
  const all = log.lines.join('');
  expect(all.length).toBeGreaterThan(1000);
  // Those of this test, and of whichever came before it.
  expect([...codes]).toEqual(expect.arrayContaining([code, codeOfBank]));
  for (const each of codes) expect(all).not.toMatch(new RegExp(`\\b${each}\\b`));
  for (const iban of ['DE89370400440532013000', fields.iban]) expect(all).not.toContain(iban);
});
