// Counts and totals under headings that say so of neither.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (head: string, counts: readonly [string, string], tax = 'USt 20 %') =>
  linesOf(
    understand([
      typedPage(`
Rechnung Nr. 4711          Datum: 12.03.2026

${head}
Beratung                 ${counts[0].padStart(6)}         100,00
Montage                  ${counts[1].padStart(6)}          45,00

                 Netto                   145,00
                 ${tax}                 29,00
                 Gesamt                  174,00`),
    ]),
  ).map(([count]) => count);

/** The middle one names nothing we know: each of these is refused by what stands under it. */
const HEAD = 'Descrizione                 Ore        Importo';
const NONE = [undefined, undefined];

it('what stands under an unknown name between text and totals is the count, with its unit or without', () => {
  expect(read('Descrizione                 Ore        Importo', ['2', '3'])).toEqual(['2', '3']);
  expect(read('Bezeichnung                  kg         Betrag', ['2,5', '3'])).toEqual(['2.5', '3']);
  expect(read('Service                    Time           Cost', ['2 h', '2 h'])).toEqual(['2', '2']);
});

it('numbers of rows, codes, rates and money are no counts', () => {
  expect(read(HEAD, ['1', '2'])).toEqual(NONE);
  expect(read(HEAD, ['250', '150'])).toEqual(NONE);
  expect(read(HEAD, ['07', '12'])).toEqual(NONE);
  expect(read(HEAD, ['10023', '5'])).toEqual(NONE);
  expect(read(HEAD, ['20', '10'], 'USt 20 % 10 %')).toEqual(NONE);
  expect(read(HEAD, ['20,00', '9,00'])).toEqual(NONE);
  expect(read(HEAD, ['4', '4'])).toEqual(NONE);
  expect(read(HEAD, ['rot', '4'])).toEqual(NONE);
  expect(read(HEAD, ['2', '7'])).toEqual(NONE);
  expect(read(HEAD, ['2 Feb', '2 Feb'])).toEqual(NONE);
});

it('money under the last heading beside counts is what they come to, whatever its name', () => {
  expect(read('Bezeichnung               Menge        Honorar', ['2', '3'])).toEqual(['2', '3']);
  expect(read('Beskrivelse               Antal     Linjebeløb', ['2', '3'])).toEqual(['2', '3']);
});

it('counts and totals alone are headed over names under no heading', () => {
  expect(read('                          Hours         Amount', ['2', '3'])).toEqual(['2', '3']);
});
