import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]);

it('CFA francs have no decimals, and thousands parted by spaces', () => {
  const reading = read(`
Ets BAOBAB FROID, Bamako, Mali
FACTURE N° 88/2026 du 03/02/2026

Désignation                        Qté     Prix unitaire         Montant
Climatiseur 2 CV                     3           410 000       1 230 000
Pose et raccordement                 3            45 000         135 000

                                        Total HT         1 365 000 FCFA
                                        TVA 18 %           245 700 FCFA
                                        Total TTC        1 610 700 FCFA`);
  expect(valuesOf(reading)).toMatchObject({
    currency: 'XOF',
    netTotal: '1365000.00',
    vatTotal: '245700.00',
    grossTotal: '1610700.00',
  });
  expect(linesOf(reading)).toEqual([
    ['3', '1230000.00'],
    ['3', '135000.00'],
  ]);
});

it('CFA francs have none either where prices are calculated to hundredths', () => {
  const reading = read(`
Facture N° 4471                                            14/03/2026
Désignation            Quantité      Prix unitaire      Montant
Ciment                 3                  4 081,36       12 244
Sable                  2                  1 500,25        3 001
Total FCFA                                               15 245`);
  expect(linesOf(reading)).toEqual([
    ['3', '12244.00'],
    ['2', '3001.00'],
  ]);
});

it('where nothing has decimals, a point with three figures behind parts thousands', () => {
  const reading = read(`
Imprimerie du Wouri, Douala (Cameroun)
Facture 2026-19

Désignation              Qté       P.U.       TOTAL
Cartes de visite           4     15.000      60.000
Affiches                  10      8.500      85.000

                 MONTANT HT            145.000 F CFA
                 TVA 19,25%             27.913 F CFA
                 MONTANT TTC           172.913 F CFA`);
  expect(valuesOf(reading)).toMatchObject({ currency: 'XAF', netTotal: '145000.00', grossTotal: '172913.00' });
  expect(linesOf(reading)).toEqual([
    ['4', '60000.00'],
    ['10', '85000.00'],
  ]);
});

it('a franc of the CFA between the two countries that have one is nobody’s', () => {
  const { fields } = read(`
Bureau d'études Teranga, Dakar
Facture 12
Client : Minière de l'Ogooué, Libreville
Total HT      900 000 FCFA
Total TTC     900 000 FCFA`);
  expect(fields.currency).toBeUndefined();
});

it('two decimals behind CFA francs are decimals', () => {
  const { fields } = read(`
Facture 12, Lomé
Total HT      900 000,50 FCFA
TVA 18 %      162 000,09 FCFA
Total TTC   1 062 000,59 FCFA`);
  expect(fields.grossTotal?.value).toBe('1062000.59');
});

it('what a group of thousands ends with is no amount of its own, whatever the money', () => {
  const { fields } = read(`
Facture 7
Date : 02/03/2026
Total HT       3 400 000 GNX
Total TTC      3 400 000 GNX
Frais de dossier    0,00`);
  expect(fields.grossTotal?.value).not.toBe('0.00');
});

it('millions without decimals throughout are whole, whatever the money is called', () => {
  const { fields } = read(`
Factura 881
Total neto     1.250.000
IVA 19 %         237.500
Total          1.487.500
Abono previo     487.500
Saldo          1.000.000`);
  expect(fields.vatTotal?.value).toBe('237500.00');
});

it('forints are whole, and thousands parted by spaces', () => {
  const { fields } = read(`
Invoice 118                  Date 2025.07.01
Net total                                        340 000 Ft
VAT 27%                                           91 800 Ft
Total HUF                                        431 800 Ft`);
  expect([fields.netTotal?.value, fields.vatTotal?.value]).toEqual(['340000.00', '91800.00']);
});

it.each([
  ['by the number of their register', 'R.U.T.: 76.123.456-7', ['CLP', '618800.00', true]],
  ['and nobody can tell without any sign', 'Santiago', ['USD', '618.80', false]],
])("Chile's pesos are whole: %s", (_how, register, expected) => {
  const { currency, grossTotal } = read(`
FACTURA ELECTRONICA N° 118                         ${register}
Código   Descripción           Cantidad     Precio      Valor
S-1      Silla                        4     75.000    300.000
M-1      Mesa                         1    220.000    220.000
                              Monto Neto  $           520.000
                              IVA 19%     $            98.800
                              Total       $           618.800`).fields;
  expect([currency?.value, grossTotal?.value, (grossTotal?.confidence ?? 0) > 0.5]).toEqual(expected);
});

it('days with points and counts of things say nothing of how money is written', () => {
  const reading = read(`
SZÁMLA                                  Számlaszám: 24/0117
Számla kelte: 2024.09.12.               Teljesítés: 2024.09.12.        Esedékesség: 2024.09.20.
Megnevezés           Áfa     Mennyiség       Nettó egységár      Nettó érték      Áfa érték      Bruttó érték
Kerti pad            27%     2.00 db               40 500           81 000         21 870           102 870 HUF
Locsoló              27%     3.00 db                  200              600            162               762 HUF
Áfakulcs         Áfa alap        Áfa         Bruttó
0%                    100          0             100 Ft
27%                81 600     22 032         103 632 Ft
Összesen:          81 700     22 032         103 732 Ft
                                                              Fizetendő:       103 732 Ft`);
  expect(valuesOf(reading)).toMatchObject({
    currency: 'HUF',
    netTotal: '81700.00',
    vatTotal: '22032.00',
    grossTotal: '103732.00',
  });
});

