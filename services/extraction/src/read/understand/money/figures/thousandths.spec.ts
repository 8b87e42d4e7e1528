import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]);

it('Tunisian money has three decimals, and thousands parted by spaces', () => {
  const { fields, lines } = read(`
FACTURE N° FA-2026-0417

Code       Libellé                 Qté      P.U HT         TVA %      Total HT
204417     Maintenance parc          1    1 250,500        19       1 250,500
118203     Disque SSD 1 To           4      215,750        19         863,000

Total HT                 2 113,500
Total TVA                  401,565
Timbre fiscal                1,000
Total TTC                2 516,065 TND`);
  expect(fields.netTotal?.value).toBe('2113.50');
  expect(fields.vatTotal?.value).toBe('401.565');
  expect(fields.grossTotal?.value).toBe('2516.065');
  expect(lines.map(({ quantity, netTotal }) => [quantity, netTotal])).toEqual([
    ['1', '1250.50'],
    ['4', '863.00'],
  ]);
});

it('where two decimals are written, three figures are thousands, whatever the money', () => {
  const { fields } = read(`
Facture N° 417
Total HT        2,113.50
Total TVA         401.57
Total TTC       2,515.07 TND`);
  expect(fields.grossTotal?.value).toBe('2515.07');
});

it('who writes from Tunisia counts in millimes without saying so', () => {
  const { fields } = read(`
Menuiserie du Sahel, Monastir, Tunisie
Facture N° 91
Total HT        520,000
TVA 19 %         98,800
Total TTC       618,800`);
  expect(fields.grossTotal?.value).toBe('618.80');
});

it('thousands by one sign and three figures behind the other are no thousands of thousands', () => {
  const { fields } = read(`
SALES INVOICE No. 4471
Total excl. VAT      3,104.250
Total VAT               21.318
Grand Total USD      3,125.568`);
  expect(fields.grossTotal?.value).toBe('3125.568');
  expect(fields.netTotal?.value).toBe('3104.25');
});

it('a rate with two decimals on every line is one number, and leaves money in thousandths', () => {
  const { fields } = read(`
Comptoir du Golfe, Sousse, Tunisie
FACTURE N° 2024-0471
DESIGNATION          QUANTITE     P.U. H.T.      TVA     REMISE     MONTANT H.T.
COURROIE                    2         7.500    19.00       0.00           15.000
HUILE                       4         2.250    19.00       0.00            9.000
AIGUILLE                   10         0.100    19.00       0.00            1.000
BOBINE                      4         1.250    19.00       0.00            5.000

                                       TOTAL NET H.T                     30.000
                                       TOTAL T.V.A                        5.700
                                       NET A PAYER                       35.700`);
  expect(fields.grossTotal?.value).toBe('35.70');
});
