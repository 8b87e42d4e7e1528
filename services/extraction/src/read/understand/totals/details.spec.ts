import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const totalOf = (typed: string) => understand([typedPage(typed)]).fields.grossTotal?.value;
const INVOICE = `
Factuur 4471
Wat                               Prijs (euro)
Les op 15 januari                       140,40
Les op 29 januari                       140,40
Materiaal                               120,35
Totaal: 401,15`;

it('a total that comes to one item of a greater one before it is that of a specification', () => {
  const page = `${INVOICE}

Kosten materiaal
Wat                               Prijs (euro)
Batterijen                               22,35
Sensoren                                 98,00
Totaal: 120,35`;
  expect(totalOf(page)).toBe('401.15');
});

it('a later total that is no item of an earlier one is the total', () => {
  const page = `
Invoice 4471
Cleaning                                 60.00
Polishing                                40.00
Total                                   100.00 EUR
Loyalty reduction                       -10.00 EUR
Total                                    90.00 EUR`;
  expect(totalOf(page)).toBe('90.00');
});

it('totals of the parts that a total before them is made of are none of the invoice', () => {
  const page = `
Invoice Number 2-738-32725                 Invoice Date 16.07.2026
Subtotal                                 194.30
GST                                       17.18
TOTAL           CAD                     $211.48

Shipment of 8 July
Subtotal                                 100.86
GST                                        5.04
Total           CAD                     $105.90
Shipment of 9 July
Subtotal                                  35.79
GST                                        4.65
Total           CAD                      $40.44
Shipment of 10 July
Subtotal                                  57.65
GST                                        7.49
Total           CAD                      $65.14
Shipper Subtotal                        $211.48`;
  const { netTotal, vatTotal, grossTotal } = understand([typedPage(page)]).fields;
  expect([netTotal?.value, vatTotal?.value, grossTotal?.value]).toEqual(['194.30', '17.18', '211.48']);
});

it('what is due before, and the account’s total with it behind, are no parts', () => {
  const page = `
Invoice 4471
Previous total                            50.00
Total of this bill                       100.00 EUR
Total account balance                    150.00 EUR`;
  expect(totalOf(page)).not.toBe('50.00');
});
