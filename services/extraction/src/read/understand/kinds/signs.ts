import type { PageText } from '../../page-model.ts';
import { weightOf } from '../labels/label.ts';
import { namesReceipt } from '../receipts/is-receipt.ts';
import type { DocumentText } from '../text/document-text.ts';
import { toDocumentText } from '../text/to-document-text.ts';
import { type DocumentKind, findDocumentKind } from './document-kind.ts';
import { codeOfTitle } from './title-codes.ts';

/** Whether a document calls itself an invoice, a credit note or a receipt; and what it is, where it is something else. */
export function signsOf(
  pages: readonly PageText[],
  text: DocumentText = toDocumentText(pages),
): { namesInvoice: boolean; kind?: DocumentKind } {
  const kind = findDocumentKind(text);
  const namesInvoice = text.cells.some(
    (cell) =>
      codeOfTitle(cell.text) !== undefined ||
      cell.labels.some(
        (label) =>
          label.from <= 3 &&
          label.phrase.length >= 5 &&
          (weightOf(label, 'title') > 0 || weightOf(label, 'creditTitle') > 0 || weightOf(label, 'invoiceNumber') > 0),
      ),
  );
  return { namesInvoice: namesInvoice || namesReceipt(text), ...(kind && { kind }) };
}
