// Made invoices among the known ones: layouts that nobody's samples have, with labels that no vocabulary knows.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reading } from '@comptoir/contracts';
import {
  drawPdf,
  LAYOUTS,
  type MadeInvoice,
  makeHouseInvoices,
  makeInvoice,
  renderPdf,
  TEN_STYLES,
} from '@comptoir/testing/invoices';
import { loadPdfium } from '../../services/extraction/src/read/pdf/pdfium.ts';
import { readDocument } from '../../services/extraction/src/read/read-document.ts';
import { withoutOcr } from '../../services/extraction/src/testing/without-ocr.ts';
import { degradeDocument } from '../extraction/degrade.ts';
import type { KnownDocument } from '../extraction/manifest.ts';
import { type JudgedValue, judgedValues } from './samples.ts';

/** Of each layout: samples have mostly one or two. */
const EACH = 2;
const LANGUAGES = ['fr', 'en', 'de', 'es'] as const;
const VISIBLE = {
  ...{ invoiceNumber: true, issueDate: true, currency: true, supplierName: true, supplierVatId: true },
  ...{ net: true, tax: true, gross: true, due: true, iban: true },
};

/** Reads a file as a picture, with the reader's own scores. */
type ReadPicture = (path: string) => Promise<Reading>;

/** What the reader makes of bad copies of them, beside what they say. `scratch` is a folder it may write to. */
export async function judgedMadeCopies(scratch: string, read: ReadPicture): Promise<JudgedValue[]> {
  const documents: KnownDocument[] = [];
  const readings = new Map<string, Reading>();
  for await (const { layout, invoice, bytes } of madeInvoices()) {
    const document = knownOf(invoice, layout, `made/${layout}/${invoice.invoiceNumber}.pdf`);
    const drawn = join(scratch, 'made.pdf');
    await writeFile(drawn, bytes);
    documents.push(document);
    readings.set(document.file, await read(await degradeDocument(drawn, document.file, scratch)));
  }
  return judgedValues(documents, readings);
}

/** What the reader makes of their text, beside what they say. */
export async function judgedMadeValues(): Promise<JudgedValue[]> {
  const engines = { pdfium: loadPdfium, ocr: withoutOcr };
  const documents: KnownDocument[] = [];
  const readings = new Map<string, Reading>();
  for await (const { layout, invoice, bytes } of madeInvoices()) {
    const document = knownOf(invoice, layout, `made/${layout}/${invoice.invoiceNumber}.pdf`);
    documents.push(document);
    readings.set(document.file, await readDocument(bytes, { scores: true }, engines));
  }
  return judgedValues(documents, readings);
}

async function* madeInvoices(): AsyncGenerator<{ layout: string; invoice: MadeInvoice; bytes: Uint8Array }> {
  for (const [seed, style] of TEN_STYLES.entries()) {
    for (const { invoice, sheets } of makeHouseInvoices(style, 500 + seed, EACH))
      yield { layout: style.name, invoice, bytes: await (await drawPdf(sheets)).save() };
  }
  for (const [row, layout] of LAYOUTS.entries()) {
    for (const [column, language] of LANGUAGES.entries()) {
      const invoice = makeInvoice(600 + 10 * row + column, { language });
      yield { layout: `${layout} ${language}`, invoice, bytes: await renderPdf(invoice, layout) };
    }
  }
}

const knownOf = (invoice: MadeInvoice, layout: string, file: string): KnownDocument => ({
  file,
  kind: 'pdf+made',
  layout,
  groundTruth: {
    ...{ invoiceNumber: invoice.invoiceNumber, issueDate: invoice.issueDate, currency: invoice.currency },
    ...{ supplier: { name: invoice.supplier.name, vatId: invoice.supplier.vatNumber }, payeeIban: invoice.iban },
    totals: {
      net: Number(invoice.netTotal),
      tax: Number(invoice.vatTotal),
      gross: Number(invoice.grossTotal),
      due: Number(invoice.grossTotal),
    },
  },
  visibleInText: VISIBLE,
});
