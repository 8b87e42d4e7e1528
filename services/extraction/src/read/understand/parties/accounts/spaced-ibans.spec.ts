import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { findIban } from './bank.ts';

const ibanOf = (line: string) => findIban(toDocumentText([typedPage(line)]))?.value;

it.each([
  'I  B  A  N  :  E  S  9  1  2  1  0  0  0  4  1  8  4  5  0  2  0  0  0  5  1  3  3  2',
  'DAT O S BANCARIO S :  C AIXA E S 9 1 2 1 0 0 0 4 1 8 4 5 0 2 0 0 0 5 1 3 3 2',
])('an IBAN whose letters are set apart is read by its check digits: %s', (line) => {
  expect(ibanOf(line)).toBe('ES9121000418450200051332');
});

it('with one figure wrong it is none', () => {
  expect(ibanOf('C AIXA E S 9 1 2 1 0 0 0 4 1 8 4 5 0 2 0 0 0 5 1 3 3 3')).toBeUndefined();
});
