// Tables of which a recogniser lost headings and counts.
import { expect, it } from 'vitest';
import { linesOf, recognised } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => linesOf(understand([recognised(typed)]));

it('where the heading of prices was lost, counts that were lost too are told by the column of prices', () => {
  expect(
    read(`
INVOICE                                   Invoice No: INV-42
Description                    Qty       (V1 TTS Te)        Amount
Wireless keyboard               12            $49.00       $588.00
Ergonomic mouse                 12            $32.50       $390.00
Display panel                                $319.00     $1,914.00
Support plan                               $1,200.00     $1,200.00

Subtotal                                                 $4,092.00`),
  ).toEqual([
    ['12', '588.00'],
    ['12', '390.00'],
    ['6', '1914.00'],
    ['1', '1200.00'],
  ]);
});

it('one figure, read with its point and without, is not both count and price', () => {
  expect(
    read(`
INVOICE                                   Invoice No: 17
Date          Description               Hours     Rate      Amount
2020/04/01    Individual activity           2     $50       $100.00
2020/04/02    Another activity                   $100       $100.00

Total                                                       $200.00`),
  ).toEqual([
    ['2', '100.00'],
    ['1', '100.00'],
  ]);
});

it("'Rate' and 'Amount' under 'Tax' are no price and no total, and a charge without a count no item", () => {
  expect(
    read(`
Invoice No. 1234567890
Description               Qty Unit     Price             Tax                Amount
                                                    Rate        Amount
Printer paper               2 pcs      7.62 €       19 %        2.90 €      15.24 €
Hotel room                  3 days   187.50 €        7 %       39.38 €     562.50 €
Subtotal                                                       42.28 €     577.74 €
Freight costs                         47.90 €        0 %        0.00 €      47.90 €
Net Total                                                                  625.64 €
Tax Total                                                                   42.28 €
Grand Total                                                                667.92 €`),
  ).toEqual([
    ['2', '15.24'],
    ['3', '562.50'],
  ]);
});

it('two copies of which one lost a count and misspelt a name are one invoice', () => {
  const copy = (name: string, count: string) => `
Bezeichnung            Menge     Einzelpreis      Betrag
${name}           ${count.padEnd(9)}  48,95       97,90
Monitor                    1          149,00      149,00
Summe netto                                       246,90`;
  expect(read(`Rechnung Nr. 88      12.05.2025\n${copy('Maschine', '   2')}\n${copy('Maschlne', '   2')}`)).toEqual([
    ['2', '97.90'],
    ['1', '149.00'],
  ]);
});
