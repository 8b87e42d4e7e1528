// A total to which something without VAT is added, further down.
import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;

it('what is added below the total is asked for too, and not surely', () => {
  const { grossTotal, amountDue } = read(`
LUCE CHIARA S.p.A.                         Fattura n. 400110021 del 07/06/2024
Totale imponibile                                   323,34
Iva agevolata 10%                                    32,33
Totale bolletta                                     355,67
Canone di abbonamento alla televisione               18,00
Totale                                              373,67`);
  expect(grossTotal?.value).toBe('373.67');
  expect(amountDue?.value).toBe('373.67');
  for (const sum of [grossTotal, amountDue]) expect(sum?.confidence).toBeLessThan(0.6);
});

it('sums of a page further down that nothing between them makes leave the total as it is', () => {
  const { grossTotal } = read(`
LUCE CHIARA S.p.A.                         Fattura n. 400110021 del 07/06/2024
Totale imponibile                                   323,34
Iva agevolata 10%                                    32,33
Totale bolletta                                     355,67
Bonus già compreso                                   18,00
Totale                                              400,00`);
  expect(grossTotal?.value).toBe('355.67');
});

describe('what is called a total with the VAT before something is charged', () => {
  const page = (charged: string, total: string) => `
Tannery Lane Bindery                               Facture n° 4711 du 12/02/2026
Référence            Qté          Px u. Net          Total
40     Reliure         1              40.00          40.00
                                   Sous Total TTC    40.00 €
                                   Port :            ${charged} €
                                   TOTAL             ${total} €`;

  it('is less than the total that the charge leads to', () => {
    expect(read(page('5.00', '45.00')).grossTotal?.value).toBe('45.00');
    expect(read(page('5.00', '45.00')).grossTotal?.confidence).toBeLessThan(0.85);
  });

  it('is the total where the charge leads to no other', () => {
    expect(read(page('0.00', '40.00')).grossTotal?.value).toBe('40.00');
  });
});
