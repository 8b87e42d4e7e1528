import type { UploadAnswer } from '@comptoir/contracts';
import {
  catPhoto,
  manyPages,
  passwordProtected,
  pdfBomb,
  pdfOfHugeImage,
  pngBomb,
  renderCii,
  truncated,
  withEntityExpansion,
  withExternalEntity,
} from '@comptoir/testing';
import { renderFacturX, renderPdf, renderScan } from '@comptoir/testing/invoices';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { DEMO_SUPPLIER_IDS } from '../../src/demo/accounts.ts';
import { demoInvoice } from '../demo-invoice.ts';
import { upload } from '../upload.ts';
import { type BadPortal, invoiceOf } from './bad-portal.ts';

export interface DoubtfulDocument {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What has to be there and read before it is sent. */
  readonly after?: { readonly name: string; readonly bytes: Uint8Array };
}

const facture = (seed: number) => demoInvoice('atelier', seed);
const pdfOf = (seed: number) => renderPdf(facture(seed));

/** What the XML of ‘embedded XML contradicts the visible total’ says, and what its page shows. */
export const CONTRADICTING = {
  xml: facture(20),
  page: { ...facture(20), grossTotal: (Number(facture(20).grossTotal) + 1000).toFixed(2) },
};

/** Each row whose file is taken, by its name in the table. */
export const DOUBTFUL: Readonly<Record<string, () => Promise<DoubtfulDocument>>> = {
  'name with ../': async () => ({ name: '../../etc/facture.pdf', bytes: await pdfOf(10) }),
  'name of 300 characters': async () => ({ name: `${'é'.repeat(296)}.pdf`, bytes: await pdfOf(11) }),
  'PNG named .pdf': async () => ({
    name: 'image.pdf',
    bytes: await sharp(await renderScan(facture(12)))
      .png()
      .toBuffer(),
  }),
  'truncated PDF': async () => ({ name: 'tronquee.pdf', bytes: truncated(await pdfOf(13)) }),
  'password-protected PDF': async () => ({ name: 'secret.pdf', bytes: passwordProtected() }),
  'PDF of 5,000 pages': async () => ({ name: 'pages.pdf', bytes: await manyPages(5000) }),
  'attachment of a PDF that unpacks to 100 MB': async () => ({ name: 'jointe.pdf', bytes: await withHugeAttachment() }),
  'decompression bomb in a PDF': async () => ({ name: 'bombe.pdf', bytes: pdfBomb(1_100) }),
  'PDF with an image of too many pixels': async () => ({ name: 'enorme.pdf', bytes: pdfOfHugeImage(40_000) }),
  'image of too many pixels': async () => ({ name: 'bombe.png', bytes: pngBomb(20_000) }),
  'XML with external entities': async () => ({
    name: 'externe.xml',
    bytes: xml(withExternalEntity(renderCii(facture(14)))),
  }),
  'XML of ten million entity expansions': async () => ({
    name: 'million.xml',
    bytes: xml(withEntityExpansion(renderCii(facture(15)))),
  }),
  'embedded XML contradicts the visible total': async () => ({
    name: 'contredit.pdf',
    bytes: await renderFacturX(CONTRADICTING.xml, { shown: CONTRADICTING.page }),
  }),
  // As small as a phone sends it on: fur of full size keeps OCR busy for half a minute.
  'photo of a cat': async () => ({ name: 'chat.jpg', bytes: await sharp(catPhoto()).resize(600).jpeg().toBuffer() }),
  'same file twice': async () => {
    const bytes = await pdfOf(16);
    return { name: 'encore.pdf', bytes, after: { name: 'une-fois.pdf', bytes } };
  },
  'same invoice as another file': async () => ({
    name: 'autrement.pdf',
    bytes: await renderPdf(facture(17), 'boxed'),
    after: { name: 'premiere.pdf', bytes: await pdfOf(17) },
  }),
};

/** An invoice that carries a hundred megabytes of blanks as its XML, in a hundred kilobytes. */
async function withHugeAttachment(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await pdfOf(18));
  await pdf.attach(Buffer.alloc(100_000_000, ' '), 'factur-x.xml', { mimeType: 'text/xml' });
  return pdf.save();
}

const xml = (text: string): Uint8Array => Buffer.from(text);

export interface Sent {
  readonly status: number;
  readonly answer: UploadAnswer;
}

/** Sends a document as the drop zone does. */
export async function sendDocument(portal: BadPortal, file: { name: string; bytes: Uint8Array }): Promise<Sent> {
  const response = await upload(portal.atelier, file, DEMO_SUPPLIER_IDS.atelier);
  return { status: response.status, answer: (await response.json()) as UploadAnswer };
}

/** Sends good documents, and waits until each was read. */
export async function sendAndRead(
  portal: BadPortal,
  files: ReadonlyArray<{ name: string; bytes: Uint8Array }>,
  withinMs: number,
): Promise<Sent[]> {
  const sent = await Promise.all(files.map((file) => sendDocument(portal, file)));
  await Promise.all(sent.map(({ answer }) => invoiceOf(portal, answer.documentId, withinMs)));
  return sent;
}

/** A drop of good invoices, none of which was in another drop. */
export const goodFiles = (drop: number): Promise<Array<{ name: string; bytes: Uint8Array }>> =>
  Promise.all(
    Array.from({ length: 20 }, async (_, index) => ({
      name: `bonne-${drop}-${index}.pdf`,
      bytes: await pdfOf(500 + drop * 20 + index),
    })),
  );
