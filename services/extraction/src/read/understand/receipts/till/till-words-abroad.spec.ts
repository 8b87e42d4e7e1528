import { expect, it } from 'vitest';
import { looksOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { understand } from '../../understand.ts';
import { namesReceipt } from '../is-receipt.ts';
import { kindAbroad } from './till-words-abroad.ts';

const totalOf = (...lines: readonly TillLine[]) => {
  const page = looksOf(lines, lines);
  const { grossTotal } = understand([page]).fields;
  return [grossTotal?.value, (grossTotal?.confidence ?? 0) > 0.8, namesReceipt(toDocumentText([page]))];
};

it.each<[string, string, TillLine[]]>([
  [
    'Polish',
    '29.12',
    [
      ['COLA 0,33L 1SZT x24,93', '24,93A'],
      ['CZEKOLADA 1SZT x4,19', '4,19D'],
      ['SPRZEDAZ OPODATKOWANA A', '24,93'],
      ['SPRZEDAZ OPODATKOWANA D', '4,19'],
      ['PTU A 23%', '4,66'],
      ['SUMA PTU', '4,66'],
      ['SUMA PLN', '29,12'],
      ['KARTA', '29,12'],
    ],
  ],
  [
    'Turkish',
    '34.80',
    [
      ['NOHUT 1 KG %08', '*8,75'],
      ['KASAR %08', '*26,05'],
      ['TOPKDV', '*2,58'],
      ['TOPLAM', '*34,80'],
      ['KREDI KARTI', '*34,80'],
    ],
  ],
  [
    'Swedish',
    '44.00',
    [
      ['KAFFE', '44,00'],
      ['ATT BETALA SEK', '44,00'],
      ['KONTANT', '50,00'],
      ['TILLBAKA SEK', '6,00'],
    ],
  ],
  [
    'Czech',
    '118.00',
    [
      ['CHLEB', '58,00'],
      ['SYR', '60,00'],
      ['CELKEM s DPH', '118,00'],
      ['DPH 12 %', '12,64'],
      ['HOTOVOST', '200,00'],
      ['VRATIT', '82,00'],
    ],
  ],
])('a %s till says what was paid', (_, total, lines) => {
  expect(totalOf('SKLEP U ADAMA', 'ul. Dluga 5', ...lines)).toEqual([total, true, true]);
});

it('what was sold at the rates of tax comes to the total, though no item was read', () => {
  const sold: TillLine[] = [
    ['SPRZEDAZ OPODATKOWANA A', '24,93'],
    ['SPRZEDAZ OPODATKOWANA D', '4,19'],
  ];
  const lines: TillLine[] = ['SKLEP U ADAMA', 'ul. Dluga 5', 'COLA 0,33L', 'CZEKOLADA'];
  expect(totalOf(...lines, ...sold, ['SUMA PLN', '29,12']).slice(0, 2)).toEqual(['29.12', true]);
});

it('a total of tax is none, and one with tax is', () => {
  expect(['suma ptu 4,66', 'toplam kdv 2,58', 'moms 12% 4,71', 'totalt inkl. moms 44,00'].map(kindAbroad)).toEqual([
    'tax',
    'tax',
    'tax',
    'total',
  ]);
});

it('what a card is called is money only with a figure behind it', () => {
  expect(['karta platnicza 16,66 PLN', 'kort: ****1234'].map(kindAbroad)).toEqual(['card', undefined]);
});

it("the sale on a card's slip is its total, and what was sold at one rate is a part of it", () => {
  expect(['sprzedaz: pln 396,75', 'sprzedaz opodatkowana a 24,93'].map(kindAbroad)).toEqual(['total', 'taxed']);
});
