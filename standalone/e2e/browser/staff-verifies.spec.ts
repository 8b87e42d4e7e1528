import type { InvoiceDetail } from '@comptoir/contracts';
import type { Page } from '@comptoir/testing';
import { renderFacturX } from '@comptoir/testing/invoices';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoInvoice } from '../demo-invoice.ts';
import { command, historyOf, showInvoice } from '../invoices.ts';
import { startTestPortal } from '../test-portal.ts';
import { becomes, inView, pathOf, seen, watchLoads } from './look.ts';
import { type SentInvoice, sendInvoices } from './send-invoices.ts';
import { SETUP_MS, withBrowser } from './with-browser.ts';

const NOVEMBER = ['301', '302', '303', '304', '305', '306', '307', '308', '309'].map((end) => `F-2026-${end}`);
const SEPTEMBER = ['F-2026-201', 'F-2026-202'];
/** Not the account the supplier has on file. */
const OTHER_IBAN = 'FR1420041010050500013M02606';

const portal = await startTestPortal();
const browser = await withBrowser(portal);
const [alice, bruno] = [await portal.as('alice'), await portal.as('bruno')];
const sent = new Map<string, SentInvoice>();
const invoice = (number: string): SentInvoice => {
  const found = sent.get(number);
  if (!found) throw new Error(`${number} was not sent`);
  return found;
};

beforeAll(async () => {
  const groups = [
    await sendInvoices(portal, 'atelier', NOVEMBER),
    await sendInvoices(portal, 'atelier', SEPTEMBER, { issueDate: '2026-09-01' }),
    // Doubtful twice: an account that is not on file, and a page that says another total than its XML.
    await sendInvoices(portal, 'atelier', ['F-2026-900'], {
      iban: OTHER_IBAN,
      draw: (made) => renderFacturX(made, { shown: demoInvoice('atelier', 901, { ...made, lineCount: 1 }) }),
    }),
  ];
  for (const each of groups.flat()) sent.set(each.made.invoiceNumber, each);
}, SETUP_MS);

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Invoices' }).locator('tbody tr');
const numbersOf = (page: Page) => rowsOf(page).getByRole('link').allInnerTexts();
const byTotal = (numbers: readonly string[]) =>
  numbers.toSorted((a, b) => Number(invoice(a).grossTotal) - Number(invoice(b).grossTotal));

