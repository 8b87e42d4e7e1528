import { PDFDocument } from '@cantoo/pdf-lib';
import { codeOf } from '@comptoir/testing/barcodes';
import { type MadeInvoice, makeInvoice, renderFacturX, renderPdf } from '@comptoir/testing/invoices';
import { describe, expect, it } from 'vitest';
import { WAYS } from '../../testing/drawn-code.ts';
import { withoutOcr } from '../../testing/without-ocr.ts';
import { loadPdfium } from '../pdf/pdfium.ts';
import { readDocument } from '../read-document.ts';

/** A transfer's code (EPC069-12) of an invoice. */
const transferOf = ({ supplier, iban, grossTotal, invoiceNumber }: MadeInvoice) =>
  `BCD\n002\n1\nSCT\n\n${supplier.name}\n${iban}\nEUR${grossTotal}\n\n\n${invoiceNumber}`;

/** What is read of a PDF with a transfer's code stuck to the foot of its first page. */
async function readWith(bytes: Uint8Array, payload: string) {
  const pdf = await PDFDocument.load(bytes);
  await WAYS['a box for each module'](pdf.getPage(0), await codeOf(payload), { x: 480, y: 20, module: 2 });
  return readDocument(await pdf.save(), {}, { pdfium: loadPdfium, ocr: withoutOcr });
}

const invoice = makeInvoice(2611, { currency: 'EUR', lineCount: 2 });
const OTHER_ACCOUNT = 'DE89370400440532013000';

describe.each([
  ['a PDF', () => renderPdf(invoice)],
  ['a PDF with XML', () => renderFacturX(invoice)],
])('%s', (_what, render) => {
  it('is read as it was, where its code says the same', async () => {
    const { findings, fields } = await readWith(await render(), transferOf(invoice));
    expect(findings).toEqual([]);
    expect(fields.iban).toMatchObject({ value: invoice.iban });
    expect(fields.iban?.confidence).toBeGreaterThanOrEqual(0.9);
  });

  it('is doubted as a whole, where a code with another account is stuck to it', async () => {
    const { findings, fields } = await readWith(await render(), transferOf({ ...invoice, iban: OTHER_ACCOUNT }));
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'CODE_CONTRADICTS_PAGE',
        field: 'iban',
        values: { code: OTHER_ACCOUNT, page: invoice.iban, standard: 'EPC' },
      }),
    );
    expect(Object.values(fields).filter(({ confidence }) => confidence >= 0.9)).toEqual([]);
  });
});
