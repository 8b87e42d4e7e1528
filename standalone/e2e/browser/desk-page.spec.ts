import type { ReadingEvidence } from '@comptoir/contracts';
import type { Page } from '@comptoir/testing';
import { renderPdf } from '@comptoir/testing/invoices';
import { expect, test } from 'vitest';
import { showInvoice } from '../invoices.ts';
import { startTestPortal } from '../test-portal.ts';
import { faultsOf } from './audit.ts';
import { becomes, inView, seen } from './look.ts';
import { sendInvoices } from './send-invoices.ts';
import { withBrowser } from './with-browser.ts';

const portal = await startTestPortal();
const browser = await withBrowser(portal);
const alice = await portal.as('alice');

let sent = 0;
/** An invoice of a number not used before. */
async function send(options: Parameters<typeof sendInvoices>[3] = { lineCount: 3 }): Promise<string> {
  sent += 1;
  const [invoice] = await sendInvoices(portal, 'atelier', [`F-2026-${800 + sent}`], options);
  return invoice?.id ?? '';
}

test('a value drawn around on the page fills the field one is in, as that field is written, with its source', async () => {
  const id = await send();
  const { reading, content } = await showInvoice(alice, id);
  const page = await browser.as('alice', `/invoices/${id}`);
  const image = page.getByRole('img', { name: 'Page 1 of 1' });
  await seen(image);
  /** Draws around where a value was read, a little wider. */
  const draw = async (field: 'grossTotal' | 'issueDate') => {
    const sheet = await image.boundingBox();
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = reading?.fields[field]?.box ?? [];
    if (!sheet || x1 === 0) throw new Error('the page is not drawn, or the field has no place');
    const [left, right] = [sheet.x + (x0 - 0.005) * sheet.width, sheet.x + (x1 + 0.005) * sheet.width];
    const [top, bottom] = [sheet.y + (y0 - 0.003) * sheet.height, sheet.y + (y1 + 0.003) * sheet.height];
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move((left + right) / 2, bottom);
    await page.mouse.move(right, bottom);
    await page.mouse.up();
  };
  const viewer = page.getByRole('region', { name: 'Image of the document' });
  await draw('grossTotal');
  await seen(viewer.getByText('First go to a field, then draw around its value on the page.'));

  const net = page.getByRole('textbox', { name: 'Net total', exact: true });
  await net.focus();
  await draw('grossTotal');
  await seen(page.getByText(`Read on the page: ${content.grossTotal}`));
  expect(await net.inputValue()).toBe(content.grossTotal);
  expect(await page.evaluate('document.activeElement?.getAttribute("name")')).toBe('netTotal');
  await seen(page.getByRole('img', { name: 'Where it stands: Net total' }));
  await page.getByRole('button', { name: /^Take the value that was read: / }).click();
  await becomes(() => net.inputValue()).toBe(content.netTotal);

  const line = inView(page, 'Net total, Line 1');
  await line.focus();
  await draw('grossTotal');
  await becomes(() => line.inputValue()).toBe(content.grossTotal);
  const due = inView(page, 'Due date');
  await due.focus();
  await draw('issueDate');
  await becomes(() => due.inputValue()).toBe(content.issueDate);
  await draw('grossTotal');
  await seen(page.getByText(/is no value of this field/));
  expect(await due.inputValue()).toBe(content.issueDate);

  // While it is read the box stays, nothing is accepted over it, and what is typed there meanwhile stands.
  const gate = Promise.withResolvers<void>();
  await page.route('**/region', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await draw('issueDate');
  await seen(viewer.getByText('Reading…'));
  await page.keyboard.press('Control+Enter');
  await seen(page.getByText(/^What you drew is still being read/));
  await due.fill('2026-12-24');
  await becomes(() => viewer.getByText('Reading…').count()).toBe(0);
  gate.resolve();
  await seen(viewer.getByText(/Not filled in/));
  expect(await due.inputValue()).toBe('2026-12-24');
  expect((await showInvoice(alice, id)).status).toBe('TO_VERIFY');

  const took = (await page.evaluate(
    `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/region')).map(({ duration }) => duration)`,
  )) as number[];
  process.stdout.write(`regions read: ${took.map(Math.round).join(' ')} ms\n`);
});

test('pages are turned no further than the last, drawn nearer and turned round, and each field brings its own back', async () => {
  const id = await send({ lineCount: 40 });
  const { reading } = await showInvoice(alice, id);
  expect([reading?.fields.grossTotal?.page, reading?.fields.netTotal?.page]).toEqual([2, 2]);
  const page = await browser.as('alice', `/invoices/${id}`);
  const viewer = page.getByRole('region', { name: 'Image of the document' });
  const shown = (number: number) => viewer.getByRole('img', { name: `Page ${number} of 2` });
  const press = async (key: string, times: number) => {
    for (let turn = 0; turn < times; turn++) await page.keyboard.press(key);
  };
  await seen(shown(1));
  await press('Alt+PageDown', 3);
  await seen(shown(2));
  await press('Alt+PageUp', 1);
  await seen(shown(1));
  await press('Alt+PageUp', 2);
  await seen(viewer.getByText('1 / 2'));

  for (const field of ['Total', 'Net total']) {
    await page.getByRole('textbox', { name: field, exact: true }).focus();
    await seen(shown(2));
    await litAt(page, field);
    await press('Alt+PageUp', 1);
    await seen(shown(1));
  }
  const { vat } = await evidenceOf(id);
  await page.getByRole('textbox', { name: 'VAT 1', exact: true }).focus();
  await seen(shown(2));
  for (const [at, middle] of middleOf(vat?.[0]?.cells.amount ?? []).entries())
    await becomes(async () => (await litAt(page, 'VAT breakdown'))[at]).toBeCloseTo(middle, 2);
  await press('Alt+PageUp', 1);

  const size = async () => {
    const box = await shown(1).boundingBox();
    return { width: box?.width ?? 0, height: box?.height ?? 0 };
  };
  const { width } = await size();
  await press('Alt+=', 1);
  await becomes(async () => (await size()).width / width).toBeCloseTo(1.25, 1);
  await press('Alt+-', 1);
  await becomes(async () => (await size()).width / width).toBeCloseTo(1, 1);
  const isAside = async () => (await size()).width > (await size()).height;
  await press('Alt+t', 1);
  await becomes(isAside).toBe(true);
  await viewer.getByRole('button', { name: 'Rotate' }).click();
  await becomes(isAside).toBe(false);
});

/** Where on the page a box is lit: its middle, in fractions of the page. */
async function litAt(page: Page, label: string): Promise<readonly [number, number]> {
  // By their attributes: under an open list the page is out of a screen reader's reach.
  const lit = page.locator(`[aria-label="Where it stands: ${label}"]:visible`);
  await seen(lit);
  const [sheet, box] = [await page.locator('main section img:visible').boundingBox(), await lit.boundingBox()];
  if (!sheet || !box) throw new Error('the page or the box is not drawn');
  return [(box.x + box.width / 2 - sheet.x) / sheet.width, (box.y + box.height / 2 - sheet.y) / sheet.height];
}
const middleOf = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]) => [(x0 + x1) / 2, (y0 + y1) / 2] as const;
const evidenceOf = (id: string) => alice.json<ReadingEvidence>(`/api/v1/extraction/invoices/${id}/evidence`);

