import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@comptoir/testing';
import { type MadeInvoice, renderCii, renderFacturX } from '@comptoir/testing/invoices';
import { beforeAll, expect, test } from 'vitest';
import { showInvoice } from '../invoices.ts';
import { startTestPortal } from '../test-portal.ts';
import { becomes, seen } from './look.ts';
import { type SentInvoice, sendInvoices } from './send-invoices.ts';
import { PHONE, SETUP_MS, WIDE, withBrowser } from './with-browser.ts';

const { SCREENSHOTS } = process.env;
const portal = await startTestPortal();
const browser = await withBrowser(portal);
const alice = await portal.as('alice');
let refused: SentInvoice;
let kept: SentInvoice;

/** The sum of the lines is not that of its lines, and the quantities have five decimals. */
function spoilt(made: MadeInvoice): string {
  return renderCii(made)
    .replace(/(<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>)[\d.]+/, '$11.00')
    .replaceAll(/(<ram:BilledQuantity unitCode="C62">\d+)/g, '$1.00001');
}

beforeAll(async () => {
  const draw = (made: MadeInvoice) => renderFacturX(made, { xml: spoilt(made) });
  const sent = [
    ...(await sendInvoices(portal, 'atelier', ['F-2026-701'], { draw })),
    ...(await sendInvoices(portal, 'atelier', ['F-2026-702'], { draw: renderFacturX })),
  ];
  [refused, kept] = sent as [SentInvoice, SentInvoice];
}, SETUP_MS);

test('an invoice that the rules refuse waits to be verified, and one that keeps them has nothing said of it', async () => {
  const shown = await showInvoice(alice, refused.id);
  expect(shown.status).toBe('TO_VERIFY');
  expect(shown.reading?.findings.map(({ severity, rule }) => `${severity} ${rule?.id}`)).toEqual([
    'error BR-CO-10',
    'error BR-CO-13',
    'error BR-FR-DEC-02_BT-129',
  ]);
  expect(shown.proposedRejection?.reason).toBe('NON_CONFORME');
  expect((await showInvoice(alice, kept.id)).reading?.findings).toEqual([]);
});

test('who verifies reads each rule in plain words with its id and its publisher’s own, and is offered to reject', async () => {
  const page = await browser.as('alice', `/invoices/${refused.id}`);
  const group = page.getByRole('note').filter({ hasText: 'Refused by the rules' });
  await seen(group);
  const rules = group.getByRole('listitem');
  expect(await rules.count()).toBe(3);
  await seen(rules.filter({ hasText: 'BR-CO-10' }).getByText('Sum of the lines', { exact: false }));
  await seen(rules.filter({ hasText: 'BR-FR-DEC-02_BT-129' }).getByText('Quantity: more decimals than are allowed.'));
  const own = rules.filter({ hasText: 'BR-CO-10' });
  const words = own.getByText('Sum of Invoice line net amount', { exact: false });
  expect(await words.isVisible()).toBe(false);
  await own.getByText('As published (EN 16931)').click();
  await seen(words);
  await keep(page, 'en');

  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Reject this invoice',
    description: /^The supplier gets the reason/,
  });
  await seen(dialog.getByText('A legal mention is missing or wrong'));
  await seen(dialog.getByText('Proposed: the published rules refuse this invoice.'));
  expect(await dialog.getByLabel('Details for the supplier').inputValue()).toBe(
    'BR-CO-10, BR-CO-13, BR-FR-DEC-02_BT-129',
  );
  expect(await dialog.getByRole('button', { name: 'Reject', exact: true }).isEnabled()).toBe(true);
});

test.each(['fr', 'ar'] as const)('the rules are said in the reader’s language: %s', async (language) => {
  const page = await browser.as('alice', `/invoices/${refused.id}`, { language });
  const title = { fr: 'Refusée par les règles', ar: 'مرفوضة وفق القواعد' }[language];
  const group = page.getByRole('note').filter({ hasText: title });
  await seen(group);
  await becomes(() => group.getByRole('listitem').count()).toBe(3);
  await seen(group.getByText('BR-CO-10'));
  await keep(page, language);
});

async function keep(page: Page, name: string): Promise<void> {
  if (!SCREENSHOTS) return;
  await mkdir(SCREENSHOTS, { recursive: true });
  for (const [size, viewport] of [
    ['wide', WIDE],
    ['phone', PHONE],
  ] as const) {
    await page.setViewportSize({ ...viewport });
    await page.screenshot({ path: join(SCREENSHOTS, `rules-${name}-${size}.png`), fullPage: true });
  }
  await page.setViewportSize({ ...WIDE });
}
