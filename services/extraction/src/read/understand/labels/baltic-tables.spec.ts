import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it.each([
  [
    'Estonian',
    `
Arve nr 40221                                    Kuupäev: 12.03.2026
Kauba / teenuse nimetus         Kogus   Ühik     Hind      Summa
Puitplaat 18 mm                     4   tk      25.50     102.00
Transport                           1   kord    30.00      30.00
                                      Vahesumma:     132.00
                             Summa käibemaksuta:     132.00
                               Käibemaks (24%):       31.68
                                   Kokku (EUR):      163.68`,
  ],
  [
    'Latvian',
    `
Rēķins Nr. 40221                                 Datums: 12.03.2026
Nosaukums                    Daudzums   Mērv.    Cena      Summa
Saplāksnis 18 mm                    4   gab.    25,50     102,00
Piegāde                             1   reize   30,00      30,00
                                  Summa bez PVN:     132,00
                                        PVN 24%:      31,68
                                  Kopā apmaksai:     163,68 EUR`,
  ],
  [
    'Lithuanian',
    `
PVM sąskaita faktūra Nr. 40221                   Data: 2026-03-12
Pavadinimas                    Kiekis   Mato vnt.   Kaina    Suma be PVM
Fanera 18 mm                        4   vnt.        25,50         102,00
Pristatymas                         1   vnt.        30,00          30,00
                                 Iš viso be PVM:      132,00
                                        PVM 24%:       31,68
                                   Suma su PVM:       163,68 EUR
                                   Iš viso mokėti:    163,68 EUR`,
  ],
])('reads the lines and the sums of a paper in %s', (_language, typed) => {
  const read = understand([typedPage(typed)]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '132.00', vatTotal: '31.68', grossTotal: '163.68' });
  expect(linesOf(read)).toEqual([
    ['4', '102.00'],
    ['1', '30.00'],
  ]);
});
