import type { Page } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { command } from '../invoices.ts';
import { startTestPortal } from '../test-portal.ts';
import { seen } from './look.ts';
import { sendInvoices } from './send-invoices.ts';
import { PHONE, WIDE, withBrowser } from './with-browser.ts';

const portal = await startTestPortal();
const browser = await withBrowser(portal);

interface Ends {
  readonly first: number;
  readonly last: number;
  readonly left: number;
}

/** Where the first and the last letter of a text that begins so are drawn, and where the box begins that cuts it. */
const ends = (page: Page, start: string) =>
  page.evaluate(`(() => {
    const begins = ({ firstChild }) => firstChild?.nodeType === Node.TEXT_NODE && firstChild.data.startsWith('${start}');
    const element = [...document.querySelectorAll('main bdi, main span')].find((each) => begins(each) && each.offsetParent);
    const letter = (at) => {
      const range = document.createRange();
      range.setStart(element.firstChild, at);
      range.setEnd(element.firstChild, at + 1);
      return range.getBoundingClientRect().left;
    };
    const { left } = (element.closest('[tabindex]') ?? element).getBoundingClientRect();
    return { first: letter(0), last: letter(element.firstChild.length - 1), left };
  })()`) as Promise<Ends>;

test('in a mirrored page it is the beginning of an account that stays where there is no room for all of it', async () => {
  const page = await browser.as('atelier', '/', { language: 'ar' });
  await page.getByRole('tab', { name: 'المعلومات المالية' }).click();
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize({ ...size });
    await seen(page.getByText(/^FR76/));
    const { first, last, left } = await ends(page, 'FR76');
    expect(first).toBeGreaterThanOrEqual(left - 1);
    expect(last).toBeGreaterThan(first);
  }
});

test('why an invoice was refused is read in the direction it was written in', async () => {
  const [sent] = await sendInvoices(portal, 'atelier', ['F-2026-881'], { lineCount: 1 });
  const details = 'The order 4711 is missing.';
  await command(await portal.as('alice'), sent?.id ?? '', 'reject', { reason: 'CMD_ERR', details });
  const page = await browser.as('atelier', '/', { language: 'ar' });
  await seen(page.getByText(details));
  const { first, last } = await ends(page, 'The order');
  expect(last).toBeGreaterThan(first);
});
