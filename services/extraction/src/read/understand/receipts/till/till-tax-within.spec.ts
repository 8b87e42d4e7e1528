import { expect, it } from 'vitest';
import { looksOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import { understand } from '../../understand.ts';

const HEAD: readonly TillLine[] = ['GASTHAUS ZUR BIRKE AG', 'Seestrasse 12', '6003 Luzern', 'CHE-123.456.788 MWST'];
const sumsOf = (...lines: readonly TillLine[]) => {
  const page = [...HEAD, ...lines];
  const { netTotal, vatTotal } = understand([looksOf(page, page)]).fields;
  return [netTotal?.value, vatTotal?.value];
};

it('a tax that its rate makes of what was paid leaves the net total', () => {
  const paid: TillLine[] = [
    ['Tagesteller', '62,00'],
    ['Mineral', '7,50'],
    ['Summe CHF', '69,50'],
    ['Bar', '69,50'],
  ];
  const none: TillLine = ['inkl. 2,5% MWSt', '0,00'];
  expect(sumsOf(...paid, ['inkl. 7,7% MWSt', '4,97'], none, ['inkl. gesamt MWSt', '4,97'])).toEqual(['64.53', '4.97']);
  expect(sumsOf(...paid, ['inkl. 7,7% MWSt', '4,47'], none)).not.toContain('65.03');
});

it('taxes of what was sold at each rate are added where that comes to what was paid', () => {
  const sold: TillLine[] = [
    ['Herbata', '14,50'],
    ['Chleb', '4,10'],
    ['SPRZEDAZ OPODATKOWANA A', '14,50'],
    ['SPRZEDAZ OPODATKOWANA C', '4,10'],
  ];
  const taxes: TillLine[] = [
    ['PTU A 23%', '2,71'],
    ['PTU C 5%', '0,20'],
    ['SUMA PTU', '2,91'],
  ];
  expect(sumsOf(...sold, ...taxes, ['SUMA PLN', '18,60'], ['KARTA', '18,60'])).toEqual(['15.69', '2.91']);
  expect(sumsOf(...sold, ...taxes, ['SUMA PLN', '19,60'], ['KARTA', '19,60'])).not.toContain('16.69');
});
