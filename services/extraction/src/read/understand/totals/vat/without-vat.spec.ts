import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;

it('where there is no VAT the net total is the total, and a policy’s number no tax', () => {
  const fields = read(`
FACTURE N° 70-2026 du 14/10/2026

DESCRIPTIF                U        QTÉ      P.U.      MONTANT
Préparation des fonds     m2        64      6,50       416,00
TOTAL HT                                               416,00
Acompte versé le 24/09/2026                           -100,00
NET À PAYER                                            316,00 €

TVA non applicable, art. 293 B du CGI. Assurance décennale n° 437810595.`);
  expect(fields.grossTotal?.value).toBe('416.00');
  expect(fields.netTotal?.value).toBe('416.00');
  expect(fields.vatTotal?.value).toBe('0.00');
  expect(fields.amountDue?.value).toBe('316.00');
});

it.each([
  ['Education services are exempt from\nVAT. Registered charity CHY 20684.', 'Total fees'],
  ['Prestations exclues du champ de l’impôt (art. 21 LTVA).', 'Total fees'],
  ['Association non assujettie à la TVA.', 'Total TTC'],
  ['Die Steuerschuld geht gemäß § 13b UStG auf den Leistungsempfänger über.', 'Endbetrag'],
])('it is said in many words: %s', (words, label) => {
  const fields = read(`
Invoice no: RF2041
${label}         £2,124.00
${words}`);
  expect(fields.netTotal?.value).toBe('2124.00');
  expect(fields.vatTotal?.value).toBe('0.00');
});

it.each([
  ['Whether tax is payable on reverse charge: No', undefined],
  ['Tax Invoice/Bill of Supply/Cash Memo', undefined],
  ['Whether the tax paid under      No\nReverse Charge?', undefined],
  ['Reverse Charge (Y/N) : N', undefined],
  ['Reverse charge applicable? No', undefined],
  ['Reverse Charge: Yes', '0.00'],
  ['Whether tax is payable on reverse charge: Yes', '0.00'],
  ['Reverse charge: customer to account for the tax', '0.00'],
])('a question whether the buyer bears the VAT is no statement that he does: %s', (asked, vat) => {
  const fields = read(`
Invoice no: RF2041
${asked}
Total amount         2,124.00`);
  expect(fields.vatTotal?.value).toBe(vat);
  expect(fields.netTotal?.value).toBe(vat && '2124.00');
});

it('of a total with a stamp in it no net total is made', () => {
  const fields = read(`
Fattura n. 14/2026                 Data: 04/05/2026
Prestazioni aprile 2026                               850,00
Imposta di bollo                                        2,00
Totale                                                852,00
Operazione esente IVA art. 10 DPR 633/72`);
  expect([fields.netTotal, fields.vatTotal?.value, fields.grossTotal?.value]).toEqual([undefined, '0.00', '852.00']);
});

it('a sum below another amount of the page is no total, whoever pays the VAT', () => {
  const fields = read(`
Description                 Amount
11 x Ceramic mug            €82.83
4 x Waxed jacket            €502.92
Subtotal                    €3.00
Tax to be paid on reverse charge basis`);
  expect(fields.grossTotal).toBeUndefined();
});

it('a stamp behind the net total of who bears no VAT leaves the VAT at nought', () => {
  const { fields } = understand([
    typedPage(`
Fattura n. 12                      Data: 31/05/2025
Descrizione                      Quantità    Prezzo       Importo
Revisione testi                      10       60,00        600,00

Imponibile                                                 600,00
Imposta di bollo                                             2,00
Totale fattura                                             602,00 €
Operazione in franchigia da IVA ai sensi della L. 190/2014`),
  ]);
  expect([fields.netTotal?.value, fields.vatTotal?.value, fields.grossTotal?.value]).toEqual([
    '600.00',
    '0.00',
    '602.00',
  ]);
});

it('what nothing is added to is the total, though nothing is called so, and not sure', () => {
  const totalOf = (sums: string) =>
    understand([typedPage(`Rechnung Nr. 2026-31\n21.05.2026\n${sums}`)]).fields.grossTotal;
  const summed = totalOf('Pos. 1     130 €\nPos. 2      45 €\nSumme:     175 €');
  expect(summed?.value).toBe('175.00');
  expect(summed?.confidence).toBeLessThan(0.6);
  expect(totalOf('Subtotal without VAT: 175,00 EUR\nVAT 0 %: 0,00 EUR\nSubtotal: 175,00 EUR')?.value).toBe('175.00');
  expect(totalOf('Summe:     175 €\nzzgl. MwSt.')).toBeUndefined();
  expect(totalOf('Summe:     160 €\nLimit      500,00 €')).toBeUndefined();
});
