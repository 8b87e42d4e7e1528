import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

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
