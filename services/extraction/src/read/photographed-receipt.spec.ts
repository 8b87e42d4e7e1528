import { afterAll, expect, it } from 'vitest';
import { type MadeReceipt, makeReceipt, type TillStyle } from '../testing/made-receipt.ts';
import { photographReceipt, type Wear } from '../testing/photograph-receipt.ts';
import { CERTAIN } from './calibration/certainty.ts';
import { createScanReader } from './ocr/read-scans.ts';
import { createRecognizer } from './ocr/recognizer.ts';
import { loadPdfium } from './pdf/pdfium.ts';
import { readDocument } from './read-document.ts';
import { leavesDoubt } from './receipt-doubt.ts';

const recognizer = createRecognizer();
afterAll(() => recognizer.close());

/** Receipts of which one look leaves something in doubt. */
const WORN: readonly {
  readonly style: TillStyle;
  readonly wear: Wear;
  readonly made: number;
  readonly seed: number;
}[] = [
  { style: 'french', wear: 'dirty', made: 9246, seed: 26 },
  { style: 'spanish', wear: 'crumpled', made: 9298, seed: 23 },
  { style: 'spanish', wear: 'needles', made: 9259, seed: 28 },
  { style: 'british', wear: 'crumpled', made: 9317, seed: 20 },
];

it('what one look at a worn receipt leaves in doubt, looks of another kind settle', { timeout: 300_000 }, async () => {
  const readers = [createScanReader(recognizer), createScanReader(recognizer, leavesDoubt)];
  const certain = [0, 0];
  for (const { style, wear, made, seed } of WORN) {
    const receipt = makeReceipt(made, style);
    const photograph = await photographReceipt(receipt, wear, seed);
    for (const [index, ocr] of readers.entries()) {
      const { fields } = await readDocument(photograph, {}, { pdfium: loadPdfium, ocr });
      const values = valuesOf(receipt, fields);
      expect(values.filter(({ isRight }) => !isRight)).toEqual([]);
      certain[index] = (certain[index] ?? 0) + values.filter(({ confidence }) => confidence >= CERTAIN).length;
    }
  }
  const [once = 0, again = 0] = certain;
  expect(again).toBeGreaterThan(once);
  expect(again).toBe(3 * WORN.length);
});

type Fields = Awaited<ReturnType<typeof readDocument>>['fields'];
const lettersOf = (name: string | undefined) => name?.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Its day, total and company: whether each is right, and how sure. */
function valuesOf({ date, total, company }: MadeReceipt, { issueDate, grossTotal, supplierName }: Fields) {
  return [
    { isRight: issueDate?.value === date, confidence: issueDate?.confidence ?? 0 },
    { isRight: grossTotal?.value === total, confidence: grossTotal?.confidence ?? 0 },
    { isRight: lettersOf(supplierName?.value) === lettersOf(company), confidence: supplierName?.confidence ?? 0 },
  ];
}
