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
