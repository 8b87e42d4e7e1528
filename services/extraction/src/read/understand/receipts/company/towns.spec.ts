import { expect, it } from 'vitest';
import { looksOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import { understand } from '../../understand.ts';

const END: TillLine[] = [
  ['Couscous', '11,00'],
  ['Selters', '4,50'],
  ['Total', '15,50'],
  ['Cash', '15,50'],
];
const FOOT = ['Domstrasse 4', 'D-99084 Erfurt', 'www.hotel-linde.example/erfurt'];

it('a town that the address names again is not surely who runs a house there', () => {
  const lines = ['Erfurt', ...END, ...FOOT];
  const { supplierName } = understand([looksOf(lines, lines)]).fields;
  expect(supplierName?.value === 'Erfurt' && supplierName.confidence > 0.74).toBe(false);
});

it('a house that its foot names again is', () => {
  const lines = ['Linde Erfurt', ...END, 'Linde Erfurt', ...FOOT];
  const { supplierName } = understand([looksOf(lines, lines)]).fields;
  expect(supplierName).toMatchObject({ value: 'Linde Erfurt' });
  expect(supplierName?.confidence).toBeGreaterThan(0.74);
});
