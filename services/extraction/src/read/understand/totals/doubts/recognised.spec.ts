// Sums of pictures that add up, and may be others.
import { expect, it } from 'vitest';
import { recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const confidences = (typed: string) => {
  const { netTotal, vatTotal, grossTotal } = understand([recognised(typed)]).fields;
  return [netTotal, vatTotal, grossTotal].map((field) => field?.confidence ?? 0);
};

it('whole money that is a hundred times less as well is not sure, be there a rate with decimals', () => {
  const sums = `
Minta Kft.                                Számla: 287/2024/V
Nettó: 500 EUR        ÁFA 20%: 100 EUR        Bruttó: 600 EUR
Fizetendő végösszeg: 600 EUR
(Árfolyam: 262,00 Ft/EUR)`;
  for (const confidence of confidences(sums)) expect(confidence).toBeLessThan(0.6);
});

it('a VAT that is a small part of what the only rate makes is not sure, nor are net and total', () => {
  const sums = (sign: string) => `
Harbour Cloud India Private Limited          Invoice number: 5291800777
Subtotal in INR              ${sign}10,607.60
Integrated GST (18%)          1,909.37
Total in INR                 ${sign}12,516.97`;
  for (const confidence of confidences(sums('3'))) expect(confidence).toBeLessThan(0.6);
  for (const confidence of confidences(sums(''))) expect(confidence).toBeGreaterThan(0.8);
});

it('a whole number that leads to no total is no VAT by a point that it may have lost', () => {
  const { fields } = understand([
    recognised(`
Invoice 2026-88
Pump                 20.00
Hose                 41.50
Total                61.50
PDV: 315`),
  ]);
  expect(fields.grossTotal?.value).toBe('61.50');
  expect(fields.vatTotal).toBeUndefined();
});
