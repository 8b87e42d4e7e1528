import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { demoAccount } from '../demo-account.ts';
import { startTestPortal } from '../test-portal.ts';
import { faultsOf } from './audit.ts';
import { becomes, seen } from './look.ts';
import { PHONE, WIDE, withBrowser } from './with-browser.ts';

const portal = await startTestPortal();
const browser = await withBrowser(portal);
const { SCREENSHOTS } = process.env;

/** A device that makes passkeys and asks who holds it: Chromium's own, driven over its protocol. */
async function withAuthenticator(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether who holds it is recognised. */
    recognises: (isUserVerified: boolean) =>
      protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    held: async () => (await protocol.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

async function typePassword(page: Page, email: string, password: string): Promise<void> {
  await page.locator('#username').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('form .submit[type=submit]').click();
}

async function keepImage(page: Page, name: string): Promise<void> {
  if (!SCREENSHOTS) return;
  await mkdir(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true });
}

test('a passkey is added in the profile, signs in after the password, and is removed', async () => {
  const { email, password } = demoAccount('bruno');
  const page = await browser.open('/profile', { provoked: /status of (400|401) / });
  const device = await withAuthenticator(page);
  await typePassword(page, email, password);
  const part = page.getByRole('region', { name: 'Passkeys' });
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await becomes(() => dialog.getByLabel('Name of this passkey').inputValue()).toBe('Passkey 1');
  await dialog.getByLabel('Name of this passkey').fill('Work laptop');
  await dialog.getByLabel('Current password').fill('wrong');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await seen(dialog.getByText('This is not your current password.'));
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await seen(page.getByText('The passkey is added.'));
  expect(await device.held()).toBe(1);
  await seen(part.getByText(/Write these recovery codes down/));
  const codes = await part.getByRole('list').last().getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await part.getByRole('button', { name: 'I have written them down' }).click();
  const row = part.getByRole('listitem').filter({ hasText: 'Work laptop' });
  await seen(row.getByText(/not used yet/));
  expect(await faultsOf(page)).toEqual([]);

  // The same device has one already.
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await seen(dialog.getByText('This device has a passkey for your account already.'));
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const signOut = async () => {
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(/\/login/);
  };
  await signOut();
  await typePassword(page, email, password);
  const use = page.getByRole('button', { name: 'Use a passkey' });
  await seen(use);
  expect(await faultsOf(page)).toEqual([]);
  await device.recognises(false);
  await use.click();
  await seen(page.getByText('The passkey was not used. Try again, or use a code.'));
  await device.recognises(true);
  await use.click();
  await seen(page.getByRole('button', { name: /Account of/ }));
  await page.goto('/profile');
  await seen(row.getByText(/· used /));

  await signOut();
  await typePassword(page, email, password);
  await page.getByRole('button', { name: 'Use a code instead' }).click();
  await seen(page.getByText('One of your recovery codes.'));
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
  await page.locator('form .submit[type=submit]').click();
  await seen(page.getByRole('button', { name: /Account of/ }));

  await page.goto('/profile');
  await seen(part.getByText(/Recovery codes left: 9\./));
  await row.getByRole('button', { name: 'Remove Work laptop' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove Work laptop' });
  await removing.getByLabel('Current password').fill(password);
  await removing.getByRole('button', { name: 'Remove', exact: true }).click();
  await seen(page.getByText('The passkey is removed.'));
  await becomes(() => row.count()).toBe(0);
  await signOut();
  await typePassword(page, email, password);
  await seen(page.getByRole('button', { name: /Account of/ }));
});

test.each([
  ['fr', WIDE],
  ['ar', PHONE],
] as const)('profile and sign-in with a passkey are open to everybody (%s)', async (language, viewport) => {
  const who = demoAccount(language === 'fr' ? 'alice' : 'claire');
  const page = await browser.open('/profile', { language, viewport, provoked: /status of (400|401) / });
  await withAuthenticator(page);
  await typePassword(page, who.email, who.password);
  const add = page.locator('section', { has: page.locator('h2') }).filter({ hasText: /clé d’accès|مفتاح مرور/ });
  await add.getByRole('button').click();
  await page.getByRole('dialog').locator('input[type=password]').fill(who.password);
  await keepImage(page, `passkey-dialog-${language}`);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await seen(add.getByRole('status'));
  await keepImage(page, `passkey-codes-${language}`);
  expect(await faultsOf(page)).toEqual([]);
  await add.getByRole('button').last().click();
  await becomes(() => add.getByRole('listitem').count()).toBe(1);
  await keepImage(page, `passkey-profile-${language}`);
  expect(await faultsOf(page)).toEqual([]);

  const elsewhere = await browser.open('/', { language, viewport, provoked: /status of (400|401) / });
  await typePassword(elsewhere, who.email, who.password);
  await seen(elsewhere.locator('.other'));
  await keepImage(elsewhere, `passkey-sign-in-${language}`);
  expect(await faultsOf(elsewhere)).toEqual([]);
});
