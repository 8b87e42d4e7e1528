import { expect, it } from 'vitest';
import { fold } from '../../text/fold.ts';
import { inTillWords, kindOf } from './till-words.ts';

it.each([
  ['DINERS 11.40', 'card'],
  ['JCB 11.40', 'card'],
  ['Debit payment 43.79', 'card'],
  ['Card payment 43.79', 'card'],
  ['Paywave 43.79', 'card'],
  ['EFTPOS 3.50', 'card'],
  ['EFT 3.50', 'card'],
  ['DUE VAT INCL 70.44', 'total'],
  ['Due by Friday 70.44', undefined],
  ['2 Tota! 11.40', 'total'],
  ['TOPLAN 34,80', 'total'],
  ['Amt Due: $46.40', 'total'],
  ['Summ e CHF 96.50', 'total'],
  ['incl. gesamt MWSt 6.90', 'tax'],
  ['di cui IVA 4,34', 'tax'],
  ['Incl. VAT total 96.50', 'total'],
  ['Total with tax 11,304.86', 'total'],
  ['Total tax 1,388.32', 'tax'],
  ['PAGAMENTO BUONO PASTO 40,00', 'card'],
])("a till's line '%s' is about: %s", (line, kind) => {
  expect(kindOf(inTillWords(fold(line)))).toBe(kind);
});
