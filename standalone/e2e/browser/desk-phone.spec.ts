import { expect, test } from 'vitest';
import { showInvoice } from '../invoices.ts';
import { startTestPortal } from '../test-portal.ts';
import { settled } from './audit.ts';
import { becomes, inView, seen } from './look.ts';
import { sendInvoices } from './send-invoices.ts';
import { PHONE, withBrowser } from './with-browser.ts';

const portal = await startTestPortal();
const browser = await withBrowser(portal);
const alice = await portal.as('alice');

/** Figures of the VAT table that are wider than their input. */
const CUT = `[...document.querySelectorAll('main table')].filter((table) => table.offsetParent && table.rows[0].cells.length === 4)
  .flatMap((table) => [...table.querySelectorAll('input')])
  .filter((input) => input.scrollWidth > input.clientWidth).map((input) => input.value)`;
/** Names of empty fields that reach under the button which opens their list. */
const COVERED = `[...document.querySelectorAll('main .MuiTextField-root')].filter((field) => field.offsetParent).filter((field) => {
    const [name, button] = [field.querySelector('label'), field.querySelector('[aria-haspopup=listbox][aria-label]')];
    return name && button && name.dataset.shrink === 'false' &&
      name.getBoundingClientRect().right > button.getBoundingClientRect().left + 1;
  }).map((field) => field.textContent)`;

test('on a phone no figure is cut, no name covered and no button broken, and a day is said in words beside the browser’s way to write it', async () => {
  const [sent] = await sendInvoices(portal, 'atelier', ['F-2026-851'], { lineCount: 60 });
  const { content } = await showInvoice(alice, sent?.id ?? '');
  expect(content.vat?.map(({ amount }) => amount.length)).toContain('12345.67'.length);
  const page = await browser.as('alice', `/invoices/${sent?.id}`, { language: 'fr', viewport: PHONE });
  await settled(page);
  await seen(page.locator('main [aria-haspopup=listbox][aria-label]:visible'));
  expect(await page.evaluate(CUT)).toEqual([]);
  expect(await page.evaluate(COVERED)).toEqual([]);

  const attach = page.locator('button:visible').filter({ hasText: 'Joindre des fichiers' });
  expect((await attach.boundingBox())?.height).toBeLessThan(48);

  const issued = inView(page, 'Date d’émission');
  const words = async () =>
    page.locator(`[id="${await issued.getAttribute('aria-describedby')}"]`).getByText(/^\d+ \p{L}+ 2026$/u);
  expect(await (await words()).innerText()).toBe('12 novembre 2026');
  await issued.fill('2026-12-11');
  await becomes(async () => (await words()).innerText()).toBe('11 décembre 2026');
});
