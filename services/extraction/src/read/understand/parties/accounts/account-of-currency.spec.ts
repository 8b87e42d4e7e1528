import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

it.each([
  ['USD', 'NL91ABNA0417164300'],
  ['EUR', 'NL20INGB0001234567'],
])('of accounts in two currencies the one in %s is paid', (currency, account) => {
  const { fields } = understand([
    typedPage(`
Commercial invoice 26-4711
Total amount       ${currency}       2,099.00

Bank (EUR)         NL20 INGB 0001 2345 67
Bank (USD)         NL91 ABNA 0417 1643 00`),
  ]);
  expect(fields.iban?.value).toBe(account);
});

it('‘US$’ names a currency as ‘AED’ does', () => {
  const { fields } = understand([
    typedPage(`
Commercial invoice 26-4711
Total USD                          2,099.00

IBAN - AED       NL20 INGB 0001 2345 67
IBAN - US$       NL91 ABNA 0417 1643 00`),
  ]);
  expect(fields.iban?.value).toBe('NL91ABNA0417164300');
});

it.each([
  ['£', 'GB33BUKB20201555555555'],
  ['€', 'GB94BARC10201530093459'],
])('of accounts in a column each, the one whose heading says the currency of %s', (sign, account) => {
  const { fields } = understand([
    typedPage(`
Invoice 26-4711
Total amount       ${sign}2,099.00

GBP Iban/Swift:                 EUR Iban/Swift:

Name: Oakley Bikes Ltd          Name: Oakley Bikes Ltd

IBAN:                           IBAN:
GB33BUKB20201555555555          GB94BARC10201530093459`),
  ]);
  expect(fields.iban?.value).toBe(account);
});
