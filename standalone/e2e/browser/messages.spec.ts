import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@comptoir/testing';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_SUPPLIER_IDS } from '../../src/demo/accounts.ts';
import { demoAccount } from '../demo-account.ts';
import { eventually } from '../eventually.ts';
import { startTestPortal } from '../test-portal.ts';
import { faultsOf, settled } from './audit.ts';
import { becomes, pathOf, seen, watchLoads } from './look.ts';
import { type SentInvoice, sendInvoices } from './send-invoices.ts';
import { PHONE, SETUP_MS, WIDE, withBrowser } from './with-browser.ts';

// Files of comments are taken unscanned, and who has not read is written to at once.
const portal = await startTestPortal({ NODE_ENV: 'development', MESSAGE_NOTICE_AFTER_MS: '1500' });
const browser = await withBrowser(portal);
const THREAD = `/supplier/details/${DEMO_SUPPLIER_IDS.atelier}?contact=1`;
/** A folder to keep an image of each screen in, for who wants to look at them. */
const { SCREENSHOTS } = process.env;
let invoice: SentInvoice;

beforeAll(async () => {
  const [sent] = await sendInvoices(portal, 'atelier', ['F-2026-951'], { lineCount: 1 });
  if (!sent) throw new Error('no invoice was sent');
  invoice = sent;
}, SETUP_MS);

const PROOF = { name: 'bon de livraison.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nproof') };
const unreadIn = (page: Page, count: number) => page.getByRole('button', { name: `Unread messages: ${count}` });
const comment = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

async function say(page: Page, text: string, files: ReadonlyArray<typeof PROOF> = []): Promise<void> {
  if (files.length > 0) await page.locator('input[type=file][name=files]').setInputFiles([...files]);
  await page.getByLabel('Your comment').fill(text);
  await page.getByRole('button', { name: 'Post the comment' }).click();
  await seen(comment(page, text));
}

