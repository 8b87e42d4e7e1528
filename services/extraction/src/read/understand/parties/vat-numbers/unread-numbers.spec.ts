import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';
import { DOUBTFUL_NUMBER } from './doubtful-numbers.ts';

/** A number that stands with nobody's name, and what else is called one. */
const numberBeside = (other: string) =>
  understand([
    typedPage(`
Nordlicht GmbH                               ${other}
Speicherweg 4
20457 Hamburg

Muster AG                                    Rechnung Nr. 4711
Hauptstr. 4                                  Datum 12.03.2026
70188 Stuttgart
                                             USt-IdNr. DE129273398

Gesamtbetrag           1.190,00 EUR`),
  ]).fields.supplierVatNumber;

it('the only number that can be read is doubted where something else is called one too', () => {
  expect(numberBeside('Kurs 2026')?.confidence).toBeGreaterThan(0.9);
  expect(numberBeside('USt-IdNr. 88120045-X7')).toMatchObject({ value: 'DE129273398', confidence: DOUBTFUL_NUMBER });
});
