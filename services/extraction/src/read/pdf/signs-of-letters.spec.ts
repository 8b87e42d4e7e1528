import { expect, it } from 'vitest';
import { lettersOfSign } from './signs-of-letters.ts';

const read = (signs: string): string =>
  [...signs].reduce((text, sign) => text + (lettersOfSign(sign.codePointAt(0) ?? 0, text) ?? sign), '');

it.each([
  ['QuanƟté', 'Quantité'],
  ['DescripƟon', 'Description'],
  ['AƩestaƟon', 'Attestation'],
  ['soŌware', 'software'],
  ['plaƞorm', 'platform'],
  ['commiƫng', 'committing'],
  ['Quan\u{10019f}té', 'Quantité'],
])('%s is %s', (signs, text) => {
  expect(read(signs)).toBe(text);
});

it('a letter that names have is one where no small letter stands before it', () => {
  expect(read('Ōsaka ŌTA')).toBe('Ōsaka ŌTA');
});
