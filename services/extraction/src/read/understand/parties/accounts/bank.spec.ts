import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutRows } from '../../../layout.ts';
import type { Word } from '../../../page-model.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { findIban, payeeAccount } from './bank.ts';

/** A page of lines; words are set with a space between, ten points high. */
function pageOf(lines: readonly string[], source: 'text' | 'ocr' = 'text') {
  const words = lines.flatMap((line, row): Word[] => {
    let x = 50;
    return line.split(' ').map((text) => {
      const word = { text, x0: x, x1: x + 5 * text.length, y0: 20 * row, y1: 20 * row + 10, confidence: 1 };
      x = word.x1 + 3;
      return word;
    });
  });
  return toDocumentText([{ number: 1, width: 595, height: 842, rows: layOutRows(words, source), source }]);
}

const IBAN = 'DE89370400440532013000';

describe('an IBAN', () => {
  it('of several that hold is the first, however worn it is', () => {
    const [worn, plain] = [IBAN, 'FR1420041010050500013M02606'].map((text, row): Word => {
      return { text, x0: 50, x1: 200, y0: 20 * row, y1: 20 * row + 10, confidence: row === 0 ? 0.6 : 0.99 };
    });
    const rows = layOutRows(worn && plain ? [worn, plain] : [], 'ocr');
    const text = toDocumentText([{ number: 1, width: 595, height: 842, rows, source: 'ocr' }]);
    expect(findIban(text)?.value).toBe(IBAN);
  });

  it('is found however it is grouped', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 4, maxLength: 22 }), (sizes) => {
        const groups: string[] = [];
        let rest = IBAN.slice(4);
        for (const size of sizes) {
          if (rest === '') break;
          groups.push(rest.slice(0, size));
          rest = rest.slice(size);
        }
        if (rest) groups.push(rest);
        expect(findIban(pageOf([`IBAN: ${[IBAN.slice(0, 4), ...groups].join(' ')}`]))?.value).toBe(IBAN);
      }),
    );
  });

  it('is certain where its check digits hold, labelled or not', () => {
    expect(findIban(pageOf([`Bank ${IBAN}`]))?.score).toBeGreaterThanOrEqual(0.9);
  });

  it('with one figure wrong is doubtful at its label, and nothing without one', () => {
    const wrong = 'DE89370400440532013001';
    expect(findIban(pageOf([`IBAN ${wrong}`]))?.score).toBeLessThan(0.7);
    expect(findIban(pageOf([`Ref ${wrong}`]))).toBeUndefined();
  });

  it.each(['Cta.DE89370400440532013000', 'IBAN: DE 89370400440532013000', 'IBAN DE 89 3704 0044 0532 0130 00'])(
    'is one behind what it is called without a space, and with its country’s letters apart: %s',
    (line) => {
      expect(findIban(pageOf([line]))?.value).toBe(IBAN);
    },
  );

  it('that runs over into the next line of its column is one, whatever stands beside it', () => {
    const page = pageOf(['Sample Ltd - IBAN DE89 3704 0044 0532 Head office', '0130 00 - BIC COBADEFFXXX']);
    expect(findIban(page)?.value).toBe(IBAN);
  });

  it('that runs over into a line set to the right is one', () => {
    const page = pageOf(['IBAN DE89 3704 0044', '0532 0130 00']);
    const [first, second] = page.rows;
    const by = (first?.cells[0]?.x1 ?? 0) - (second?.cells[0]?.x1 ?? 0);
    const right = (second?.cells ?? []).map((cell) => ({
      ...cell,
      x0: cell.x0 + by,
      x1: cell.x1 + by,
      words: cell.words.map((word) => ({ ...word, x0: word.x0 + by, x1: word.x1 + by })),
    }));
    const rows = page.rows.map((row) => (row === second ? { ...row, cells: right } : row));
    expect(findIban({ ...page, rows, cells: rows.flatMap(({ cells }) => cells) })?.value).toBe(IBAN);
  });

  it('is not given by half where the rest in the next line does not hold', () => {
    expect(findIban(pageOf(['IBAN DE89 3704 0044 0532', '0130 01']))).toBeUndefined();
  });

  it('that is too short may be cut, and is less sure than one whose check fails', () => {
    const short = findIban(pageOf(['IBAN DE89 3704 0044 0532']))?.score ?? 0;
    expect(short).toBeLessThan(findIban(pageOf(['IBAN DE89370400440532013001']))?.score ?? 0);
  });

  it('misread by OCR is put right only where the check digits then agree', () => {
    expect(findIban(pageOf(['IBAN DE89 37O4 OO44 O532 O13O OO'], 'ocr'))?.value).toBe(IBAN);
    expect(findIban(pageOf(['IBAN DE89 37O4 OO44 O532 O13O O1'], 'ocr'))?.value).not.toBe(IBAN);
    const ofRomania = ['IBAN R049 AAAA 1B31 0075 9384 0000'];
    expect(findIban(pageOf(ofRomania, 'ocr'))?.value).toBe('RO49AAAA1B31007593840000');
    expect(findIban(pageOf(ofRomania))).toBeUndefined();
  });

  it('is not sure where one before it was put right, which may be the one that is meant', () => {
    const at = { page: 1, box: { x0: 0, y0: 0, x1: 1, y1: 1 } };
    const other = { ...at, value: 'FR1420041010050500013M02606', score: 0.97 };
    const given = (score: number, value = IBAN) => payeeAccount([{ ...at, value, score }, other]);
    expect(given(0.81)).toMatchObject({ value: other.value, score: 0.4 });
    expect(given(0.81, other.value)).toMatchObject({ value: other.value, score: 0.99 });
    expect(given(0.97)).toMatchObject({ value: IBAN, score: 0.97 });
  });
});
