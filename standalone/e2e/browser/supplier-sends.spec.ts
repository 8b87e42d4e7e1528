import type { Page } from '@comptoir/testing';
import { renderPdf } from '@comptoir/testing/invoices';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_SUPPLIER_IDS } from '../../src/demo/accounts.ts';
import { demoAccount } from '../demo-account.ts';
import { demoInvoice } from '../demo-invoice.ts';
import { startTestPortal } from '../test-portal.ts';
import { becomes, pathOf, seen, watchLoads } from './look.ts';
import { PHONE, withBrowser } from './with-browser.ts';

const DROP = 30;
const OWN_PAGE = `/supplier/details/${DEMO_SUPPLIER_IDS.atelier}`;
/** Chromium writes each refused call to the console. */
const WRONG_PASSWORD = /status of 401 .*\/oidc\/interaction\//;

const portal = await startTestPortal();
const browser = await withBrowser(portal);
const { email, password } = demoAccount('atelier');

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
let files: Chosen[] = [];
beforeAll(async () => {
  files = await Promise.all(
    Array.from({ length: DROP }, async (_, index) => ({
      name: `lampes-${index}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(
        await renderPdf(
          demoInvoice('atelier', 2000 + index, { invoiceNumber: `F-2026-${200 + index}`, issueDate: '2026-11-12' }),
        ),
      ),
    })),
  );
});

describe('the sign-in screen', () => {
  test('asks for both fields, and its button waits for them', async () => {
    const page = await browser.open('/');
    const button = page.getByRole('button', { name: 'Sign in' });
    await seen(page.getByRole('heading', { name: 'Sign in' }));
    expect(pathOf(page)).toMatch(/^\/login\?uid=/);
    expect(await button.isDisabled()).toBe(true);
    await seen(page.getByText('Both fields are required.'));
    await page.getByLabel('Email').fill(email);
    expect(await button.isDisabled()).toBe(true);
    await page.getByLabel('Password', { exact: true }).fill('x');
    expect(await button.isDisabled()).toBe(false);
    await page.getByLabel('Email').fill('   ');
    expect(await button.isDisabled()).toBe(true);
  });

  test.each([
    ['fr', 'Connexion', 'ltr'],
    ['en', 'Sign in', 'ltr'],
    ['es', 'Iniciar sesión', 'ltr'],
    ['de', 'Anmelden', 'ltr'],
    ['ar', 'تسجيل الدخول', 'rtl'],
  ] as const)('speaks %s when asked to, keeps what was typed, and remembers', async (language, title, direction) => {
    const page = await browser.open('/', { language: language === 'en' ? 'fr' : 'en' });
    await page.locator('#username').fill(email);
    await page.locator('#language').selectOption(language);
    await seen(page.getByRole('heading', { name: title, exact: true }));
    const html = page.locator('html');
    expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([language, direction]);
    expect(await page.locator('#username').inputValue()).toBe(email);
    await page.reload();
    await seen(page.getByRole('heading', { name: title, exact: true }));
  });

  test.each([
    ['en', 'Login or password incorrect !', 'Email', 'Password', 'Sign in'],
    ['fr', 'Identifiant ou mot de passe incorrect !', 'Adresse électronique', 'Mot de passe', 'Se connecter'],
  ] as const)(
    'refuses a wrong password in %s, then lets the right one in',
    async (language, sentence, name, secret, submit) => {
      const page = await browser.open('/', { language, provoked: WRONG_PASSWORD });
      await page.getByLabel(name).fill(email);
      await page.getByLabel(secret, { exact: true }).fill('not-this-one');
      await page.getByRole('button', { name: submit }).click();
      await seen(page.getByRole('alert').getByText(sentence, { exact: true }));
      expect(await page.getByLabel(name).inputValue()).toBe(email);
      await page.getByLabel(secret, { exact: true }).fill(password);
      await page.getByRole('button', { name: submit }).click();
      await page.waitForURL(`**${OWN_PAGE}`);
      await seen(page.getByRole('heading', { name: 'Atelier Lumière' }));
    },
  );

  test('comes back to the address that was asked for', async () => {
    const asked = `${OWN_PAGE}?tab=payments`;
    const page = await browser.open(asked);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${asked}`);
    await seen(page.getByRole('tab', { name: 'Payments', selected: true }));
  });
});

describe('the Invoices tab', () => {
  test('takes none of 31 files, and says so', async () => {
    const page = await browser.as('atelier', '/');
    await page.getByRole('button', { name: 'Upload invoices' }).click();
    await page.getByLabel('Files to send').setInputFiles([...files, { ...files[0], name: 'one-more.pdf' } as Chosen]);
    await seen(page.getByRole('alert').getByText('31 files are too many: at most 30 at a time. None was taken.'));
    expect(await page.getByRole('list', { name: 'Files sent' }).count()).toBe(0);
    expect(await (await portal.as('atelier')).json('/api/invoice/count')).toEqual({ data: 0 });
  });

  test('takes 30 dropped at once: a bar a file, a row an invoice, and each row moves by itself', async () => {
    const page = await browser.as('atelier', '/');
    const onPhone = await browser.as('atelier', '/', { viewport: PHONE });
    await seen(page.getByText('No invoices yet'));
    await seen(onPhone.getByText('No invoices yet'));
    // On a phone the invoices come before what the supplier knows of itself.
    const tabs = (of: Page) => of.getByRole('tablist').evaluateAll((lists) => lists.map((list) => list.ariaLabel));
    expect([await tabs(page), await tabs(onPhone)]).toEqual([
      ['The company', 'Documents'],
      ['Documents', 'The company'],
    ]);
    const loads = [watchLoads(page), watchLoads(onPhone)];
    await page.getByRole('button', { name: 'Upload invoices' }).click();
    await page.getByLabel('Files to send').setInputFiles(files);
    const sent = page.getByRole('list', { name: 'Files sent' });
    await becomes(() => sent.getByRole('progressbar').count()).toBe(DROP);
    await seen(page.getByRole('status').getByText(`Received: ${DROP} of ${DROP}`));
    await seen(page.getByText(`Invoices sent: ${DROP}.`));

    await becomes(() => page.getByText(`1–10 of ${DROP}`).count()).toBe(1);
    const rows = page.getByRole('table', { name: 'Invoices' }).getByRole('row');
    await becomes(() => rows.getByText('Being checked', { exact: true }).count()).toBe(10);
    await becomes(() => rows.getByText(/^F-2026-2\d\d$/).count()).toBe(10);
    // Another browser of the same supplier, which did nothing, shows the same.
    const cards = onPhone.getByRole('list', { name: 'Invoices' }).getByRole('listitem');
    await becomes(() => cards.getByText('Being checked', { exact: true }).count()).toBe(10);
    expect(loads.map((count) => count())).toEqual([0, 0]);
    expect(await (await portal.as('atelier')).json('/api/v1/invoices/counts')).toEqual({ TO_VERIFY: DROP });
  });
});
