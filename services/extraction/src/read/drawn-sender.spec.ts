import { afterAll, describe, expect, it } from 'vitest';
import { underLetterhead } from '../testing/letterhead.ts';
import { typedPage } from '../testing/typed-page.ts';
import { withDrawnSender } from './drawn-sender.ts';
import { createScanReader } from './ocr/read-scans.ts';
import { createRecognizer } from './ocr/recognizer.ts';
import type { PageText } from './page-model.ts';
import { loadPdfium } from './pdf/pdfium.ts';
import { readDocument } from './read-document.ts';
import { understand } from './understand/understand.ts';

const recognizer = createRecognizer();
afterAll(() => recognizer.close());
const engines = { pdfium: loadPdfium, ocr: createScanReader(recognizer) };

describe('a letterhead that is a picture on a page of text', () => {
  it('says who sends it and where the money goes, and that this was recognised', async () => {
    const letterhead = ['Voorbeeld Advies B.V.', 'BTW NL111222333B01', 'IBAN NL91 ABNA 0417 1643 00'];
    const { route, fields } = await readDocument(await underLetterhead(letterhead), {}, engines);
    expect(route).toBe('text');
    expect(fields.supplierName).toMatchObject({ value: 'Voorbeeld Advies B.V.', source: 'ocr', page: 1 });
    expect(fields.supplierName?.box?.[1]).toBeLessThan(0.1);
    expect(fields.supplierVatNumber).toMatchObject({ value: 'NL111222333B01', source: 'ocr' });
    expect(fields.iban).toMatchObject({ value: 'NL91ABNA0417164300', source: 'ocr' });
    // Anybody can put a picture on a page.
    for (const name of ['supplierName', 'supplierVatNumber', 'iban'] as const)
      expect(fields[name]?.confidence).toBeLessThan(0.9);
    expect(fields.invoiceNumber).toMatchObject({ value: '2026-4471', source: 'text' });
    expect(fields.grossTotal).toMatchObject({ value: '121.00', source: 'text' });
  }, 60_000);

  it('tells of an account whose check digits fail, as print does', async () => {
    const letterhead = ['Voorbeeld Advies B.V.', 'IBAN NL91 ABNA 0417 1643 01'];
    const { findings } = await readDocument(await underLetterhead(letterhead), {}, engines);
    expect(findings.map(({ field }) => field)).toContain('iban');
  }, 60_000);

  it('is none where it stands in the foot', async () => {
    const foot = [...Array.from({ length: 36 }, () => ''), 'Andere Partij B.V.', 'IBAN NL91 ABNA 0417 1643 00'];
    const { fields } = await readDocument(await underLetterhead(foot), {}, engines);
    expect(fields.supplierName?.value).not.toBe('Andere Partij B.V.');
    expect(fields.iban).toBeUndefined();
  }, 60_000);

  it('is left where there is no memory to draw the page', async () => {
    const pdf = await underLetterhead(['Voorbeeld Advies B.V.']);
    const readDrawn = () => Promise.reject(new RangeError('no memory to render 1654 × 2339'));
    const { fields } = await readDocument(pdf, {}, { ...engines, ocr: { ...engines.ocr, readDrawn } });
    expect(fields.grossTotal?.value).toBe('121.00');
  }, 60_000);

  it('is not looked at again at a second attempt', async () => {
    const letterhead = ['Voorbeeld Advies B.V.', 'BTW NL111222333B01'];
    const { fields } = await readDocument(await underLetterhead(letterhead), { coarse: true }, engines);
    expect(fields.supplierVatNumber).toBeUndefined();
  }, 60_000);
});

describe('what is drawn beside print', () => {
  /** Print alone, and with a drawn line over it. */
  const read = (print: string, line: string) => {
    const printed = understand([typedPage(`\n${print}`)]);
    const page = typedPage(`${line}\n${print}`);
    return withDrawnSender(printed, understand([page]), { page, words: wordsOf(page.rows[0]) }).fields;
  };
  const wordsOf = (row: PageText['rows'][number] | undefined) => (row?.segments ?? []).flatMap(({ words }) => words);
  const PAGE = `
Kunde Modell
Hauptweg 4, 10115 Berlin
Rechnung Nr. 4471        Datum 17.11.2026
www.zeltbau-muster.de
Total EUR   119,00`;

  it.each([
    ['a name in law', 'Zeltbau Muster GmbH', 'Zeltbau Muster GmbH'],
    ['a site of the page', 'Zeltbau Muster', 'Zeltbau Muster'],
  ])('%s sends it, though print calls somebody else', (_what, line, name) => {
    expect(read(PAGE, line).supplierName).toMatchObject({ value: name, source: 'ocr' });
  });

  it('a mark that nothing vouches for does not', () => {
    const before = understand([typedPage(`\n${PAGE}`)]).fields.supplierName?.value;
    expect(read(PAGE, 'Sommerfest').supplierName?.value).toBe(before);
  });

  it('leaves what print says of numbers, days and sums', () => {
    const fields = read(PAGE, 'Zeltbau Muster GmbH Rechnung Nr. 9999 Datum 01.01.2020 Total EUR 999,00');
    expect(fields.invoiceNumber?.value).toBe('4471');
    expect(fields.issueDate?.value).toBe('2026-11-17');
    expect(fields.grossTotal?.value).toBe('119.00');
  });
});
