import type { Page } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { startTestPortal } from '../test-portal.ts';
import { settled } from './audit.ts';
import { seen } from './look.ts';
import { sendInvoices } from './send-invoices.ts';
import { withBrowser } from './with-browser.ts';

const portal = await startTestPortal();
const browser = await withBrowser(portal);

/** Low, so that most of what has the focus comes from below or above what is seen. */
const LOW = { width: 1440, height: 600 } as const;

/** The name of what has the focus in the content, where its middle is out of the window or under what sticks to an edge. */
const COVERED = `(() => {
  const at = document.activeElement;
  if (!document.querySelector('main').contains(at)) return '';
  const { left, top, width, height } = at.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  let bar = over;
  while (bar && getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement;
  return over && (!bar || bar.contains(at)) ? '' : (at.getAttribute('aria-label') || at.name || at.textContent);
})()`;

/** What has the focus and is not seen, on the way by so many presses of a key. */
async function hiddenOnTheWay(page: Page, key: string, presses: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key);
    const name = (await page.evaluate(COVERED)) as string;
    if (name) hidden.push(name);
  }
  return hidden;
}

test('what has the focus lies under no bar: through an invoice to verify, there and back', async () => {
  const [sent] = await sendInvoices(portal, 'atelier', ['F-2026-871'], { lineCount: 5 });
  const page = await browser.as('alice', `/invoices/${sent?.id}`, { viewport: LOW });
  await settled(page);
  await seen(page.getByRole('button', { name: 'Verify', exact: true }));
  await page.locator('input[name=supplierName]:visible').focus();
  expect(await hiddenOnTheWay(page, 'Tab', 60)).toEqual([]);
  expect(await hiddenOnTheWay(page, 'Shift+Tab', 60)).toEqual([]);
});
