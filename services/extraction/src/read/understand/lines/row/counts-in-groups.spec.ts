import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it('a count in groups of three is one number, whatever figures the text has', () => {
  const read = understand([
    typedPage(`
FACTURE N° 19-1147
Nature des travaux                              Quantité      Prix unitaire      Montant H.T.
Dépliant 3 volets, couché 135 g                  5 000          0,0964              482,00
Livraison 2 points                                   1         35,0000               35,00
Total H.T.                                                                          517,00`),
  ]);
  expect(linesOf(read)).toEqual([
    ['5000', '482.00'],
    ['1', '35.00'],
  ]);
});

it('what a page brings forward in two languages is no line, and the table goes on', () => {
  const rows = `
S.No   Description        Qty      Rate      Amount`;
  const read = understand([
    typedPage(`TAX INVOICE SI-1${rows}
1      Cement             400     13.25    5,300.00
                 Carried forward ما بعده    5,300.00`),
    typedPage(
      `TAX INVOICE SI-1${rows}
                 Brought forward ما قبله    5,300.00
2      Primer              15     74.00    1,110.00
                 Total before VAT           6,410.00`,
      2,
    ),
  ]);
  expect(linesOf(read)).toEqual([
    ['400', '5300.00'],
    ['15', '1110.00'],
  ]);
});
