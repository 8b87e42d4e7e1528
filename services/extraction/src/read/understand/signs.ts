import type { PageText } from '../page-model.ts';
import { toDocumentText } from './document-text.ts';
import { weightOf } from './find-labels.ts';

/** What speaks for a document being an invoice at all: how many words it has, and whether it calls itself one. */
export function signsOf(pages: readonly PageText[]): { words: number; namesInvoice: boolean } {
  const text = toDocumentText(pages);
  const words = text.cells.reduce((sum, cell) => sum + cell.words.length, 0);
  const namesInvoice = text.cells.some((cell) =>
    cell.labels.some(
      (label) =>
        label.from <= 3 &&
        label.phrase.length >= 5 &&
        (weightOf(label, 'title') > 0 || weightOf(label, 'creditTitle') > 0 || weightOf(label, 'invoiceNumber') > 0),
    ),
  );
  return { words, namesInvoice };
}
