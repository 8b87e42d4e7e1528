import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

/** A list of sums whose total is set in larger print, a line lower than its label. */
const fieldsOf = (label: string, total: string) =>
  understand([
    typedPage(`
Facture F-204          Date: 06/09/2026
Description      Qté   Prix unit.     TVA %   Total HT
Chaises            3       20,00        19%      60,00
Tables             2       40,00        13%      80,00

                   Sous-total HT:            140,00 TND
                   TVA:                       21,80 TND
                   • Chaises (TVA 19%)        11,40 TND
                   • Tables (TVA 13%)         10,40 TND
                   Taxes globales:             1,00 TND
                   • Droit de timbre           1,00 TND
                   ${label}
${total}`),
  ]).fields;

it('the total of a list of sums may stand a line lower than its label', () => {
  expect(fieldsOf('Total TTC:', '                                              162,80 TND')).toMatchObject({
    grossTotal: { value: '162.80' },
    netTotal: { value: '140.00' },
    vatTotal: { value: '21.80' },
    charges: { value: '1.00' },
  });
});

it('what ends elsewhere than the sums, or is not announced, is none of them', () => {
  expect(
    fieldsOf('Total TTC:', '                                                          162,80 TND').grossTotal,
  ).toBeUndefined();
  expect(fieldsOf('Total TTC', '                                              162,80 TND').grossTotal).toBeUndefined();
});
