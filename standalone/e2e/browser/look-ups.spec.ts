import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startTestPortal } from '../test-portal.ts';
import { faultsOf } from './audit.ts';
import { becomes, seen } from './look.ts';
import { PHONE, withBrowser } from './with-browser.ts';

/** What the registers outside answer, by the path that is asked. */
const FIRM = {
  siren: '732829320',
  nom_raison_sociale: 'FONDERIE <b>DUBOIS</b>',
  siege: {
    ...{ siret: '73282932000074', adresse: '8 RUE DE LONDRES 75009 PARIS', etat_administratif: 'A' },
    ...{ code_postal: '75009', libelle_commune: 'PARIS', activite_principale: '24.51Z' },
  },
};
const closed = {
  ...FIRM,
  siren: '552032534',
  siege: { ...FIRM.siege, siret: '55203253400646', etat_administratif: 'F' },
};
const asked: string[] = [];
const outside = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  response.setHeader('content-type', 'application/json');
  if (path.includes('73282932000074')) return response.end(JSON.stringify({ results: [FIRM] }));
  if (path.includes('55203253400646')) return response.end(JSON.stringify({ results: [closed] }));
  if (path.endsWith('/check-vat-number')) return response.end('{"valid":false,"name":"---","address":"---"}');
  return response.writeHead(503).end();
});
outside.listen(0, '127.0.0.1');
await once(outside, 'listening');
afterAll(() => outside.close());
const at = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;

const portal = await startTestPortal({ COMPANY_REGISTER_URL: at, VAT_REGISTER_URL: at });
const browser = await withBrowser(portal);
const admin = await portal.as('admin');

async function turnOn(): Promise<void> {
  await admin.call('/api/admin/setting/invoice', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ code: 'SUPPLIER_LOOK_UPS', value: '1', changed: true }]),
  });
  await becomes(async () => (await admin.call('/api/v1/look-ups/company?siret=73282932000074')).status).toBe(200);
}

test('as it comes the form asks nobody; an administrator switches the registers on', async () => {
  const page = await browser.as('admin', '/supplier/add');
  await page.getByLabel('SIRET').fill('732 829 320 00074');
  await page.getByLabel('VAT number').fill('FR40303265045');
  await page.getByLabel('Company name').fill('Typed');
  await page.waitForTimeout(1_000);
  expect(asked).toEqual([]);

  await page.goto('/administration?tab=settings');
  await page.getByRole('button', { name: 'Edit the settings' }).click();
  const offered = page.getByLabel(/^Registers of firms and VAT/);
  expect(await offered.isChecked()).toBe(false);
  await offered.check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await seen(page.getByText('The settings are saved.'));
});

test('what a register has is shown beside the field, and fills what is empty once a person takes it over', async () => {
  await turnOn();
  for (const viewport of [undefined, PHONE]) {
    const page = await browser.as('admin', '/supplier/add', viewport ? { viewport } : {});
    await page.getByLabel('City').fill('Lyon');
    await page.getByLabel('SIRET').fill('732 829 320 00074');
    await seen(page.getByText('Found in the register: FONDERIE <b>DUBOIS</b>, 8 RUE DE LONDRES, 75009 PARIS'));
    expect(await page.getByLabel('Company name').inputValue()).toBe('');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take over' }).click();
    expect(await page.getByLabel('Company name').inputValue()).toBe('FONDERIE <b>DUBOIS</b>');
    expect(await page.getByLabel('NAF').inputValue()).toBe('24.51Z');
    // An address that was begun is left alone.
    expect(await page.getByLabel('City').inputValue()).toBe('Lyon');
    expect(await page.getByLabel('Street').inputValue()).toBe('');
    await becomes(() => page.getByRole('button', { name: 'Take over' }).count()).toBe(0);
  }
});

test('a firm that is closed, a number that is not valid and a register that is away refuse nothing', async () => {
  const page = await browser.as('admin', '/client');
  await page.getByLabel('SIRET').fill('55203253400646');
  await seen(page.getByText(/^Closed, says the register: FONDERIE/));
  await page.getByLabel('VAT number').fill('FR40303265045');
  await seen(page.getByText('VIES does not have this number as valid within the Union.'));
  await page.getByLabel('SIRET').fill('35600000000048');
  await seen(page.getByText('The register of firms does not answer; that hinders nothing.'));
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Company name').fill('Hors registre');
  await page.getByLabel('Third-party account').fill('401HORS');
  await page.getByLabel('Company code').fill('12');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByLabel('Email').first().fill('hors@example.com');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await seen(page.getByText('The supplier is created.'));
});
