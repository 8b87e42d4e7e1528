import { expect, it } from 'vitest';
import { looksOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import { understand } from '../../understand.ts';

const ITEMS: TillLine[] = ['Calle Mayor 4', '28004 Madrid', 'CIF B-12345674', ['Menu', '12,10'], ['TOTAL', '12,10']];
const sureOf = (head: readonly TillLine[], ...foot: readonly TillLine[]) => {
  const lines = [...head, ...ITEMS, ...foot];
  return understand([looksOf(lines, lines, lines)]).fields.supplierName?.confidence ?? 0;
};

it('a name under another line that may be one is not sure without a form of law', () => {
  expect(sureOf(['Casa Lindenhof'])).toBeGreaterThan(0.65);
  expect(sureOf(['Restaurante', 'Ana Lindner Prado'])).toBeLessThanOrEqual(0.6);
  expect(sureOf(['Lindenhof Lifestyle', 'Norte Ruiz'])).toBeLessThanOrEqual(0.6);
});

it('a sign that is the beginning of a longer name in law at the foot is not vouched for by it', () => {
  const sureWith = (foot: TillLine) => {
    const lines: TillLine[] = ['LINDENHOF', ...ITEMS.filter((line) => !`${line}`.startsWith('CIF')), foot];
    return understand([looksOf([...lines, 'Gracias por su visita'], lines)]).fields.supplierName;
  };
  expect(sureWith('LINDENHOF S.L.')?.confidence).toBeGreaterThan(0.65);
  expect(sureWith('LINDENHOF RESTAURADORES S.L.')?.confidence).toBeLessThanOrEqual(0.6);
});
