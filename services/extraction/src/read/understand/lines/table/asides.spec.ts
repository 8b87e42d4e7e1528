// Rows among the items that are called charges or reductions, and are lines where the page's sum holds them.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf, recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => linesOf(understand([typedPage(typed)]));

const invoice = (charge: string, sums: string) => `
Factura F-118              Fecha 15-09-2023
Concepto                           Cant.      Precio      Importe
Mantel de papel                       24        2,00        48,00
Jarra cristal                          4       13,00        52,00
${charge}
${sums}
IVA 21 %                                                    23,52
Total factura                                              135,52`;

it('carriage that the sum of the lines holds is a line', () => {
  expect(
    read(
      invoice(
        'Portes                                                      12,00',
        'Base imponible                 112,00',
      ),
    ),
  ).toEqual([
    ['24', '48.00'],
    ['4', '52.00'],
    [undefined, '12.00'],
  ]);
});

it('it is none where the items come to their sum without it, or it stands under the prices, or is called a charge', () => {
  const items = [
    ['24', '48.00'],
    ['4', '52.00'],
  ];
  const base = 'Base imponible                                             112,00';
  const portes = 'Portes                                                      12,00';
  expect(read(invoice(portes, `Suma de líneas                                             100,00\n${base}`))).toEqual(
    items,
  );
  expect(read(invoice('                                              Portes        12,00', base))).toEqual(items);
  expect(read(invoice('Portes:                                                     12,00', base))).toEqual(items);
});

it('a reduction with the number of an item is one', () => {
  expect(
    read(`
Rechnung R-2024-77         Datum 17.10.2024
Pos    Bezeichnung                Menge    Einzelpreis      Gesamt
1      Aktenvernichter                2         100,00      200,00
2      Rabatt Rahmenvertrag                                 -20,00
3      Monitor                        1         300,00      300,00
       Nettobetrag                                          480,00`),
  ).toEqual([
    ['2', '200.00'],
    [undefined, '-20.00'],
    ['1', '300.00'],
  ]);
});

it.each([['gratuit'], ['offert'], ['sin cargo'], ['n/c'], ['kostenlos'], ['---'], ['GRATUIT 2']])(
  'an item that costs nothing comes to nothing: %s',
  (word) => {
    expect(
      read(`
Facture 24-88              Date 04/06/2024
Article    Désignation              Quantité     Prix unit.     Montant HT
100477     Sorbet citron 2 l               2          17,50          35,00
100478     Sorbet citron 2 l               1          17,50${word.padStart(15)}
200913     Sirop bidon 3 l                 2          24,00          48,00
                                        Total HT                     83,00`),
    ).toEqual([
      ['2', '35.00'],
      ['1', '0.00'],
      ['2', '48.00'],
    ]);
  },
);

it('a charge under a reduction is the bill’s, as that is, where a recogniser lost the colons behind both', () => {
  const page = recognised(`
FACTURE F-118              Date 15/09/2026
Désignation                         Qté        P.U.        Montant
PRESTATION SUPPORT                   1        60,00         60,00
FOURNITURES DIVERSES                 3        10,00         30,00
APPEL                                1         5,00          5,00
REMISE COMMERCIALE                                          -5,00
CHARGE FRAIS DEPLACEMENT                                    10,00
TOTAL HT                                                   100,00
TVA 20 %                                                    20,00
TOTAL TTC                                                  120,00`);
  expect(linesOf(understand([page]))).toEqual([
    ['1', '60.00'],
    ['3', '30.00'],
    ['1', '5.00'],
  ]);
});

it('what is charged is an item where the total alone is named, and holds it', () => {
  const page = (total: string) => `
INVOICE                                        Invoice no. 12345
Description                                                  Amount
Shipping fee                                                  79.99
Insurance of the parcel                                       20.00

Total                                                        ${total}`;
  const sumsIn = (total: string) => linesOf(understand([typedPage(page(total))])).map(([, netTotal]) => netTotal);
  expect(sumsIn('99.99')).toEqual(['79.99', '20.00']);
  expect(sumsIn('20.00')).toEqual(['20.00']);
});

it('a shop’s carriage is a line where the items have their VAT, and all of them come to the total', () => {
  expect(
    read(`
Rechnung 12                                       12.03.2026
Artikel                      Menge      Preis        Summe
T-Shirt                          2     11,90         23,80
Hose                             1     35,70         35,70
Versandkosten                                         5,95
Gesamtsumme                                          65,45
darin enthalten 19% MwSt                             10,45
Nettobetrag                                          55,00`),
  ).toEqual([
    ['2', '20.00'],
    ['1', '30.00'],
    [undefined, '5.00'],
  ]);
});

it('a charge is what is sold where the table has nothing else, and the sum says so', () => {
  expect(
    linesOf(
      understand([
        recognised(`
Tax Invoice CMS/060
Description of services                      HSN/SAC          Amount
Service charge for handling cash             998599         1,000.00
CGST 9%                                                        90.00
SGST 9%                                                        90.00
Total                                                       1,180.00
Taxable value                                               1,000.00`),
      ]),
    ),
  ).toEqual([[undefined, '1000.00']]);
});
