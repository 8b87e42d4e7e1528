import type { UploadAnswer } from '@comptoir/contracts';
import type { Page } from '@comptoir/testing';
import { type MadeInvoice, mergePdfs, renderPdf } from '@comptoir/testing/invoices';
import { expect, test } from 'vitest';
import { demoInvoice } from '../demo-invoice.ts';
import { eventually } from '../eventually.ts';
import { historyOf, SETTLED, settledInvoice, showInvoice } from '../invoices.ts';
import { startTestPortal } from '../test-portal.ts';
import { upload } from '../upload.ts';
import { faultsOf } from './audit.ts';
import { becomes, pathOf, seen } from './look.ts';
import { PHONE, WIDE, withBrowser } from './with-browser.ts';

const portal = await startTestPortal();
const browser = await withBrowser(portal);
const [alice, atelier] = await Promise.all([portal.as('alice'), portal.as('atelier')]);

let seed = 7000;
/** A pile of the atelier's invoices in one file, of one, two and one pages; sent and read. */
async function sentPile() {
  const made: MadeInvoice[] = [3, 34, 5].map((lineCount) => {
    seed += 1;
    return demoInvoice('atelier', seed, { issueDate: '2026-11-12', invoiceNumber: `F-2026-${seed}`, lineCount });
  });
  const bytes = Buffer.from(await mergePdfs(await Promise.all(made.map((one) => renderPdf(one)))));
  const answer = await upload(atelier, { name: `pile-${seed}.pdf`, bytes });
  const { documentId } = (await answer.json()) as UploadAnswer;
  return { made, bytes, whole: await settledInvoice(alice, documentId, 90_000) };
}
const cut = (page: Page, before: number) => page.getByRole('button', { name: `Cut before page ${before}` });
const isPressed = (page: Page, before: number) => cut(page, before).getAttribute('aria-pressed');

test('a file of three invoices is proposed to be split, and after a person confirmed it each is read on its own', async () => {
  const { made, bytes, whole } = await sentPile();
  expect(await showInvoice(alice, whole.id)).toMatchObject({
    status: 'TO_VERIFY',
    level: 'PARTIALLY',
    reading: {
      pages: 4,
      parts: [
        { from: 1, to: 1, number: made[0]?.invoiceNumber },
        { from: 2, to: 3, number: made[1]?.invoiceNumber, why: 'NUMBER' },
        { from: 4, to: 4, number: made[2]?.invoiceNumber, why: 'NUMBER' },
      ],
    },
  });

  const page = await browser.as('alice', `/invoices/${whole.id}`);
  await seen(page.getByText('This file seems to hold'));
  await page.getByRole('button', { name: 'See the cuts' }).click();
  await seen(page.getByRole('img', { name: 'Page 4 of 4' }).last());
  expect(await Promise.all([2, 3, 4].map((before) => isPressed(page, before)))).toEqual(['true', 'false', 'true']);
  for (const { invoiceNumber } of made) await seen(page.getByRole('dialog').getByText(invoiceNumber));
  await page.getByRole('button', { name: 'Make the invoices (3)' }).click();

  const { splitInto = [] } = await eventually('the split', async () => {
    const now = await showInvoice(alice, whole.id);
    return now.status === 'CANCELED' && now;
  });
  await becomes(async () => pathOf(page)).toBe(`/invoices/${splitInto[0]?.invoiceId}`);
  for (const [at, { invoiceId }] of splitInto.entries()) {
    const part = await eventually(`part ${at + 1} to be read`, async () => {
      const now = await showInvoice(alice, invoiceId);
      return SETTLED.includes(now.status) && now;
    });
    expect(part).toMatchObject({
      status: 'TO_VERIFY',
      level: 'FULLY',
      invoiceNumber: made[at]?.invoiceNumber,
      grossTotal: made[at]?.grossTotal,
      duplicates: [],
      predecessors: [],
      partOf: { invoiceId: whole.id },
    });
    expect(part.reading?.parts).toBeUndefined();
    expect((await showInvoice(atelier, invoiceId)).status).toBe('TO_VERIFY');
  }
  const field = page.getByRole('textbox', { name: 'Invoice number' });
  await becomes(() => field.inputValue()).toBe(made[0]?.invoiceNumber);
  await page.getByRole('link', { name: /which was split into invoices/ }).click();
  await seen(page.getByRole('note').getByText('Split into invoices'));
  const mine = await browser.as('atelier', '/');
  await mine.getByRole('row', { name: whole.fileName }).getByRole('button', { name: /^Show/ }).click();
  await seen(mine.getByText('This file held 3 invoices'));
  const kept = await alice.call(`/api/v1/invoices/${whole.id}/document`);
  expect(Buffer.from(await kept.arrayBuffer()).equals(bytes)).toBe(true);
  expect((await historyOf(alice, whole.id)).at(-1)).toMatchObject({ action: 'SPLIT', links: splitInto });
});

test('cuts are placed by keyboard alone, also where none is proposed, and one part is not offered', async () => {
  seed += 1;
  const long = demoInvoice('atelier', seed, {
    issueDate: '2026-11-12',
    invoiceNumber: `F-2026-${seed}`,
    lineCount: 70,
  });
  const answer = await upload(atelier, { name: 'long.pdf', bytes: Buffer.from(await renderPdf(long)) });
  const { documentId } = (await answer.json()) as UploadAnswer;
  const whole = await settledInvoice(alice, documentId, 90_000);
  const page = await browser.as('alice', `/invoices/${whole.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Split into invoices' }).click();
  await seen(cut(page, 3));
  expect(await page.getByRole('button', { name: 'Make the invoices (1)' }).isDisabled()).toBe(true);
  await cut(page, 2).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await becomes(() => isPressed(page, 3)).toBe('true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await becomes(() => isPressed(page, 2)).toBe('true');
  await page.keyboard.press('Enter');
  await becomes(() => isPressed(page, 2)).toBe('false');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect((await showInvoice(alice, whole.id)).status).toBe('TO_VERIFY');
});

test('the proposal and its dialog hold to WCAG, wide and on a phone, mirrored in Arabic', async () => {
  const { whole } = await sentPile();
  const { SCREENSHOTS } = process.env;
  for (const language of ['fr', 'ar'] as const) {
    for (const [name, viewport] of Object.entries({ wide: WIDE, phone: PHONE })) {
      const page = await browser.as('alice', `/invoices/${whole.id}`, { language, viewport });
      const open = page.getByRole('button', { name: language === 'fr' ? 'Voir les coupes' : 'عرض القواطع' });
      await seen(open);
      if (SCREENSHOTS) await page.screenshot({ path: `${SCREENSHOTS}/split-notice-${language}-${name}.png` });
      await open.click();
      await becomes(() => page.locator('[role=dialog] img').count()).toBe(4);
      await page.waitForLoadState('networkidle');
      expect(await faultsOf(page)).toEqual([]);
      const first = await page.locator('[data-cut="2"]').boundingBox();
      const last = await page.locator('[data-cut="4"]').boundingBox();
      expect(Math.sign((last?.x ?? 0) - (first?.x ?? 0))).toBe(language === 'ar' ? -1 : 1);
      if (SCREENSHOTS) await page.screenshot({ path: `${SCREENSHOTS}/split-${language}-${name}.png` });
    }
  }
});
