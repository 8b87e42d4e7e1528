import type { PageText } from '../page-model.ts';
import { toDocumentText } from './document-text.ts';
import { weightOf } from './find-labels.ts';

/** Whether a document calls itself an invoice, a credit note or a receipt. */
export function signsOf(pages: readonly PageText[]): { namesInvoice: boolean } {
  const text = toDocumentText(pages);
  const namesInvoice = text.cells.some((cell) =>
    cell.labels.some(
      (label) =>
        label.from <= 3 &&
        label.phrase.length >= 5 &&
        (weightOf(label, 'title') > 0 || weightOf(label, 'creditTitle') > 0 || weightOf(label, 'invoiceNumber') > 0),
    ),
  );
  return { namesInvoice };
}
