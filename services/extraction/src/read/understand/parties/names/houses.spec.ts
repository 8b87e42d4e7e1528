import { processorMsOf } from '@comptoir/testing/processor-time';
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { layOutRows } from '../../../layout.ts';
import type { PageText, Word } from '../../../page-model.ts';
import { understand } from '../../understand.ts';

it('a town in a line of its own, which another says behind its postal code, is nobody’s name', () => {
  const headed = (line: string) =>
    understand([
      typedPage(`
${line}
Facture 2026-14
Atelier du Lac
3 quai du Port
74000 Annecy
Total TTC  120,00 EUR`),
    ]).fields.supplierName?.value;
  expect(headed('ANNECY')).toBe('Atelier du Lac');
  expect(headed('ANNECY FROID')).toBe('ANNECY FROID');
});

it('nor is one that a wide space parts from its code', () => {
  const { supplierName } = understand([
    typedPage(`
                                       M. DURAND PAUL
                                       13 RUE DU LAC
                                       74000  ANNECY
Votre facture du 13/12/2025
Total TTC  7,99 EUR`),
  ]).fields;
  expect(supplierName?.value).not.toBe('ANNECY');
});

it('a page of ten thousand words that may each be a name or a town is read at once', () => {
  const letter = (at: number) => String.fromCharCode(97 + (at % 26));
  const words = Array.from({ length: 10_000 }, (_, at): Word => {
    const [x0, y0] = [60 * (at % 40), 6 * Math.floor(at / 40)];
    const text = `Ville${letter(at)}${letter(at / 26)}${letter(at / 676)}`;
    return { text, confidence: 1, x0, x1: x0 + 20, y0, y1: y0 + 4 };
  });
  const page: PageText = { number: 1, width: 2400, height: 1500, rows: layOutRows(words, 'text'), source: 'text' };
  expect(processorMsOf(() => understand([page]))).toBeLessThan(2_000);
});

it('nor is a town with its state, where another line has its ZIP code', () => {
  const headed = (line: string) =>
    understand([
      typedPage(`
${line}
Invoice No: 2024-14
BLUE DOOR PAINTING
88 Hill Ct.
Lakeside, NC 27399
Total  120.00`),
    ]).fields.supplierName?.value;
  expect(headed('LAKESIDE-NC')).toBe('BLUE DOOR PAINTING');
  expect(headed('LAKESIDE COLOR')).toBe('LAKESIDE COLOR');
});
