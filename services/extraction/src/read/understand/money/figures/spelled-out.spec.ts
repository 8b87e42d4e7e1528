import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { toCardinal as inFrench } from 'n2words/fr-FR';
import { toCardinal as inPolish } from 'n2words/pl-PL';
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { spelledSums } from './spelled-out.ts';

const saying = (typed: string, value: string) =>
  spelledSums(toDocumentText([typedPage(typed)])).some(({ says }) => says(new Decimal(value)));

it.each([
  ['Arrêtée la présente facture à la somme de mille deux cents francs CFA', '1200'],
  ['***CENT*SOIXANTE*TROIS*MILLE*HUIT*CENT*QUARANTE*CINQ*FRANCS CFA', '163845'],
  ['Arrêté à la somme de : Deux cent quatre-vingt-onze Dirhams et 40 centimes', '291.40'],
  ['Soit nonante-huit mille cinq cent francs', '98500'],
  ['Rupees: TWENTY THOUSAND FOUR HUNDRED EIGHT ONLY', '20408.00'],
  ['INR One Lakh Sixty Three Thousand Eight Hundred and Forty Five Only', '163845'],
  ['Rupees Two Thousand Three Hundred Fourty Nine Only', '2349'],
  ['Rupees Ninty Four Thousand Ninteen Only', '94019'],
  ['SON: MIL DOSCIENTOS TREINTA Y CUATRO CON 50/100 SOLES', '1234.50'],
  ['(CIENTO VEINTIUN MIL PESOS 00/100 M.N.)', '121000'],
  ['Valor por extenso: duas mil e trezentos reais', '2300'],
  ['Słownie: tysiąc dwieście trzydzieści cztery złote 56/100', '1234.56'],
  ['Słownie: dwieście trzydzieści cztery złote', '234'],
  ['Son: quinientos veinte pesos', '520'],
  ['Valor por extenso: duzentos e trinta reais', '230'],
  ['Terbilang: satu juta dua ratus ribu rupiah', '1200000'],
])('%s says %s, and not one more', (line, value) => {
  expect(saying(line, value)).toBe(true);
  expect(saying(line, new Decimal(value).plus(1).toFixed())).toBe(false);
});

it('goes on in the next line', () => {
  const lines = 'Arrêtée la présente facture à la somme de cent soixante trois mille\nhuit cent quarante cinq francs';
  expect(saying(lines, '163845')).toBe(true);
  expect(saying(lines, '163000')).toBe(false);
});

it.each([
  ['Tax Amount (in words): INR Eight Hundred Fifty Five Only', '855'],
  ['One of two', '1'],
  ['Mille mercis', '1000'],
])('of ‘%s’ no total is told', (line, value) => {
  expect(saying(line, value)).toBe(false);
});

it.each([
  ['French', inFrench],
  ['Polish', inPolish],
] as const)('in %s any sum says itself and no other, in capitals without accents too', (_, spell) => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 9_999_999 }), fc.integer({ min: 1, max: 999 }), (sum, more) => {
      fc.pre(spell(sum).length > 12);
      const line = spell(sum).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('-', ' ').toUpperCase();
      expect(saying(`TOTAL: ${line}`, `${sum}`)).toBe(true);
      expect(saying(`TOTAL: ${line}`, `${sum + more}`)).toBe(false);
    }),
  );
});
