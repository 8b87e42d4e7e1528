import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const FOLIO = `
HÔTEL DU PONT
Cabinet Thévenot Ingénierie              Chambre : 214
24 rue de la Part-Dieu                   Arrivée : 11/02/24
69003 Lyon                               Départ : 13/02/24

NOTE N° 118 604                          Strasbourg, 13/02/24 08:42

Date        Libellé                      Débit EUR        Crédit EUR
11/02/24    Hébergement Ch. 214             126,00
12/02/24    Petit déjeuner buffet            17,00
13/02/24    Visa XXXX 4417                                    143,00
            Total                           143,00            143,00
            Solde                             0,00
T.V.A.         H.T.      T.V.A.      T.T.C.
10,0 %       115,45       11,55      127,00
20,0 %         9,33        1,87       11,20
Non soumis     4,80        0,00        4,80
Totaux       129,58       13,42      143,00`;

it('the day that ends the row of a number is the invoice’s: a hotel’s bill is full of others', () => {
  expect(understand([typedPage(FOLIO)]).fields).toMatchObject({
    invoiceNumber: { value: '118 604' },
    issueDate: { value: '2024-02-13' },
    netTotal: { value: '129.58', confidence: expect.closeTo(0.96, 1) },
    vatTotal: { value: '13.42' },
    grossTotal: { value: '143.00' },
  });
});

it('what was paid beside what is charged is no item', () => {
  expect(linesOf(understand([typedPage(FOLIO)])).map(([, net]) => net)).toEqual(['126.00', '17.00']);
});

it('the day of the next fact in the row of a title is not the title’s', () => {
  const { issueDate } = understand([
    typedPage(`
INVOICE No. 61177                  Delivered 17-05-2024
Date: 21-05-2024
Total                              12.00`),
  ]).fields;
  expect(issueDate?.value).toBe('2024-05-21');
});
