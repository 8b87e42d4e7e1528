import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

/** A letter whose facts name a number, anybody's, over a foot. */
const numberOver = (foot: string) =>
  understand([
    typedPage(`
Nordlicht GmbH
Speicherweg 4                                Rechnung Nr. 4711
20457 Hamburg                                Datum 12.03.2026

Muster AG
Hauptstr. 4
70188 Stuttgart


                                             USt-IdNr. DE129273398

Nettobetrag            1.000,00
19 % USt                 190,00
Gesamtbetrag           1.190,00 EUR
${'\n'.repeat(40)}${foot}`),
  ]).fields.supplierVatNumber;

it('a number in the row of the supplier’s name in the foot is its own, before one among the facts', () => {
  expect(numberOver('Nordlicht GmbH     Amtsgericht Hamburg     DE136695976')).toMatchObject({ value: 'DE136695976' });
});

it('of two that stand with nobody’s name the first is doubted', () => {
  const several = numberOver('Geschäftsführer    Amtsgericht Hamburg     DE136695976');
  expect(several?.value).toBe('DE129273398');
  expect(several?.confidence).toBeLessThan(0.7);
  expect(numberOver('Geschäftsführer    Amtsgericht Hamburg')?.confidence).toBeGreaterThan(0.9);
});
