// Numbers as further countries' programs print them.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => valuesOf(understand([typedPage(typed)]));

it('a number of a month is no day', () => {
  expect(
    read(`
Faktura VAT nr FV 7/03/2024
Data wystawienia: 2024-03-12
Sprzedawca: Zielony Młyn sp. z o.o.
Razem brutto   123,00 PLN`).invoiceNumber,
  ).toBe('FV 7/03/2024');
});

it('the sign of a number is none of it, be it glued to it', () => {
  expect(
    read(`
        Faktura - daňový doklad č.FV2040088
Datum vystavení:   05.09.2024
Celkem k úhradě    936,00 CZK`).invoiceNumber,
  ).toBe('FV2040088');
});

it('a number behind its day, at a label of both', () => {
  const { invoiceNumber, issueDate } = read(`
Energia del Segre SL
Data final contracte:      16.02.2026
Data i núm. factura:       17.07.2024 / 318200456
TOTAL FACTURA              517,03 €`);
  expect({ invoiceNumber, issueDate }).toEqual({ invoiceNumber: '318200456', issueDate: '2024-07-17' });
});

it('a point of sale is part of the number, as Argentina has it', () => {
  expect(
    read(`
GARCIA MARTA INES           COD. 011       FACTURA
                            Punto de Venta: 00004    Comp. Nro: 00000216
                            Fecha de Emisión: 18/02/2024
                            CUIT: 27100588998
Importe Total: $            178000,00`).invoiceNumber,
  ).toBe('00004-00000216');
});

it('a number under its label beside that of an e-way bill, as India’s programs set them', () => {
  expect(
    read(`
                              Tax Invoice
Rajmahal Surgicals Pvt Ltd          Invoice No.         e-Way Bill No.     Dated
                                    CC/7723/24-25       262082086799       22-Nov-24
Total                                                                      1,118.43`).invoiceNumber,
  ).toBe('CC/7723/24-25');
});

it('a series behind the number is none of it in Brazil, nor is a paper of which a sentence tells', () => {
  expect(
    read(`
LUZ DO VALE DISTRIBUIÇÃO S.A.
NOTA FISCAL Nº 096069777 - SÉRIE U          Data de emissão: 23/01/2024
RECIBO DE QUITAÇÃO DE DÉBITOS Nº 01/2024 A Luz do Vale declara quitados os débitos
Valor a pagar (R$)   508,76`).invoiceNumber,
  ).toBe('096069777');
});

it.each([
  ['Número    25    - 5511    Fecha    28/11/2024', '25 - 5511'],
  ['Número // Serie    FECHA\n002500777 // V     27/11/2024', '002500777 // V'],
  ['C001 A NRO.: FACTURA 00004-00017733       08/02/2024', '00004-00017733'],
  ['DOCUMENTO    NÚMERO        PÁGINA    FECHA\nFactura      1   250777    1         12/11/2024', '1 250777'],
  ['Nr. ................ : 4077\nOpr. fakturanr. .... : 3877\nDato ............... : 16.06.2024', '4077'],
  ['Fakt nr / Kundnr       Fakturadatum\n200077     103        2024-07-03', '200077'],
])('numbers in parts: %s', (facts, number) => {
  expect(read(`Factura\nPriego y Cía S.L.\n${facts}\nTotal    121,00 €`).invoiceNumber).toBe(number);
});

it('an invoice that is contained in this one is another', () => {
  expect(
    read(`
Luce Chiara S.p.A.
Bolletta riferita alla fattura elettronica n. 5070881777 del 09/09/2024
incluso nella fattura N° IF19537777 di Luce Extra del 02/07/2024
Totale da pagare   131,87 €`).invoiceNumber,
  ).toBe('5070881777');
});

it('a paper of which a sentence tells by its number is none', () => {
  expect(
    read(`
LUZ DO VALE DISTRIBUIÇÃO S.A.
RECIBO DE QUITAÇÃO DE DÉBITOS DO ANO Nº 01/2024 A Luz do Vale declara quitados os débitos
Valor a pagar (R$)   508,76`).invoiceNumber,
  ).toBeUndefined();
});

it('a series and a number that nothing joins are not sure', () => {
  const { invoiceNumber } = understand([
    typedPage(`
Priego y Cía S.L.
DOCUMENTO    NÚMERO        PÁGINA    FECHA
Factura      1   250777    1         12/11/2024
Total                                121,00 €`),
  ]).fields;
  expect(invoiceNumber?.confidence).toBeLessThan(0.5);
});

it('a telephone looks like a point of sale with its number, and is none', () => {
  expect(
    read(`
Malerbetrieb Ostrhauder
Tel. 02212-12345678
Rechnung
Gesamtbetrag    121,00 €`).invoiceNumber,
  ).toBeUndefined();
});

it.each(['B0100000131', 'E310000000131'])(
  '%s under the kind of paper is the number that its tax office counts by',
  (number) => {
    expect(
      read(`
EMBUTIDOS DEL VALLE SRL                         CRÉDITO FISCAL
RNC: 1-31-24679-6                               ${number}
Calle 4, Santo Domingo                          FECHA EMISIÓN: 14/05/2026
TOTAL FACTURADO    RD$ 36,400.00`).invoiceNumber,
    ).toBe(number);
  },
);

it('the number of a tax invoice is the invoice’s', () => {
  expect(
    read(`
Número de factura de impuestos                  ES-TI4100023987
Fecha de factura de impuestos                   09/02/2026
Total con impuestos incluidos                   EUR 72.60`).invoiceNumber,
  ).toBe('ES-TI4100023987');
});

it.each([
  ['Numero fattura elettronica valida ai fini fiscali 904417330128\nTotale   20,00', '904417330128'],
  ['           FACTURA\n    Numar: QRNF 2047\nData (zz.ll.aaaa): 28-08.2026\nTotal   20,00', 'QRNF 2047'],
  ['Factura-recibo n.º FR 2026/44\nTotal   20,00 Kz', 'FR 2026/44'],
  ['FACTURA ELECTRONICA DE VENTA: QEE838\nTotal   20.000', 'QEE838'],
  ['NUMĂRUL FACTURII (NF): 1204417943\nTotal   20,00', '1204417943'],
  ['Factura simplificada\nQXT26HS426331 - 2026-07-19\nTotal   20,00', 'QXT26HS426331'],
])('a number as Italy’s utilities, Romania and a ride’s receipt print it: %s', (page, number) => {
  expect(read(page).invoiceNumber).toBe(number);
});
