import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const supplierOf = (...foot: readonly string[]) =>
  understand([
    typedPage(`
NORTHWIND                                Invoice N4471
www.northwind.example                    Invoice Date: 05/21/2026

Bill to: Jane Williams

Running shoes                                          18,250.00
Total                                                  18,250.00

${foot.join('\n')}`),
  ]).fields.supplierName?.value;

it('a brand is given as the company that the small print calls so in law', () => {
  expect(supplierOf('Sold with thanks. Northwind Sports India Pvt Ltd, Plot 7')).toBe('Northwind Sports India Pvt Ltd');
});

it('a sentence that breaks its line in the name goes on in the next', () => {
  expect(supplierOf('Make cheques payable to “Northwind', 'Trading Ltd” and write your number on it')).toBe(
    'Northwind Trading Ltd',
  );
});

it('a word before the brand is the name’s where it is said twice, and where once may be the sentence’s', () => {
  expect(supplierOf('provided by Mira Northwind Limited', 'For Mira Northwind Limited')).toBe('Mira Northwind Limited');
  expect(supplierOf('provided by Mira Northwind Limited')).toBe('NORTHWIND');
});

it('two companies that have the brand in their names leave it as it is', () => {
  expect(supplierOf('Ask Northwind Sports Ltd, Plot 7', 'or Northwind Travel Ltd, Plot 9')).toBe('NORTHWIND');
});

it('a sentence that says what the brand does is no name', () => {
  expect(supplierOf('Northwind offers services provided by a Company')).toBe('NORTHWIND');
});
