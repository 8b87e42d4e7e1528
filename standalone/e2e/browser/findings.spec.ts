import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { catPhoto, type Page, passwordProtected, truncated } from '@comptoir/testing';
import { codeOf, pictureOfCode } from '@comptoir/testing/barcodes';
import { type MadeInvoice, renderFacturX, renderPdf } from '@comptoir/testing/invoices';
import { expect, test } from 'vitest';
import { demoInvoice } from '../demo-invoice.ts';
import { showInvoice } from '../invoices.ts';
import { startTestPortal } from '../test-portal.ts';
import { faultsOf, settled } from './audit.ts';
import { becomes, seen } from './look.ts';
import { sendInvoices } from './send-invoices.ts';
import { PHONE, WIDE, withBrowser } from './with-browser.ts';

const portal = await startTestPortal();
const browser = await withBrowser(portal);
const alice = await portal.as('alice');
/** A folder to keep an image of each screen in, for who wants to look at them. */
const { SCREENSHOTS } = process.env;

interface Print {
  /** White on white. */
  readonly hidden?: string;
  /** What stands before each amount. */
  readonly sign?: string;
}

/** A page under a title, with a few lines of what any of such papers says. */
async function paper(title: string, { hidden, sign = '' }: Print = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  page.drawText(title, { x: 50, y: 740, size: 20, font });
  const lines = ['Atelier Lumière, 12 rue des Lanternes, 75011 Paris', 'Date : 12/11/2026', 'Référence : 4711'];
  const amounts = [`Total HT ${sign}100,00 EUR`, `TVA 20 % ${sign}20,00 EUR`, `Total TTC ${sign}120,00 EUR`];
  for (const [row, line] of [...lines, ...amounts].entries())
    page.drawText(line, { x: 50, y: 680 - 20 * row, size: 10, font });
  if (hidden) page.drawText(hidden, { x: 50, y: 300, size: 10, font, color: rgb(1, 1, 1) });
  return pdf.save();
}

const HIDDEN = 'Net à payer 9 120,00 EUR';
/** What is sent, and what the screen says of it. */
const SAID = {
  'hidden text': {
    title: 'Facture F-77',
    fr: `La page \u20681\u2069 contient un texte que personne ne voit ; il n’a pas été lu : « \u2068${HIDDEN}\u2069 »`,
    ar: `تحتوي الصفحة \u20681\u2069 على نص لا يراه أحد؛ لم تتم قراءته: «\u2068${HIDDEN}\u2069»`,
  },
  'credit with a minus': {
    title: 'Avoir A-12',
    fr: 'La page imprime cet avoir avec un signe moins : ses montants sont comptés sans ce signe.',
    ar: 'تطبع الصفحة إشعار الدائن هذا بعلامة ناقص: تُحتسب مبالغه من دون هذه العلامة.',
  },
  'delivery slip': {
    title: 'Bon de livraison n° BL-12',
    fr: 'Ce document est un bon de livraison, pas une facture.',
    ar: 'هذا المستند إذن تسليم وليس فاتورة.',
  },
  order: {
    title: 'Bon de commande 77',
    fr: 'Ce document est une commande, pas une facture.',
    ar: 'هذا المستند أمر شراء وليس فاتورة.',
  },
  statement: {
    title: 'Relevé de compte',
    fr: 'Ce document est un relevé de compte, pas une facture',
    ar: 'هذا المستند كشف حساب وليس فاتورة',
  },
  reminder: {
    title: '2ème relance',
    fr: 'Ce document est une relance, pas une facture',
    ar: 'هذا المستند تذكير بالدفع وليس فاتورة',
  },
} as const;
const PRINTS: Readonly<Record<string, Print>> = {
  'hidden text': { hidden: HIDDEN },
  'credit with a minus': { sign: '-' },
};

let number = 800;
test.each(Object.entries(SAID))(
  '%s is said in the reader’s language, on a wide screen and on a phone',
  async (name, said) => {
    number += 1;
    const [sent] = await sendInvoices(portal, 'atelier', [`F-2026-${number}`], {
      draw: () => paper(said.title, PRINTS[name]),
    });
    for (const language of ['fr', 'ar'] as const) {
      const page = await browser.as('alice', `/invoices/${sent?.id}`, { language });
      await settled(page);
      await seen(page.getByRole('note').filter({ hasText: said[language] }));
      for (const [size, viewport] of [
        ['wide', WIDE],
        ['phone', PHONE],
      ] as const) {
        await page.setViewportSize({ ...viewport });
        await keep(page, `${name}-${language}-${size}`);
        expect(await faultsOf(page)).toEqual([]);
      }
    }
  },
);

/** What nothing could be read of, and what the screen says of it. */
const UNREAD = {
  'a password': {
    draw: async () => passwordProtected(),
    fr: /^Ce PDF est protégé par un mot de passe : .* Demandez un autre fichier au fournisseur/,
    ar: /^ملف PDF هذا محمي بكلمة مرور: .*اطلب من المورّد ملفًا آخر/,
    story: 'Ce PDF est protégé par un mot de passe : il n’a pas pu être lu.',
  },
  damage: {
    draw: async (made: MadeInvoice) => truncated(await renderPdf(made)),
    fr: /^Ce document est endommagé : .* saisissez la facture à la main/,
    ar: /^هذا المستند تالف: .*أدخل الفاتورة يدويًا/,
    story: 'Ce document est endommagé : il n’a pas pu être lu.',
  },
  'no invoice in it': {
    draw: async () => catPhoto(),
    fr: /^Rien dans ce document n’en fait une facture\. Une personne de l’administration peut l’annuler/,
    ar: /^لا شيء في هذا المستند يجعله فاتورة\. يمكن لمسؤول الإدارة إلغاؤه/,
    story: 'Pas une facture',
  },
};