it('a VAT of less than a thousand is money beside money that is written whole', () => {
  const reading = read(`
SZÁMLA                                  Számlaszám: 24/0118
Számla kelte: 2024.09.12.
Áfakulcs         Áfa alap        Áfa         Bruttó
FAD                 4 100          0           4 100 Ft
27%                 2 000        540           2 540 Ft
Összesen:           6 100        540           6 640 Ft
                                                              Fizetendő:         6 640 Ft`);
  expect(valuesOf(reading)).toMatchObject({ netTotal: '6100.00', vatTotal: '540.00', grossTotal: '6640.00' });
});

it('prices that are finer than whole money leave a Hungarian page’s sums whole, be they recognised', () => {
  const page = `
Számla                                  Sorszám     118/2024
Adószám: 11111111-2-42
Számla kelte: 2024.09.26.               Esedékesség: 2024.09.29.
Megnevezés       Mennyiség      Egységár          Nettó     Áfa %      Áfaérték      Bruttó
Zár              4 db        5 748,03 Ft      22 992 Ft     27%        6 208 Ft   29 200 Ft
Pajzs            2 db        1 181,10 Ft       2 362 Ft     27%          638 Ft    3 000 Ft
                                              25 354 Ft                6 846 Ft   32 200 Ft
Összesen                                      25 354 Ft                6 846 Ft   32 200 Ft
                                 Fizetendő végösszeg: 32 200 Ft`;
  expect(valuesOf(understand([typedPage(page, 1, 'ocr')]))).toMatchObject({
    netTotal: '25354.00',
    vatTotal: '6846.00',
    grossTotal: '32200.00',
  });
});

it('a picture of many numbers in groups and of none with decimals writes whole money, though nothing names it', () => {
  const row = (at: number) =>
    `Pare-chocs ${at}        1         ${318 + at} 450      ${at + 1}1 850     ${286 + at} 600`;
  const netOf = (count: number) =>
    understand([
      typedPage(
        `
Facture F-4471
Désignation     Quantité   Prix unitaire    Remise       Total
${Array.from({ length: count }, (_, at) => row(at)).join('\n')}`,
        1,
        'ocr',
      ),
    ]).lines[0]?.netTotal;
  expect(netOf(5)).toBe('286600.00');
  expect(netOf(1)).not.toBe('286600.00');
});

it('a figure in groups with an F right behind it is francs', () => {
  const reading = understand([
    typedPage(
      `
FACTURE N° 12
QTÉ     DÉSIGNATION         P.U          MONTANT
02      Bâches              10.000F      20.000F
01      Tente           10.000F      10.000F
                            TOTAL        30.000`,
      1,
      'ocr',
    ),
  ]);
  expect(reading.fields.grossTotal?.value).toBe('30000.00');
});

it('Colombia’s papers show the number of their register, with points in it or without', () => {
  const till = (nit: string) =>
    understand([
      typedPage(
        `
JUGOS QUELL SAS
NIT: ${nit}
Factura de Venta B-4711
FECHA 14/03/2024
UND DESCRIPCION            PRECIO      TOTAL
1   MANGO                   4.900      4.900
1   AVENA                   1.600      1.600
TOTAL                                  6.500
EFECTIVO                              10.000
CAMBIO                                 3.500`,
        1,
        'ocr',
      ),
    ]).fields.grossTotal?.value;
  expect(till('901.274.638-5')).toBe('6500.00');
  expect(till('901274638-5')).toBe('6500.00');
});

it.each([
  ['COP $', '.'],
  ['COP ', '.'],
  ['UGX ', ','],
  ['Rp', ','],
  ['Rp. ', '.'],
])("money of which a thousand buys little has no decimals: '%s4%s000' are four thousand", (money, sign) => {
  const of = (figures: string) => money + figures.replaceAll('.', sign);
  const reading = read(`
Invoice no. FE-221                                Date 12/03/2026
Description        Quantity    Unit price            Total
Parking                   1    ${of('4.000')}        ${of('4.000')}
Washing                   2    ${of('3.000')}        ${of('6.000')}
Subtotal                                             ${of('10.000')}
VAT 19 %                                             ${of('1.900')}
Total                                                ${of('11.900')}`);
  expect(valuesOf(reading)).toMatchObject({ netTotal: '10000.00', vatTotal: '1900.00', grossTotal: '11900.00' });
  expect(linesOf(reading)).toEqual([
    ['1', '4000.00'],
    ['2', '6000.00'],
  ]);
});

it('cents are cents of such money, too, where it has them', () => {
  const reading = read(`
Invoice no. FE-221                                Date 12/03/2026
Description        Quantity    Unit price            Total
Parking                   1    COP 4.000,50          COP 4.000,50
Total                                                COP 4.000,50`);
  expect(valuesOf(reading)).toMatchObject({ grossTotal: '4000.50' });
});
