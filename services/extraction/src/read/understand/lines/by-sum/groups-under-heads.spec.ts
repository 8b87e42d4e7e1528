import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const bill = (rows: string, total = '128,26 €') =>
  linesOf(
    understand([
      typedPage(`
Luz Muster, S.L.                          Factura nº: P26-0471       Fecha: 26/08/2026

DETALLE DE LA FACTURA
${rows}
TOTAL                                                                ${total}`),
    ]),
  );

const POWER = `Potencia ............................................................ 25,50 €
 Pot. P1 5,500 kW x 0,090000 Eur/kW x 40 días ....................... 19,80 €
 Pot. P3 5,500 kW x 0,025909 Eur/kW x 40 días ........................ 5,70 €`;
const ENERGY = `Energía ............................................................. 90,00 €
 Facturación del Consumo 600,000 kWh x 0,150000 Eur/kWh ............. 90,00 €
Descuentos ........................................................... -9,90 €
 Descuento Indefinido 90,00 Eur x -10 % .............................. -9,00 €
 Descuento Promocional 90,00 Eur x -1 % .............................. -0,90 €`;
const TAXES = `Impuestos ............................................................ 22,66 €
 Impuesto electricidad ( 105,60 Eur X 0,3788 % ) ...................... 0,40 €
 IVA normal 21 % s/ 106,00 ........................................... 22,26 €`;

it('items in groups, each under what it comes to, are the lines of a bill, and its VAT is none', () => {
  expect(bill(`${POWER}\n${ENERGY}\n${TAXES}`)).toEqual([
    [undefined, '19.80'],
    [undefined, '5.70'],
    ['600', '90.00'],
    [undefined, '-9.00'],
    [undefined, '-0.90'],
    [undefined, '0.40'],
  ]);
});

it('what a head does not come to proves nothing', () => {
  expect(bill(`${POWER.replace('19,80', '19,90')}\n${ENERGY}\n${TAXES}`)).toEqual([]);
  expect(bill(`${POWER}\n${ENERGY}\n${TAXES}`, '129,26 €')).toEqual([]);
});

it('items that do not come to the net total are no lines', () => {
  const fees = TAXES.replace('IVA normal 21 % s/ 106,00', 'Cuota de acceso a la red..');
  const sums = '128,26 €\nBase imponible                                              116,60 €\nIVA 10 %  11,66 €';
  expect(bill(`${POWER}\n${ENERGY}\n${fees}`, sums)).toEqual([]);
});