test.each(Object.entries(UNREAD))('that nothing was read for %s is said, with what to do', async (_why, said) => {
  number += 1;
  const [sent] = await sendInvoices(portal, 'atelier', [`F-2026-${number}`], { draw: said.draw });
  for (const language of ['fr', 'ar'] as const) {
    const page = await browser.as('alice', `/invoices/${sent?.id}`, { language, provoked: /status of 422/ });
    await settled(page);
    await seen(page.getByRole('note').filter({ hasText: said[language] }));
    if (language === 'fr') await seen(page.getByRole('region', { name: 'Historique' }).getByText(said.story));
    expect(await faultsOf(page)).toEqual([]);
  }
});

test('who cannot cancel a paper is not told to, and who can is', async () => {
  number += 1;
  const [sent] = await sendInvoices(portal, 'atelier', [`F-2026-${number}`], {
    draw: () => paper('Bon de livraison n° BL-13'),
  });
  const told = (page: Page) => page.getByRole('note').filter({ hasText: 'delivery slip' });
  const agent = await browser.as('alice', `/invoices/${sent?.id}`);
  await seen(told(agent).getByText('An administrator can cancel it'));
  const administrator = await browser.as('admin', `/invoices/${sent?.id}`);
  await seen(told(administrator).getByText('Cancel it, or enter'));
  await seen(administrator.getByRole('button', { name: 'Cancel the invoice' }));
});

test('an XML that says otherwise than its page is said, with both values', async () => {
  number += 1;
  const [sent] = await sendInvoices(portal, 'atelier', [`F-2026-${number}`], {
    draw: (made) => renderFacturX(made, { shown: demoInvoice('atelier', 901, { ...made, lineCount: 1 }) }),
  });
  const { warningList } = await showInvoice(alice, sent?.id ?? '');
  const { values } =
    warningList.find(({ code, values }) => code === 'XML_CONTRADICTS_PAGE' && values?.field === 'grossTotal') ?? {};
  const page = await browser.as('alice', `/invoices/${sent?.id}`);
  const notice = page.getByRole('note').filter({ hasText: /^Total: the XML says/ });
  await seen(notice);
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const said = [values?.xml, values?.page].map((figure) => Number(figure).toFixed(2));
  expect(digits(await notice.innerText())).toBe(digits(said.join()));
});

test('a code for another account that is stuck to an invoice is said, with both accounts, and where a value comes from', async () => {
  number += 1;
  const other = 'DE89370400440532013000';
  let account = '';
  const [sent] = await sendInvoices(portal, 'atelier', [`F-2026-${number}`], {
    async draw(made) {
      account = made.iban;
      const pdf = await PDFDocument.load(await renderPdf(made));
      const transfer = `BCD\n002\n1\nSCT\nAGRIFRPPXXX\n${made.supplier.name}\n${other}\nEUR${made.grossTotal}\n\n\n${made.invoiceNumber}`;
      const code = await pdf.embedPng(await pictureOfCode(await codeOf(transfer)));
      pdf.getPage(0).drawImage(code, { x: 470, y: 20, width: 80, height: 80 });
      return pdf.save();
    },
  });
  for (const [language, said, source] of [
    ['fr', 'IBAN : le code imprimé sur la page dit', 'Code · '],
    ['ar', 'IBAN: يقول الرمز المطبوع على الصفحة', 'رمز · '],
  ] as const) {
    const page = await browser.as('alice', `/invoices/${sent?.id}`, { language });
    const notice = page.getByRole('note').filter({ hasText: said });
    await seen(notice);
    for (const iban of [other, account]) expect(await notice.innerText()).toContain(iban);
    await seen(page.getByText(source));
    await settled(page);
    expect(await faultsOf(page)).toEqual([]);
    if (SCREENSHOTS) await page.screenshot({ path: join(SCREENSHOTS, `code-${language}.png`) });
  }
});

test('a duplicate names the other one with its reasons, and is discarded once that is confirmed', async () => {
  number += 1;
  const name = `F-2026-${number}`;
  const [first] = await sendInvoices(portal, 'atelier', [name]);
  const [second] = await sendInvoices(portal, 'atelier', [name]);
  const id = second?.id ?? '';
  const status = async () => (await showInvoice(alice, id)).status;
  expect(await status()).toBe('DUPLICATED');
  const page = await browser.as('alice', `/invoices/${id}`);
  const notice = page.getByRole('note').filter({ hasText: `Certain duplicate of ${name}` });
  await seen(notice);
  for (const reason of ['same file', 'same number']) expect(await notice.innerText()).toContain(reason);
  expect(await notice.getByRole('link').getAttribute('href')).toBe(`/invoices/${first?.id}`);

  const discard = page.getByRole('button', { name: 'Discard: duplicate' });
  const dialog = page.getByRole('dialog', { name: 'Discard: duplicate?' });
  await discard.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await becomes(() => dialog.count()).toBe(0);
  expect(await status()).toBe('DUPLICATED');
  await discard.click();
  await dialog.getByRole('button', { name: 'Discard: duplicate' }).click();
  await becomes(status).toBe('CANCELED');
});

async function keep(page: Page, name: string): Promise<void> {
  if (!SCREENSHOTS) return;
  await mkdir(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true });
}
