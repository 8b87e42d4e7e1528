import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language, Supplier, SupplierImport } from '@comptoir/contracts';
import type { Page } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { csvText, zipOf } from '../../../services/suppliers/src/testing/zips.ts';
import { eventually } from '../eventually.ts';
import { startTestPortal } from '../test-portal.ts';
import { faultsOf, settled } from './audit.ts';
import { becomes, pathOf, seen } from './look.ts';
import { PHONE, WIDE, withBrowser } from './with-browser.ts';

const portal = await startTestPortal();
const browser = await withBrowser(portal);
const admin = await portal.as('admin');
/** A folder to keep an image of each screen in, for who wants to look at them. */
const { SCREENSHOTS } = process.env;
const PATH = '/api/v1/supplier-imports';
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const HEADER = ['Raison sociale', 'Compte tiers', 'Code société', 'E-mail', 'N° TVA', 'IBAN', 'BIC', 'RIB', 'Zone'];

/** A sheet of firms: good ones, one without a name, one with a wrong account, one whose VAT number is on file. */
const folder = (key: string): Promise<Buffer> =>
  zipOf({
    'dossier/fournisseurs.csv': csvText([
      HEADER,
      [
        `Verrerie ${key}`,
        `V${key}`,
        '7',
        `v${key}@firm.example`,
        '',
        'FR7630006000011234567890189',
        'AGRIFRPPXXX',
        'rib.pdf',
        'Nord',
      ],
      ['', 'NONAME', '7', 'noname@firm.example', '', '', '', '', 'Sud'],
      [`Papeterie ${key}`, `P${key}`, '7', `p${key}@firm.example`, '', 'FR0030006000011234567890189', 'X', '', ''],
      [`Double ${key}`, `D${key}`, '7', `d${key}@firm.example`, 'DE136695976', '', '', '', ''],
      [`Imprimerie ${key}`, `I${key}`, '7', `i${key}@firm.example`, '', '', '', '', ''],
    ]),
    'dossier/rib.pdf': PDF,
  });

let serial = 0;
/** An import as it is once it was sent, tried, or written. */
async function importAt(state: 'MAPPING' | 'CHECKED' | 'DONE'): Promise<SupplierImport> {
  serial += 1;
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await folder(`S${serial}`))]), `fournisseurs-${serial}.zip`);
  const sent = await admin.json<SupplierImport>(PATH, { method: 'POST', body });
  if (state === 'MAPPING') return sent;
  const [manager] = (await admin.json<{ content: { id: string }[] }>('/api/invoice/supplier/accountManager')).content;
  const mapping = {
    columns: sent.columns.map(({ field }) => field),
    defaults: { kind: 'supplier', accountManagerId: manager?.id },
  };
  const headers = { 'content-type': 'application/json' };
  await admin.json(`${PATH}/${sent.id}/mapping`, { method: 'PUT', headers, body: JSON.stringify(mapping) });
  const reached = (wanted: SupplierImport['state']) =>
    eventually(`an import that is ${wanted}`, async () => {
      const it = await admin.json<SupplierImport>(`${PATH}/${sent.id}`);
      return it.state === wanted && it;
    });
  const checked = await reached('CHECKED');
  if (state === 'CHECKED') return checked;
  await admin.post(`${PATH}/${sent.id}/start`, {});
  return reached('DONE');
}

const onFile = await admin.post<Supplier>('/api/v1/suppliers', {
  ...{ kind: 'client', raisonSociale: 'Glaswerk Nord', locpt: '401GLAS', codeSocietee: 7, countryCode: 'DE' },
  ...{ vatNumber: 'DE136695976', email: 'glas@example.com', currency: 'EUR' },
});

test('suppliers are imported from a zipped folder: columns named, each row’s fate seen, one chosen, then written', async () => {
  serial += 1;
  const key = `W${serial}`;
  const page = await browser.as('admin', '/suppliers', { provoked: /status of 422/ });
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await becomes(async () => pathOf(page)).toBe('/suppliers/import');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') });
  await seen(page.getByRole('alert').getByText('The file ‘x.zip’ is no readable zip'));
  await file.setInputFiles({ name: 'firms.zip', mimeType: 'application/zip', buffer: await folder(key) });

  await seen(page.getByText('Say what each column of the sheet is.'));
  expect(await page.getByLabel('‘N° TVA’ is').inputValue()).toBe('VAT number');
  expect(await page.getByLabel('‘Zone’ is').inputValue()).toBe('');
  await page.getByLabel('Admin reference').click();
  await page.getByRole('option').nth(1).click();
  await page.getByRole('button', { name: 'Make a dry run' }).click();

  await seen(page.getByText('This is what the import would make of each row.'));
  await seen(page.getByText('The company name is required.'));
  await seen(page.getByText('The IBAN is not valid.'));
  await page.getByRole('button', { name: 'Refused 2' }).click();
  await becomes(() => page.getByRole('list', { name: 'Rows of the sheet' }).getByRole('listitem').count()).toBe(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Refused rows (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('refused.csv');
  await page.getByRole('button', { name: 'To choose 1' }).click();
  await page.getByLabel('What becomes of it').click();
  await page.getByRole('option', { name: `(${onFile.code})` }).click();
  await page.getByRole('button', { name: 'Import the rows (3)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import the rows (3)' }).click();

  await seen(page.getByText('Created: 2. Updated: 1. Not imported: 2.'));
  await page.getByRole('link', { name: `Verrerie ${key}` }).click();
  await seen(page.getByRole('heading', { name: `Verrerie ${key}` }));
});

test('an import that was left is found again, and taken away', async () => {
  const { id, fileName } = await importAt('CHECKED');
  const page = await browser.as('admin', '/suppliers/import');
  await page.getByRole('link', { name: fileName }).click();
  await becomes(async () => pathOf(page)).toBe(`/suppliers/import/${id}`);
  await page.getByRole('button', { name: 'Delete the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the import' }).click();
  await becomes(async () => pathOf(page)).toBe('/suppliers/import');
  expect((await admin.call(`${PATH}/${id}`)).status).toBe(404);
});

const shown = async (page: Page, name: string): Promise<void> => {
  await settled(page);
  if (SCREENSHOTS) {
    await mkdir(SCREENSHOTS, { recursive: true });
    await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true });
  }
  expect(await faultsOf(page)).toEqual([]);
};

test.each<readonly [Language, typeof WIDE | typeof PHONE]>([
  ['fr', WIDE],
  ['ar', PHONE],
])('each step of an import is without fault in %s', async (language, viewport) => {
  const states = { mapping: 'MAPPING', check: 'CHECKED', result: 'DONE' } as const;
  for (const [step, state] of Object.entries(states)) {
    const { id } = await importAt(state);
    const page = await browser.as('admin', `/suppliers/import/${id}`, { language, viewport });
    await seen(step === 'mapping' ? page.locator('main input[name=kind]').locator('..') : page.locator('main ol li'));
    await shown(page, `import-${step}-${language}`);
  }
  const page = await browser.as('admin', '/suppliers/import', { language, viewport });
  await seen(page.locator('main ul li a'));
  await shown(page, `import-file-${language}`);
  await page.goto('/suppliers');
  await seen(page.locator('main table'));
  await shown(page, `import-list-${language}`);
});
