import { afterAll, expect, it } from 'vitest';
import { type MadeReceipt, makeReceipt, type TillStyle } from '../testing/made-receipt.ts';
import { photographReceipt, type Wear } from '../testing/photograph-receipt.ts';
import { createScanReader } from './ocr/read-scans.ts';
import { createRecognizer } from './ocr/recognizer.ts';
import { loadPdfium } from './pdf/pdfium.ts';
import { readDocument } from './read-document.ts';
import { leavesDoubt } from './receipt-doubt.ts';

const recognizer = createRecognizer();
afterAll(() => recognizer.close());

/** Receipts of which one look misreads something. */
const WORN: readonly {
  readonly style: TillStyle;
  readonly wear: Wear;
  readonly made: number;
  readonly seed: number;
}[] = [
  { style: 'french', wear: 'crumpled', made: 9190, seed: 27 },
  { style: 'french', wear: 'dirty', made: 9162, seed: 23 },
  { style: 'spanish', wear: 'needles', made: 9164, seed: 23 },
  { style: 'british', wear: 'crumpled', made: 9207, seed: 29 },
];

it('worn receipts are read by several looks where one misreads them', { timeout: 300_000 }, async () => {
  const readers = [createScanReader(recognizer), createScanReader(recognizer, leavesDoubt)];
  const right = [0, 0];
  for (const { style, wear, made, seed } of WORN) {
    const receipt = makeReceipt(made, style);
    const photograph = await photographReceipt(receipt, wear, seed);
    for (const [index, ocr] of readers.entries()) {
      const { fields } = await readDocument(photograph, {}, { pdfium: loadPdfium, ocr });
      right[index] = (right[index] ?? 0) + rightOf(receipt, fields);
    }
  }
  const [once = 0, again = 0] = right;
  expect(again).toBeGreaterThan(once + 2);
  expect(again).toBeGreaterThanOrEqual(3 * WORN.length - 1);
});

type Fields = Awaited<ReturnType<typeof readDocument>>['fields'];
const lettersOf = (name: string | undefined) => name?.toLowerCase().replace(/[^\p{L}]/gu, '');

/** How many of its day, total and company are read right. */
function rightOf({ date, total, company }: MadeReceipt, fields: Fields): number {
  return [
    fields.issueDate?.value === date,
    fields.grossTotal?.value === total,
    lettersOf(fields.supplierName?.value) === lettersOf(company),
  ].filter(Boolean).length;
}
