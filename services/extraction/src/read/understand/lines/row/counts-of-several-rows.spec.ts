// Counts that stand in another row than the total, or in more words than one.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => linesOf(understand([typedPage(typed)]));

it('a figure of the text is no count where the one a row higher makes the total', () => {
  expect(
    read(`
Rechnung RE-19             Datum 05.12.2024
Pos.      Menge   Bezeichnung                                  EP        GP
1.1       3 St.   Regalboden Eiche geölt,
                  40 cm tief, mit Trägern                  200,00    600,00
1.2      24,0 m   Sockelleiste inkl. Ecken,
                  9 mm furniert                             10,00    240,00
                  Netto                                              840,00`),
  ).toEqual([
    ['3', '600.00'],
    ['24', '240.00'],
  ]);
});

it('two counts with the sign of the product between are so many as they make', () => {
  expect(
    read(`
Rechnung RE-20             Datum 05.12.2024
Pos     Bezeichnung                    Anzahl     Einzelpreis      Betrag
1       Wartung je Platz u. Monat      3 x 24            5,00      360,00
2       Anfahrt                     2 x 45 km            0,80       72,00
3       Schrauben                       1 200            2,00       24,00
4       Heizstrom                   1 011 kWh          0,1247      126,07
        Nettobetrag                                                582,07`),
  ).toEqual([
    ['72', '360.00'],
    ['90', '72.00'],
    ['1200', '24.00'],
    ['1011', '126.07'],
  ]);
});

it('what is paid for something is an item, whose word is that of a tax too', () => {
  expect(
    read(`
Factura 88-0417            Emitida 1 de octubre de 2023
Concepto                           Periodo            Importe
Cuota centralita                   01/09 - 30/09      30,00
Cuota soporte técnico              01/09 - 30/09      15,00
Llamadas internacionales           01/09 - 30/09       5,00
Base imponible                                        50,00
Cuota IVA 21 %                                        10,50
Total factura                                         60,50`),
  ).toEqual([
    [undefined, '30.00'],
    [undefined, '15.00'],
    [undefined, '5.00'],
  ]);
});

it('a reduction among items without headings is one of those that come to the sum', () => {
  expect(
    read(`
Factura PJ-118             Fecha 31-08-2021
Entrada        Salida           Cat.       Clave        s/IVA
Olite          Tafalla          PES 2         E1         5,40
Tafalla        Olite            PES 2         E1         9,80
Bonificación por uso frecuente                           -2,20
Cuota mensual del equipo                                  1,00
Base imponible                                           14,00
IVA 21 %                                                  2,94
Total                                                    16,94`),
  ).toEqual([
    [undefined, '5.40'],
    [undefined, '9.80'],
    [undefined, '-2.20'],
    [undefined, '1.00'],
  ]);
});
