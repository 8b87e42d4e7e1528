import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('a Slovene account has its number behind that of a document, and not the customer’s reference', () => {
  const read = valuesOf(
    understand([
      typedPage(`
Vetrnica d.o.o.                       Račun
Dolga ulica 7                         Številka dokumenta      2090018843
1000 Ljubljana                        Datum fakture           18.3.2026
ID za DDV: SI24576230                 Rok plačila             17.4.2026
                                      Prodajni nalog          11802
                                      Referenca stranke       MM-6-441907

Opis                      Količina EM    Cena na EM    DDV%     Znesek
Dobava energije              255 kWh       0,077000    22,00      19,64

                                      Neto vrednost               19,64
                                      DDV skupaj                   4,32
                                      Za plačilo EUR              23,96`),
    ]),
  );
  expect(read).toMatchObject({ invoiceNumber: '2090018843', issueDate: '2026-03-18', dueDate: '2026-04-17' });
  expect(read.orderNumber).toBeUndefined();
  expect(read).toMatchObject({ netTotal: '19.64', vatTotal: '4.32', grossTotal: '23.96' });
});
