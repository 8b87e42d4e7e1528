import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it('what stands below ‘Réductions’ in a table of items is taken off of them, and none of it is one', () => {
  const shop = understand([
    typedPage(`
Numéro de facture      Date de facturation      Réf. de commande
#FA202600118           06/05/2026               AXLENTURO
Référence      Produit                  Taux de taxe   Prix unitaire (HT)   Quantité     Total (HT)
ACHY20060      Acide pur 200 mg                5.5 %              18,14 €         13       235,82 €
ASHB60060      Racine moulue 600 mg            5.5 %              12,07 €         26       313,82 €
BCAA200        Poudre 200 g                    5.5 %               8,19 €         13       106,47 €
                                Réductions
                                                     12 + 1 à la référence                - 18,14 €
                                                     12 + 1 à la référence                - 24,14 €
                                                                        12 + 1 à la référence    - 8,19 €
Total produits                                                                            605,64 €
Total (HT)                                                                                605,64 €
TVA 5.5 %                                                                                  33,31 €
Total (TTC)                                                                               638,95 €`),
  ]);
  expect(linesOf(shop)).toEqual([
    ['13', '235.82'],
    ['26', '313.82'],
    ['13', '106.47'],
  ]);
  expect(shop.fields.netTotal?.value).toBe('605.64');
});
