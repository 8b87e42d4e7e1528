// Numbers of papers that were photographed, under words that were taken for others.
import { expect, it } from 'vitest';
import { recognised } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const numberOf = (typed: string) => understand([recognised(typed)]).fields.invoiceNumber?.value;

it('a bill that is paid says so in its title', () => {
  expect(numberOf('Facture acquittée      QT471120\nDate   09-05-2024\nTotal TTC      27.480 DT')).toBe('QT471120');
});

it('‘Sales Invoice No’ is a label, and no worn title', () => {
  const page = `
TAX INVOICE
BRANDT MFG. CO. LTD.                              www.brandt.example

Details of Consignor          Company Address                 Sales Invoice No        4471BRX24011
                              BRANDT MFG. CO. LTD.  Date:     04-05-2024
Total                                                         52340.80`;
  expect(numberOf(page)).toBe('4471BRX24011');
});

it('how much is billed is no number of the bill: ‘faturado’ is no worn ‘fatura no’', () => {
  const { invoiceNumber } = understand([
    recognised(`
Energia Quell S.A                 CNPJ: 11.222.333/0001-81
NOTA FISCAL CONTA DE ENERGIA
EMISSAO: 21/05/2024
                                    Faturado      Tarifa (R$)      Valor (R$)
Consumo                                  317         0,612500          194,16
VALOR ATE O VENCIMENTO                                              R$ 194,16`),
  ]).fields;
  expect(invoiceNumber?.value).not.toBe('317');
});

it('the name of a file over a page that was printed of it is no number', () => {
  expect(numberOf('8814.HTM\nINVOICE\nNo. 8814.HTM\nDate  09-05-2024\nTotal      27.48')).toBeUndefined();
});

it('‘Datos factura’ is no worn ‘data fattura’: its number stands behind it', () => {
  expect(numberOf('Datos FACTURA: 447190502C0000317\nTOTAL COMPRA  27,48\n14/05/2024 Caja: 2 TICKET: 417')).toBe(
    '447190502C0000317',
  );
});

it.each([
  [
    'begins with a one and has a letter among its figures, which is as often an I',
    '14471P2026005312',
    'A4471P2026005312',
  ],
  ['has a stroke and a figure behind it, which are its series', '447120 /1', '447120'],
])('a number is not sure where it %s', (_why, doubtful, plain) => {
  const sureOf = (number: string) =>
    understand([recognised(`Invoice No. ${number}\nDate  09-05-2024\nTotal      27.48`)]).fields.invoiceNumber
      ?.confidence;
  expect(sureOf(doubtful)).toBeLessThan(0.6);
  expect(sureOf(plain)).toBeGreaterThan(0.6);
});

it.each([
  ['N20417', 'S.I.I. - SANTIAGO ORIENTE', '20417'],
  ['N20417', 'SUCURSAL ORIENTE', undefined],
])('Chile’s number stands in its box, be its sign worn to a letter: %s over %s', (number, office, value) => {
  const page = `
MUSTER S.A.                          R.U.T.: 76.123.456-0
Giro: Distribución de Máquinas       FACTURA ELECTRONICA
Av. Modelo 2912, Las Condes
                                     ${number}

                                     ${office}
Fecha de Emision: 31 de diciembre del 2026
Total       1.250`;
  expect(numberOf(page)).toBe(value);
});

it('a worn label goes on with its word for a number', () => {
  const page = `
                     Involce No.      Dated
Hansen Agencies      7204             17-Oct-26
Total      347.46`;
  expect(numberOf(page)).toBe('7204');
});

it('‘30L’ in an item is how much of it, and no number, be a word before it like a label', () => {
  const page = `
Wilde Farm Brewery Ltd                Invoice #73318
Issue date: 4 July 2025
QTY    CODE        ITEM                 UNIT PRICE      LINE PRICE
3      NOK-KEG     Nokota - 30L Keg     £106.00         £318.00
                                        Total: £318.00`;
  expect(numberOf(page)).toBe('73318');
});

it('a number that a letter makes doubtful is given, and far from certain', () => {
  const page = recognised('Invoice #GB5003Y0I8ODBI\nTotal payable £29.80', { '#GB5003Y0I8ODBI': 0.9 });
  const { invoiceNumber } = understand([page]).fields;
  expect(invoiceNumber?.value).toBe('GB5003Y0I8ODBI');
  expect(invoiceNumber?.confidence).toBeLessThan(0.5);
});