test('the page’s other values of a field are listed with what stands beside them, lit, and taken as a correction', async () => {
  const id = await send();
  const { others } = await evidenceOf(id);
  const [first, second] = others.grossTotal ?? [];
  if (!first || !second) throw new Error('the page offers no other totals');
  const page = await browser.as('alice', `/invoices/${id}`);
  const total = page.getByRole('textbox', { name: 'Total', exact: true });
  const button = page.getByRole('button', { name: /^Total: other values on the page \(\d\)$/ });
  await seen(button);
  const before = await total.inputValue();
  await total.focus();
  await page.keyboard.press('Alt+ArrowDown');
  const list = page.getByRole('listbox', { name: 'Total: other values on the page' });
  const options = list.getByRole('option');
  await becomes(() => options.count()).toBe(others.grossTotal?.length);
  expect(await options.first().innerText()).toContain(`beside ‘\u2068${first.beside}\u2069’`);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  for (const [at, middle] of middleOf(second.box).entries())
    await becomes(async () => Math.abs(((await litAt(page, 'Total'))[at] ?? 0) - middle) < 0.01).toBe(true);
  await page.keyboard.press('Escape');
  await becomes(() => list.count()).toBe(0);
  expect(await page.evaluate('document.activeElement?.name')).toBe('grossTotal');
  expect(await total.inputValue()).toBe(before);

  await button.click();
  await options.nth(1).click();
  await becomes(() => total.inputValue()).toBe(second.value);
  await seen(page.getByText('Chosen on the page'));
});

test('a line’s value is lit where it was read, and a doubtful line is visited after the fields', async () => {
  const id = await send({
    lineCount: 3,
    draw: (made) =>
      renderPdf({
        ...made,
        lines: made.lines.map((line, at) => (at === 1 ? { ...line, quantity: `${Number(line.quantity) + 1}` } : line)),
      }),
  });
  const { lines } = await evidenceOf(id);
  const page = await browser.as('alice', `/invoices/${id}`);
  const quantity = inView(page, 'Qty, Line 3');
  await seen(quantity);
  await quantity.focus();
  for (const [at, middle] of middleOf(lines[2]?.cells.quantity ?? []).entries())
    await becomes(async () => Math.abs(((await litAt(page, 'Lines'))[at] ?? 0) - middle) < 0.01).toBe(true);
  await seen(page.getByRole('button', { name: 'Line 2', exact: true }));
  expect(await inView(page, 'Net total, Line 2').getAttribute('aria-description')).toBe('to check');
  await page.keyboard.press('Shift+F2');
  expect(await page.evaluate('document.activeElement?.getAttribute("aria-label")')).toBe('Net total, Line 2');
  await page.keyboard.press('F2');
  expect(await page.evaluate('document.activeElement?.getAttribute("aria-label")')).not.toBe('Net total, Line 2');
  await becomes(() => page.getByRole('button', { name: 'Line 2', exact: true }).count()).toBe(0);
});
