import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@comptoir/contracts';
import type { Page } from '@comptoir/testing';
import { renderScan } from '@comptoir/testing/invoices';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_SUPPLIER_IDS } from '../../src/demo/accounts.ts';
import type { DemoRole } from '../demo-account.ts';
import { command } from '../invoices.ts';
import { startTestPortal } from '../test-portal.ts';
import { faultsOf, settled } from './audit.ts';
import { seen } from './look.ts';
import { seedPlaces } from './seed-places.ts';
import { type SentInvoice, sendInvoices } from './send-invoices.ts';
import { PHONE, SETUP_MS, WIDE, withBrowser } from './with-browser.ts';

const { atelier } = DEMO_SUPPLIER_IDS;
const portal = await startTestPortal();
const browser = await withBrowser(portal);
/** A folder to keep an image of each screen in, for who wants to look at them. */
const { SCREENSHOTS } = process.env;

let sent: readonly SentInvoice[] = [];
const idOf = (place: number): string => sent[place]?.id ?? '';

beforeAll(async () => {
  await seedPlaces(portal, atelier, 4);
  const texts = await sendInvoices(
    portal,
    'atelier',
    ['F-2026-601', 'F-2026-602', 'F-2026-603', 'F-2026-604', 'F-2026-605'],
    { lineCount: 3 },
  );
  const [scan] = await sendInvoices(portal, 'atelier', ['F-2026-606'], {
    draw: (made) => renderScan(made, { tilt: 0.5, noise: 0.06, dpi: 150 }),
  });
  sent = scan ? [...texts, scan] : texts;
  const [alice, bruno, claire] = [await portal.as('alice'), await portal.as('bruno'), await portal.as('claire')];
  for (const place of [1, 2, 3]) await command(alice, idOf(place), 'verify', { content: await contentOf(place) });
  for (const place of [2, 3]) await command(bruno, idOf(place), 'control');
  const payment = { date: '2026-11-20', amount: sent[3]?.grossTotal, method: 'SEPA', reference: 'VIR 1' };
  await command(claire, idOf(3), 'pay', payment);
  await command(alice, idOf(4), 'reject', { reason: 'CMD_ERR', details: 'Bon de commande 4711 absent' });
}, SETUP_MS);

async function contentOf(place: number): Promise<unknown> {
  const { content } = await (await portal.as('alice')).json<{ content: unknown }>(`/api/v1/invoices/${idOf(place)}`);
  return content;
}

const press = async (page: Page, name: string) => page.locator(name).first().click();

