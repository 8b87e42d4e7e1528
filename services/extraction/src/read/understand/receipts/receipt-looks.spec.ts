import { describe, expect, it } from 'vitest';
import { looksOf, receiptOf, type TillLine } from '../../../testing/typed-receipt.ts';
import type { PageText } from '../../page-model.ts';
import { understand } from '../understand.ts';

const HEAD = ['BRIGHT LANTERN STATIONERY', 'SDN BHD', '(123456-X)', 'NO 7, JALAN BUKIT 3', 'TAX INVOICE'];
const valuesOf = (page: PageText) => {
  const { supplierName, grossTotal, issueDate } = understand([page]).fields;
  return [supplierName?.value, grossTotal?.value, issueDate?.value];
};

describe('a receipt that was looked at in two ways', () => {
  const TILL: readonly TillLine[] = [
    ['CS00041 USER', '14/03/2018 11:20'],
    ['Pens x 2', '12.00'],
    ['Total (Excluding GST)', '12.00'],
    ['GST 6%', '0.72'],
    ['Total (Inclusive of GST)', '12.72'],
  ];
  const misread = (lines: readonly TillLine[], ...slips: readonly (readonly [string, string])[]): TillLine[] => {
    const wrong = (text: string) => slips.reduce((all, [print, slip]) => all.replace(print, slip), text);
    return lines.map((line) => (typeof line === 'string' ? wrong(line) : ([wrong(line[0]), wrong(line[1])] as const)));
  };
  const scoresOf = (page: PageText) => {
    const { supplierName, grossTotal, issueDate } = understand([page]).fields;
    return [supplierName, grossTotal, issueDate].map((field) => field?.confidence ?? 0);
  };

  it('is surer of each value that both looks read, and no surer where they differ', () => {
    const once = scoresOf(receiptOf([...HEAD, ...TILL]));
    const twice = scoresOf(looksOf([...HEAD, ...TILL], [...HEAD, ...TILL]));
    for (const [index, score] of once.entries()) expect(twice[index]).toBeGreaterThan(score);
    const other = misread(
      [...HEAD, ...TILL],
      ['14/03/2018', '11/03/2018'],
      ['LANTERN STATIONERY', 'CISTERN AND OTHERS'],
    );
    const disputed = scoresOf(looksOf([...HEAD, ...TILL], other));
    expect(disputed[0]).toBeLessThanOrEqual(once[0] ?? 0);
    expect(disputed[2]).toBeLessThan(0.6);
  });

  it('has the total that its line says in one look and its net and tax in the other', () => {
    const [first, second] = [
      misread([...HEAD, ...TILL], ['GST)', 'GST}'], ['0.72', 'O,'], ['Pens x 2', 'Pens'], ['12.00', '1200']),
      misread([...HEAD, ...TILL], ['12.72', '12.77']),
    ];
    expect(valuesOf(looksOf(second, first))[1]).toBe('12.72');
    expect(valuesOf(looksOf(first, second))[1]).toBe('12.72');
  });

  it('has the day and the name that two of three looks read', () => {
    const wrong = misread([...HEAD, ...TILL], ['14/03/2018', '14/08/2016'], ['LANTERN', 'LANTFEM']);
    const [name, , day] = valuesOf(looksOf(wrong, [...HEAD, ...TILL], [...HEAD, ...TILL]));
    expect([name, day]).toEqual(['BRIGHT LANTERN STATIONERY SDN BHD', '2018-03-14']);
  });

  it('has its whole name, although the other look lost the beginning of it', () => {
    const [, ...rest] = HEAD;
    const lost = [['', 'x:'], ...rest, ...TILL] as TillLine[];
    expect(valuesOf(looksOf(lost, [...HEAD, ...TILL]))[0]).toBe('BRIGHT LANTERN STATIONERY SDN BHD');
  });

  it('is surer of a total that cash by one look less change by another comes to', () => {
    const till = (cash: string, change: string): TillLine[] => [
      ...HEAD,
      ['Pens', '41,50'],
      ['Total', '141.50'],
      ['CASH', cash],
      ['Change', change],
    ];
    const sure = (...looks: readonly TillLine[][]) =>
      understand([looksOf(looks[0] ?? [], ...looks.slice(1))]).fields.grossTotal?.confidence ?? 0;
    expect(sure(till('180.00', '8.50'), till('150.00', '3.50'))).toBeGreaterThan(0.837);
    expect(sure(till('180.00', '6.50'), till('150.00', '3.50'))).toBeLessThan(0.8);
  });

  it('is surer of a total that is the net one at the rate printed, although the tax between is misread', () => {
    const till = (net: string): TillLine[] => [
      ...HEAD,
      ['Total (Excluding GST)', net],
      ['Total GST', '8.80'],
      ['Total (Inclusive of GST)', '63.60'],
      'GST Summary',
      ['SR 6%', ''],
    ];
    const sure = (net: string) => understand([looksOf(till(net), till(net))]).fields.grossTotal?.confidence ?? 0;
    expect(sure('60.00')).toBeGreaterThan(0.837);
    expect(sure('61.00')).toBeLessThan(0.8);
  });
});
