// Tables that print what one costs without the tax and with it.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) =>
  understand([typedPage(typed)]).lines.map(({ quantity, unitPrice, netTotal }) => [quantity, unitPrice, netTotal]);

const CHAIRS = [
  ['2', '50.00', '100.00'],
  ['1', '100.00', '100.00'],
];

it.each([
  [['Prix HT', 'Prix TTC', 'TVA', 'Total TTC']],
  [['Preis netto', 'Preis brutto', 'MwSt', 'Gesamt brutto']],
  [['Prijs excl.', 'Prijs incl.', 'BTW', 'Totaal incl.']],
  [['Unit ex VAT', 'Unit inc VAT', 'VAT', 'Total inc VAT']],
])('the lines under %s are without the tax', (headings) => {
  const [net = '', gross = '', rate = '', total = ''] = headings;
  const heading = `${net.padStart(13)} ${gross.padStart(14)} ${rate.padStart(7)} ${total.padStart(15)}`;
  expect(
    read(`
Document 12                                          12/03/2026
Article         Quantité ${heading}
Chaise                 2         50,00          60,00      20%          120,00
Table                  1        100,00         120,00      20%          120,00
                                     Total HT                           200,00
                                     TVA 20 %                            40,00
                                     Total TTC                          240,00`),
  ).toEqual(CHAIRS);
});

it('a price with the tax gives way to the one that makes the net total', () => {
  expect(
    read(`
Invoice 12                                        12/03/2026
Item           Qty    Unit ex VAT   Unit inc VAT   Total ex VAT   Total inc VAT
Chair            2          50.00          60.00         100.00          120.00
Table            1         100.00         120.00         100.00          120.00
                                      Net                        200.00
                                      VAT                         40.00
                                      Total                      240.00`),
  ).toEqual(CHAIRS);
});

it('an amount before the price per unit is how many there are', () => {
  expect(
    read(`
Invoice no 69                                          2026-11-10
Designation                        Amount           ppu         Total
Van 30D                              2,00    110 000,00    220 000,00
Excl. VAT       Total                               DUE PAYMENT
220 000,00      220 000,00                          SEK 220 000,00`),
  ).toEqual([['2', '110000.00', '220000.00']]);
});