interface Screen {
  readonly by?: DemoRole;
  readonly path: () => string;
  /** What a person does there before the screen is as it is looked at. */
  readonly act?: (page: Page) => Promise<void>;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  'sign-in': { path: () => '/' },
  'supplier invoices': {
    by: 'atelier',
    path: () => '/',
    async act(page) {
      await press(page, '[aria-controls][aria-expanded=false]:not([role=tab])');
      await press(page, 'main [role=tabpanel] [aria-expanded=false][aria-label]');
      await seen(page.locator('main img[src*="/pages/"]'));
    },
  },
  'supplier fees': { by: 'atelier', path: () => `/supplier/details/${atelier}?tab=redevances` },
  'supplier payments': { by: 'atelier', path: () => `/supplier/details/${atelier}?tab=payments` },
  'supplier declarations': { by: 'atelier', path: () => `/supplier/details/${atelier}?tab=declarations` },
  'supplier contact': { by: 'atelier', path: () => `/supplier/details/${atelier}?contact=1` },
  'supplier profile': { by: 'atelier', path: () => '/profile' },
  'invoice list': { by: 'alice', path: () => '/invoices' },
  'invoice to verify': {
    by: 'alice',
    path: () => `/invoices/${idOf(5)}`,
    async act(page) {
      await seen(page.locator('main img[src*="/pages/"]'));
      await page.locator('input[name=invoiceNumber]:visible').focus();
    },
  },
  'other values of a field': {
    by: 'alice',
    path: () => `/invoices/${idOf(0)}`,
    async act(page) {
      await seen(page.locator('[aria-haspopup=listbox]:visible'));
      await page.locator('input[name=grossTotal]:visible').focus();
      await page.keyboard.press('Alt+ArrowDown');
      await seen(page.getByRole('listbox'));
    },
  },
  'keys of the verification screen': {
    by: 'alice',
    path: () => `/invoices/${idOf(0)}`,
    async act(page) {
      await page.keyboard.press('?');
      await seen(page.getByRole('dialog'));
    },
  },
  'reject an invoice': {
    by: 'alice',
    path: () => `/invoices/${idOf(0)}`,
    async act(page) {
      await page.keyboard.press('Alt+r');
      await seen(page.getByRole('dialog'));
    },
  },
  'invoice of one’s own to control': { by: 'alice', path: () => `/invoices/${idOf(1)}` },
  'invoice to pay': {
    by: 'claire',
    path: () => `/invoices/${idOf(2)}`,
    async act(page) {
      await page.keyboard.press('Control+Enter');
      await seen(page.getByRole('dialog'));
    },
  },
  'invoice that is paid': { by: 'claire', path: () => `/invoices/${idOf(3)}` },
  'invoice that is rejected': { by: 'alice', path: () => `/invoices/${idOf(4)}` },
  'supplier list': { by: 'admin', path: () => '/suppliers' },
  'supplier form': { by: 'admin', path: () => `/supplier/${atelier}` },
  'new supplier': { by: 'admin', path: () => '/client' },
  'bank changes': { by: 'admin', path: () => '/bank-changes' },
  'forgotten password': { path: () => '/password/request' },
  'link that leads nowhere': { path: () => '/password/new?token=x' },
  users: { by: 'admin', path: () => '/administration' },
  'supplier users': { by: 'admin', path: () => '/administration?tab=users&type=SUPPLIER' },
  'new user': {
    by: 'admin',
    path: () => '/administration/addUser',
    async act(page) {
      await page.locator('main button[type=submit]').click();
      await seen(page.locator('main [aria-invalid=true]'));
    },
  },
  administration: { by: 'admin', path: () => '/administration?tab=suppliers' },
  settings: {
    by: 'admin',
    path: () => '/administration?tab=settings',
    async act(page) {
      await press(page, 'main h2 + button');
    },
  },
  'reading level': {
    by: 'admin',
    path: () => '/administration?tab=extraction',
    async act(page) {
      await press(page, 'main h2 + button');
    },
  },
  'mailboxes and folders': {
    by: 'admin',
    path: () => '/administration?tab=intake',
    async act(page) {
      await page.locator('main [role=tabpanel] button').first().click();
      await seen(page.getByRole('dialog'));
    },
  },
  'audit trail': { by: 'admin', path: () => '/administration?tab=audit' },
  'no such page': { by: 'alice', path: () => '/no-such-page' },
  'licence fees': { by: 'alice', path: () => `/redevances?supplier=${atelier}` },
  'licence fees of nobody yet': { by: 'alice', path: () => '/redevances' },
};

const SIZES = { wide: WIDE, phone: PHONE } as const;

test.each(['fr', 'ar'] as const)(
  'every screen is open to everybody, wide and on a phone (%s)',
  async (language) => {
    const people = [...Map.groupBy(Object.entries(SCREENS), ([, { by }]) => by)];
    const faults: Record<string, string[]> = {};
    // Two people at a time: while one screen is audited, the next one loads.
    const look = async () => {
      for (let next = people.shift(); next; next = people.shift()) {
        Object.assign(faults, await faultsSeenBy(...next, language));
      }
    };
    await Promise.all([look(), look()]);
    expect(faults).toEqual({});
  },
  400_000,
);

/** What is wrong with the screens one person sees, by screen and size. */
async function faultsSeenBy(
  by: DemoRole | undefined,
  screens: readonly (readonly [string, Screen])[],
  language: Language,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  let page: Page | undefined;
  for (const [name, { path, act }] of screens) {
    await page?.setViewportSize(WIDE);
    if (page) await page.goto(path());
    else page = await (by ? browser.as(by, path(), { language }) : browser.open(path(), { language }));
    await settled(page);
    await act?.(page);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await settled(page);
      if (SCREENSHOTS) await keep(page, `${language}-${size}-${name}`);
      const found = await faultsOf(page);
      if (found.length > 0) faults[`${name}, ${size}`] = found;
    }
  }
  return faults;
}

async function keep(page: Page, name: string): Promise<void> {
  await mkdir(SCREENSHOTS ?? '', { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS ?? '', `${name}.png`), fullPage: true });
}