test('a comment with a file shows in the other side’s header at once, is read there, and then waits no more', async () => {
  const staff = await browser.as('alice', '/invoices');
  const loads = watchLoads(staff);
  await seen(unreadIn(staff, 0));
  const supplier = await browser.as('atelier', THREAD);
  await say(supplier, 'Voici la preuve, voir https://portal.example/guide. <b>Merci</b>', [PROOF]);
  await seen(unreadIn(staff, 1));
  await unreadIn(staff, 1).click();
  await staff.getByRole('menuitem', { name: /^Atelier/ }).click();
  const there = comment(staff, 'Voici la preuve');
  await seen(there.getByText('New', { exact: true }));
  expect(pathOf(staff)).toBe(THREAD);
  await seen(unreadIn(staff, 0));
  expect(loads()).toBe(0);

  // Text and nothing else, but for its address.
  expect(await there.locator('b').count()).toBe(0);
  await seen(there.getByText('<b>Merci</b>'));
  const link = there.getByRole('link');
  expect([await link.getAttribute('href'), await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
    ...['https://portal.example/guide', '_blank', 'noopener noreferrer nofollow'],
  ]);
  const [file] = await Promise.all([
    staff.waitForEvent('download'),
    there.getByRole('button', { name: /bon de livraison/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(PROOF.name);
  expect((await readFile(await file.path())).equals(PROOF.buffer)).toBe(true);

  await seen(unreadIn(supplier, 0));
  await supplier.getByRole('tab', { name: 'Invoices' }).click();
  await say(staff, 'Bien reçu.');
  await seen(supplier.getByRole('tab', { name: 'Contact 1' }));
  await seen(unreadIn(supplier, 1));
  await supplier.getByRole('tab', { name: 'Contact 1' }).click();
  await seen(unreadIn(supplier, 0));
});

test.each([
  ['en', 'right'],
  ['ar', 'left'],
] as const)(
  'the supplier’s own comments stand where a line ends, the others’ where it begins (%s: %s)',
  async (language, ends) => {
    const page = await browser.as('atelier', THREAD, { language });
    await seen(comment(page, 'Voici la preuve'));
    const list = await page.locator('main ul').filter({ hasText: 'Voici la preuve' }).first().boundingBox();
    const side = async (text: string) => {
      const box = await comment(page, text).first().boundingBox();
      if (!box || !list) throw new Error(`${text} is nowhere`);
      return box.x - list.x < list.x + list.width - (box.x + box.width) ? 'left' : 'right';
    };
    const begins = ends === 'left' ? 'right' : 'left';
    expect([await side('Voici la preuve'), await side('Bien reçu')]).toEqual([ends, begins]);
    // Date, then time, and who wrote it.
    const head = await comment(page, 'Bien reçu').first().innerText();
    expect(head).toContain('Alice Bernard');
    if (language === 'en') expect(head).toMatch(/\d{1,2} \w+ 20\d\d, \d\d:\d\d/);
  },
);

test('a question beside an invoice is asked on a phone, answered on the invoice’s screen, and stands in the thread', async () => {
  const supplier = await browser.as('atelier', '/', { viewport: PHONE });
  const name = invoice.invoiceNumber ?? '';
  await supplier
    .getByRole('button', { name: new RegExp(`${name}$`) })
    .first()
    .click();
  const region = supplier.getByRole('region', { name: 'Question about this invoice' });
  await seen(region.getByText('Nobody has asked about this invoice yet.'));
  await region.getByLabel('Your comment').fill('Quand sera-t-elle payée ?');
  await region.getByRole('button', { name: 'Post the comment' }).click();
  await seen(region.getByRole('listitem').getByText('Quand sera-t-elle payée ?'));

  const staff = await browser.as('claire', `/invoices/${invoice.id}`);
  const desk = staff.getByRole('region', { name: 'Question about this invoice' });
  await seen(desk.getByText('Quand sera-t-elle payée ?'));
  await desk.getByLabel('Your comment').fill('Le 30.');
  await desk.getByRole('button', { name: 'Post the comment' }).click();
  await seen(region.getByRole('listitem').getByText('Le 30.'));

  await staff.goto(THREAD);
  const link = comment(staff, 'Le 30.').getByRole('link', { name: `Invoice ${name}` });
  await seen(link);
  await link.click();
  await becomes(async () => pathOf(staff)).toBe(`/invoices/${invoice.id}`);
});

test('each side is told its limits in its own words before anything is sent, and nothing typed is lost', async () => {
  const big = { name: 'plan.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(2_000_001, 7) };
  for (const [role, sentence] of [
    ['atelier', 'The file ‘plan.bin’ is too big: 2 MB at most.'],
    ['alice', 'Please select a file that does not exceed 2 MB.'],
  ] as const) {
    const page = await browser.as(role, THREAD);
    const choose = (...files: Array<typeof PROOF>) => page.locator('input[type=file][name=files]').setInputFiles(files);
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/reply/send')) posted.push(request.url());
    });
    await page.getByLabel('Your comment').fill('voir le plan');
    await choose(PROOF);
    await choose(big);
    await seen(page.getByRole('alert').getByText(sentence));
    await page.getByLabel('Your comment').fill('  ');
    await page.getByRole('button', { name: 'Post the comment' }).click();
    await seen(page.getByRole('alert').getByText('Please add a comment.'));
    expect(await page.getByRole('list', { name: 'Attached files' }).last().innerText()).toContain(PROOF.name);
    await page.getByRole('button', { name: `Remove ${PROOF.name}` }).click();
    // Nothing at all is passed over.
    await page.getByRole('button', { name: 'Post the comment' }).click();
    expect(posted).toEqual([]);
  }
});

test('who has not read is written to, with the way to the thread', async () => {
  const [supplier, staff] = [await portal.as('atelier'), await portal.as('alice')];
  const body = (text: string) => {
    const form = new FormData();
    form.set('replyText', text);
    return form;
  };
  const send = `/api/message/reply/send?supplierId=${DEMO_SUPPLIER_IDS.atelier}`;
  await supplier.json(send, { method: 'POST', body: body('Une question encore') });
  const to = demoAccount('alice').email;
  const mail = await eventually('a mail to who answered before', async () => {
    const caught = (await (await fetch(`${portal.mails.webUrl}/mails.json`)).json()) as Array<{
      subject?: string;
      text?: string;
      to?: ReadonlyArray<{ address?: string }>;
    }>;
    return caught.find((one) => one.to?.[0]?.address === to && one.subject?.startsWith('Message de Atelier'));
  });
  expect(mail.text).not.toContain('Une question encore');
  const link = /https?:\/\/\S+contact=1/.exec(mail.text ?? '')?.[0] ?? '';
  const page = await browser.as('alice', link.replace(portal.url, ''));
  await seen(comment(page, 'Une question encore'));
  await staff.json(send, { method: 'POST', body: body('Une réponse') });
});

test('in development every mail can be looked at, as its reader sees it and as text', async () => {
  const page = await browser.as('admin', '/api/v1/mail-templates');
  const row = page.getByRole('row').filter({ hasText: 'new-message/staff' });
  await row.getByRole('link', { name: 'ar' }).click();
  const mail = page.locator('iframe').contentFrame();
  await seen(mail.getByText('Atelier Roux & Fils').first());
  expect(await mail.locator('html').getAttribute('dir')).toBe('rtl');
  await seen(page.locator('pre[dir=rtl]'));
  if (SCREENSHOTS) await page.screenshot({ path: join(SCREENSHOTS, 'mail-template.png'), fullPage: true });
});

test.each([
  ['fr', WIDE],
  ['ar', PHONE],
] as const)('thread, invoice and header are open to everybody (%s)', async (language, viewport) => {
  const faults: Record<string, string[]> = {};
  const look = async (page: Page, name: string) => {
    await settled(page);
    if (SCREENSHOTS) {
      await mkdir(SCREENSHOTS, { recursive: true });
      await page.screenshot({ path: join(SCREENSHOTS, `messages-${language}-${name}.png`), fullPage: true });
    }
    const found = await faultsOf(page);
    if (found.length > 0) faults[name] = found;
  };
  const form = new FormData();
  form.set('replyText', `Et maintenant ? (${language})`);
  const send = `/api/message/reply/send?supplierId=${DEMO_SUPPLIER_IDS.atelier}`;
  await (await portal.as('atelier')).json(send, { method: 'POST', body: form });
  const staff = await browser.as('bruno', '/invoices', { language, viewport });
  await seen(staff.locator('header .MuiBadge-badge'));
  await staff.locator('header [aria-haspopup=menu]').first().click();
  await seen(staff.getByRole('menu'));
  await look(staff, 'header');
  await staff.goto(`/invoices/${invoice.id}`);
  await seen(staff.locator('main').getByText('Le 30.'));
  await look(staff, 'invoice');
  await staff.goto(THREAD);
  await seen(comment(staff, 'Voici la preuve'));
  await staff.locator('input[type=file][name=files]').setInputFiles([PROOF]);
  await look(staff, 'thread');
  const supplier = await browser.as('atelier', THREAD, { language, viewport });
  await seen(comment(supplier, 'Voici la preuve'));
  await look(supplier, 'supplier');
  await supplier.goto('/');
  await supplier.locator('main [role=tabpanel] [aria-expanded=false][aria-label]').last().click();
  await seen(supplier.locator('main').getByText('Le 30.'));
  await look(supplier, 'fold');
  expect(faults).toEqual({});
});