describe('the list', () => {
  test('counts by status, and moves by itself when somebody else works', async () => {
    const page = await browser.as('alice', '/invoices');
    const filters = page.getByRole('group', { name: 'Filter by status' });
    await seen(filters.getByRole('button', { name: /^All\s*12$/ }));
    await seen(filters.getByRole('button', { name: /^To verify\s*12$/ }));
    const loads = watchLoads(page);
    const { id } = invoice('F-2026-309');
    const { content } = await showInvoice(bruno, id);
    expect((await command(bruno, id, 'verify', { content })).status).toBe(200);
    await seen(filters.getByRole('button', { name: /^To verify\s*11$/ }));
    const toControl = filters.getByRole('button', { name: /^To control\s*1$/ });
    await toControl.click();
    await becomes(() => numbersOf(page)).toEqual(['F-2026-309']);
    expect(await toControl.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await becomes(() => rowsOf(page).count()).toBe(12);
    expect(loads()).toBe(0);
  });

  test.each([
    ['in the same breath', '0'],
    ['before the first one shows', 'new Promise((resolve) => setTimeout(resolve, 1))'],
  ])('keeps both of two filters that are chosen %s', async (_when, pause) => {
    const page = await browser.as('alice', '/invoices');
    await becomes(() => rowsOf(page).count()).toBe(12);
    const chosen = page.getByRole('group', { name: 'Filter by status' }).locator('[aria-pressed=true]');
    // Faster than a hand, as a hand is where the machine is slow.
    await page.evaluate(`(async () => {
      for (const status of document.querySelectorAll('[aria-pressed=false]')) { status.click(); await ${pause}; }
    })()`);
    await becomes(() => chosen.allInnerTexts()).toEqual([
      expect.stringMatching(/^To verify\s*11$/),
      expect.stringMatching(/^To control\s*1$/),
    ]);
    await becomes(() => rowsOf(page).count()).toBe(12);
    expect(decodeURIComponent(pathOf(page))).toContain('"status":["TO_VERIFY","TO_CONTROL"]');
  });

  test('says in which order it comes where a filter leaves no choice', async () => {
    const page = await browser.as('alice', '/invoices');
    await becomes(() => rowsOf(page).count()).toBe(12);
    const sorts = page.getByRole('columnheader').getByRole('button');
    expect(await sorts.count()).toBeGreaterThan(4);
    await page.getByRole('textbox', { name: 'Search a number, a supplier' }).fill('2026');
    await seen(page.getByText('While you search, the list is sorted by date of receipt.'));
    await becomes(() => sorts.allInnerTexts()).toEqual(['Received']);
  });

  test('searches as one types, filters by date, sorts, and keeps it all in the address', async () => {
    const page = await browser.as('alice', '/invoices');
    await becomes(() => rowsOf(page).count()).toBe(12);
    const search = page.getByRole('textbox', { name: 'Search a number, a supplier' });
    await search.pressSequentially('2026-20');
    await becomes(async () => (await numbersOf(page)).sort()).toEqual(SEPTEMBER);
    await search.fill('');
    await becomes(() => rowsOf(page).count()).toBe(12);
    await page.getByLabel('Issued from').fill('2026-11-01');
    await becomes(() => rowsOf(page).count()).toBe(10);
    await page.getByLabel('Issued from').fill('');
    await becomes(() => rowsOf(page).count()).toBe(12);
    await page.getByLabel('to', { exact: true }).fill('2026-10-31');
    await becomes(async () => (await numbersOf(page)).sort()).toEqual(SEPTEMBER);

    await page.reload();
    await becomes(async () => (await numbersOf(page)).sort()).toEqual(SEPTEMBER);
    expect(await page.getByLabel('to', { exact: true }).inputValue()).toBe('2026-10-31');
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await becomes(() => rowsOf(page).count()).toBe(12);

    const all = byTotal([...sent.keys()]);
    // The header says which way it will sort next.
    const sort = (order: string) => page.getByRole('button', { name: `Sort by total (${order})` });
    await sort('ascending').click();
    await becomes(() => numbersOf(page)).toEqual(all);
    await sort('descending').click();
    await becomes(() => numbersOf(page)).toEqual(all.toReversed());
    await page.reload();
    await becomes(() => numbersOf(page)).toEqual(all.toReversed());
  });

  test('has pages of a chosen size, and selects a page, then every row across pages', async () => {
    const page = await browser.as('alice', '/invoices');
    await becomes(() => rowsOf(page).count()).toBe(12);
    await page.getByRole('combobox', { name: 'Rows per page' }).click();
    await page.getByRole('option', { name: '10', exact: true }).click();
    await becomes(() => rowsOf(page).count()).toBe(10);
    await seen(page.getByText('1–10 of 12'));
    await page.getByRole('button', { name: 'Next page' }).click();
    await seen(page.getByText('11–12 of 12'));
    await becomes(() => rowsOf(page).count()).toBe(2);
    await page.getByRole('button', { name: 'First page' }).click();
    await becomes(() => rowsOf(page).count()).toBe(10);

    const all = page.getByRole('columnheader').getByRole('checkbox');
    await all.check();
    await seen(page.getByRole('status').getByText('Selected: 10'));
    await page.getByRole('button', { name: 'Select all 12 across pages' }).click();
    await seen(page.getByRole('status').getByText('Selected: 12'));
    await rowsOf(page).first().getByRole('checkbox').uncheck();
    await seen(page.getByRole('status').getByText('Selected: 9'));
    expect(await all.getAttribute('data-indeterminate')).toBe('true');
  });
});

describe('one invoice', () => {
  const NUMBER = 'F-2026-301';

  test('shows its page, lights the box of the field one is at, and says source and confidence', async () => {
    const { id, made } = invoice(NUMBER);
    const { reading } = await showInvoice(alice, id);
    const page = await browser.as('alice', '/invoices');
    await page.getByRole('link', { name: NUMBER }).click();
    const image = page.getByRole('img', { name: 'Page 1 of 1' });
    await seen(image);
    await becomes(() => image.evaluate((drawn: { naturalWidth?: number }) => drawn.naturalWidth)).toBeGreaterThan(500);

    for (const [label, field] of [
      ['Invoice number', 'invoiceNumber'],
      ['Total', 'grossTotal'],
    ] as const) {
      await inView(page, label).focus();
      const lit = page.getByRole('img', { name: `Where it stands: ${label}` });
      await seen(lit);
      const [sheet, box] = [await image.boundingBox(), await lit.boundingBox()];
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = reading?.fields[field]?.box ?? [];
      expect(x1 - x0).toBeGreaterThan(0);
      if (!sheet || !box) throw new Error('the page or the box is not drawn');
      const share = [
        (box.x + box.width / 2 - sheet.x) / sheet.width,
        (box.y + box.height / 2 - sheet.y) / sheet.height,
      ];
      expect(share[0]).toBeCloseTo((x0 + x1) / 2, 1.7);
      expect(share[1]).toBeCloseTo((y0 + y1) / 2, 1.7);
      expect(box.width / sheet.width).toBeGreaterThanOrEqual(x1 - x0);
    }
    expect(await inView(page, 'Invoice number').inputValue()).toBe(made.invoiceNumber);
    const supplier = page.getByRole('combobox', { name: 'Supplier', exact: true });
    const describedBy = await supplier.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${describedBy}"]`).innerText()).toBe('Sent for this supplier');
    expect(await page.getByText(/^Text · \d+%$/).count()).toBeGreaterThan(5);
  });

  test('is followed by the list’s next one, from the last page of the list on to its first', async () => {
    const page = await browser.as('alice', '/invoices?perPage=10&page=1');
    await becomes(() => rowsOf(page).count()).toBe(10);
    const numbers = await numbersOf(page);
    await page.getByRole('button', { name: 'Next page' }).click();
    await becomes(() => rowsOf(page).count()).toBe(2);
    numbers.push(...(await numbersOf(page)));
    const shown = await Promise.all(numbers.map((number) => showInvoice(alice, invoice(number).id)));
    const waiting = numbers.filter((_number, at) => shown[at]?.status === 'TO_VERIFY');
    const last = waiting.at(-1) ?? '';
    await page.getByRole('link', { name: last }).click();
    const heading = page.getByRole('heading', { level: 1 });
    for (const number of [last, waiting[0], waiting[1]]) {
      await becomes(() => heading.innerText()).toBe(number);
      await seen(page.getByRole('link', { name: 'Next invoice' }));
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Alt+N');
    }
  });

  test('is corrected and verified, and the next one comes', async () => {
    const { id, made } = invoice(NUMBER);
    const page = await browser.as('alice', `/invoices/${id}`);
    const due = page.getByLabel('Due date', { exact: true });
    await seen(due);
    await due.fill('2026-12-31');
    await seen(page.getByText(/^Read: /));
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await seen(page.getByText('Verify: done.'));
    await becomes(async () => pathOf(page)).toMatch(/^\/invoices\/[0-9a-f-]{36}$/);
    await becomes(async () => pathOf(page)).not.toBe(`/invoices/${id}`);
    const next = await showInvoice(alice, pathOf(page).split('/').at(-1) ?? '');
    expect(next.status).toBe('TO_VERIFY');
    await seen(page.getByRole('heading', { level: 1, name: next.invoiceNumber ?? '' }));
    expect(await showInvoice(alice, id)).toMatchObject({ status: 'TO_CONTROL', dueDate: '2026-12-31' });
    const verified = (await historyOf(alice, id)).find(({ action }) => action === 'VERIFY');
    expect(verified).toMatchObject({
      by: { name: 'Alice Bernard' },
      changes: [{ field: 'dueDate', before: made.dueDate, after: '2026-12-31' }],
    });
  });

  test('may not be controlled by who verified it: the button is disabled, and says why', async () => {
    const page = await browser.as('alice', `/invoices/${invoice(NUMBER).id}`);
    const control = page.getByRole('button', { name: 'Control', exact: true });
    await seen(control);
    expect(await control.isDisabled()).toBe(true);
    const reason = 'You cannot control this invoice: you verified it; another person must control it.';
    await seen(page.getByText(reason));
    const describedBy = await control.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${describedBy}"]`).textContent()).toContain(reason);
  });

  test('is controlled by another, then paid by the accountant', async () => {
    const { id } = invoice(NUMBER);
    const second = await browser.as('bruno', `/invoices/${id}`);
    await second.getByRole('button', { name: 'Control', exact: true }).click();
    await seen(second.getByText('Control: done.'));
    expect((await showInvoice(bruno, id)).status).toBe('TO_PAY');

    const page = await browser.as('claire', `/invoices/${id}`);
    await page.getByRole('button', { name: 'Record a payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record a payment' });
    const confirm = dialog.getByRole('button', { name: 'Record a payment' });
    expect(await dialog.getByLabel('Amount').inputValue()).toBe(invoice(NUMBER).grossTotal);
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByLabel('Reference').fill('VIR 301');
    await confirm.click();
    await seen(page.getByRole('region', { name: 'Payments' }).getByText('VIR 301'));
    await becomes(async () => (await showInvoice(alice, id)).status).toBe('PAID');
    await seen(page.locator('main').getByText('Paid', { exact: true }));
  });
});

test('the keyboard is enough: the keys, the next doubtful field, verify', async () => {
  const { id } = invoice('F-2026-900');
  const { warningList } = await showInvoice(alice, id);
  expect(new Set(warningList.map(({ code }) => code))).toEqual(new Set(['IBAN_DIFFERS', 'XML_CONTRADICTS_PAGE']));
  // With another total the page shows another net total and VAT: each is told.
  const told = warningList.flatMap(({ code, values }) => (code === 'XML_CONTRADICTS_PAGE' ? [values?.field] : []));
  expect(told).toEqual(expect.arrayContaining(['netTotal', 'vatTotal', 'grossTotal']));
  const page = await browser.as('alice', `/invoices/${id}`);
  const strip = page.getByRole('status').getByText(/^Fields to check: /);
  await seen(strip);
  await page.keyboard.press('?');
  await seen(page.getByRole('dialog', { name: 'Keys' }));
  await page.keyboard.press('Escape');
  await becomes(() => page.getByRole('dialog').count()).toBe(0);

  const focused = () => page.evaluate('document.activeElement?.getAttribute("name")');
  const before = Number(((await strip.textContent()) ?? '').replace(/\D/g, ''));
  const visited: unknown[] = [];
  for (let step = 0; step < before; step++) {
    await page.keyboard.press('F2');
    visited.push(await focused());
  }
  expect(visited).toEqual(expect.arrayContaining(['grossTotal', 'iban']));
  await page.keyboard.press('Shift+F2');
  await becomes(() => strip.count()).toBe(0);
  await page.keyboard.press('Control+Enter');
  await seen(page.getByText('Verify: done.'));
  const after: InvoiceDetail = await showInvoice(alice, id);
  expect(after.status).toBe('TO_CONTROL');
  await becomes(async () => pathOf(page)).not.toBe(`/invoices/${id}`);
});

let late = 950;
test('a rejection that comes too late is refused in the server’s own words, and rejects nothing', async () => {
  late += 1;
  const [one] = await sendInvoices(portal, 'atelier', [`F-2026-${late}`], { lineCount: 1 });
  const id = one?.id ?? '';
  const page = await browser.as('bruno', `/invoices/${id}`, { provoked: /(status of 409|ERR_FAILED) .*\/reject/ });
  await page.getByLabel('Due date', { exact: true }).fill('2026-12-24');
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this invoice' });
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Order number missing or wrong' }).click();
  await dialog.getByLabel('Details').fill('The order is the one of November.');
  await page.route('**/reject', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await seen(dialog.getByRole('alert'));
  const { content } = await showInvoice(alice, id);
  expect((await command(alice, id, 'verify', { content })).status).toBe(200);
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await seen(dialog.getByRole('alert').getByText(/^Alice Bernard changed this record in the meantime \(VERIFY/));
  expect(await dialog.getByRole('combobox', { name: 'Reason' }).innerText()).toBe('Order number missing or wrong');
  expect(await dialog.getByLabel('Details').inputValue()).toBe('The order is the one of November.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await becomes(() => page.getByRole('dialog').count()).toBe(0);
  expect((await showInvoice(alice, id)).status).toBe('TO_CONTROL');
});
