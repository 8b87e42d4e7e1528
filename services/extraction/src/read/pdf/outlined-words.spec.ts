import { afterAll, describe, expect, it } from 'vitest';
import { underLetterhead } from '../../testing/letterhead.ts';
import { withoutOcr } from '../../testing/without-ocr.ts';
import { createScanReader } from '../ocr/read-scans.ts';
import { createRecognizer } from '../ocr/recognizer.ts';
import { readDocument } from '../read-document.ts';
import { loadPdfium } from './pdfium.ts';

const recognizer = createRecognizer();
afterAll(() => recognizer.close());
const engines = { pdfium: loadPdfium, ocr: createScanReader(recognizer) };

const DRAWN = ['Voorbeeld Advies B.V.', 'BTW NL111222333B01', 'Vervaldatum: 12-04-2026'];
const hiddenIn = (findings: readonly { code: string; values?: unknown }[]) =>
  findings.filter(({ code }) => code === 'TEXT_HIDDEN');

describe('text that is laid unseen over letters that are drawn', { timeout: 60_000 }, () => {
  it('is read where these say the same, as print is', async () => {
    const { fields, findings } = await readDocument(await underLetterhead(DRAWN, DRAWN), {}, engines);
    expect(fields.dueDate).toMatchObject({ value: '2026-04-12', source: 'text' });
    expect(fields.supplierVatNumber).toMatchObject({ value: 'NL111222333B01', source: 'text' });
    expect(hiddenIn(findings)).toEqual([]);
  });

  it('is not read where one sign of it is another, and is pointed out', async () => {
    const forged = DRAWN.map((line) => line.replace('12-04', '12-09'));
    const { fields, findings } = await readDocument(await underLetterhead(DRAWN, forged), {}, engines);
    expect(fields.dueDate?.value).not.toBe('2026-09-12');
    expect(hiddenIn(findings)).toMatchObject([{ severity: 'warning', values: { text: '12-09-2026' } }]);
  });

  it('is not read where its money is another', async () => {
    const drawn = [...DRAWN, 'Borg: €250,00'];
    const forged = drawn.map((line) => line.replace('€', '$'));
    const { findings } = await readDocument(await underLetterhead(drawn, forged), {}, engines);
    expect(hiddenIn(findings)).toMatchObject([{ values: { text: '$250,00' } }]);
  });

  it('is pointed out where the page cannot be looked at', async () => {
    const readDrawn = () => Promise.reject(new RangeError('no memory to render 1654 × 2339'));
    const ocr = { ...withoutOcr, readDrawn };
    const { findings } = await readDocument(await underLetterhead(DRAWN, DRAWN), {}, { ...engines, ocr });
    expect(hiddenIn(findings)).toMatchObject([{ values: { text: DRAWN.join(' ') } }]);
  });
});
