import { describe, expect, it } from 'vitest';
import { looksOf, receiptOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import { understand } from '../../understand.ts';

const HEAD: TillLine[] = ['Gasthof Lindenhof GmbH', 'Hauptstr. 9', '20095 Hamburg', '12.03.2024 19:22'];
const ITEMS: TillLine[] = [
  ['Suppe', '6,40'],
  ['Braten', '18,90'],
  ['Saft', '4,20'],
];
const sumsOf = (...lines: readonly TillLine[]) => {
  const page = receiptOf([...HEAD, ...ITEMS, ...lines]);
  const { grossTotal, netTotal } = understand([page]).fields;
  return { total: grossTotal?.value, isSure: (grossTotal?.confidence ?? 0) >= 0.8, net: netTotal };
};

describe('a receipt of which no line calls itself the total', () => {
  it('was paid its subtotal, less surely where only its items say so', () => {
    expect(sumsOf(['SUBTOTAL', '29,50'])).toMatchObject({ total: '29.50', isSure: false });
  });

  it('was paid what was given less the change, under whatever word that stands', () => {
    const till: TillLine[] = [
      ['Zwischensumme', '29,50'],
      ['EURO', '50,00'],
      ['Rueckgeld', '20,50'],
    ];
    expect(sumsOf(...till)).toMatchObject({ total: '29.50', isSure: true });
    const misread = till.map((line, at): TillLine => (at === 0 ? ['Zwischensumme', '9,50'] : line));
    const taxes: TillLine[] = [
      ['MwSt 7%', '1,65'],
      ['MwSt 19%', '0,67'],
      ['NETTO-UMSATZ', '27,18'],
    ];
    expect(sumsOf(...misread, ...taxes)).toMatchObject({ total: '29.50' });
  });

  it('was not paid the subtotal to which a tax is added, its sum being lost', () => {
    expect(sumsOf(['Subtotal', '29,50'], ['VAT 10%', '2,95'], ['Card', '32,45']).total).toBe('32.45');
    expect(sumsOf(['Subtotal', '29,50'], ['VAT 10%', '2,95'], 'Thank you').total).not.toBe('29.50');
  });

  it('was not paid what stands before the word, its own figure being lost', () => {
    const { total } = sumsOf(['26,82 2,68 SUBTOTAL', '']);
    expect(total).not.toBe('2.68');
  });
});

it('a name in law in brackets, with the sign over it a picture, is the seller’s; what they say of a house is not', () => {
  const nameOn = (line: string) =>
    understand([looksOf([line, 'Calle Mayor 4', '28004 Madrid', 'CIF B-12345674', ['Pan', '2,10'], ['TOTAL', '2,10']])])
      .fields.supplierName?.value;
  expect(nameOn('(Casa Lindenhof Norte S.L.)')).toBe('Casa Lindenhof Norte S.L.');
  expect(nameOn('(Unit of Casa Lindenhof S.L.)')).not.toBe('Unit of Casa Lindenhof S.L.');
});

it('what a shop is to who buys there names nobody', () => {
  const nameOn = (line: string) =>
    understand([receiptOf([line, ...HEAD.slice(1), ...ITEMS, ['SUMME EUR', '29,50'], ['Bar', '29,50']])]).fields
      .supplierName?.value;
  expect(nameOn('Mein Drogeriemarkt')).toBeUndefined();
  expect(nameOn('Mein Friseur Anke')).toBe('Mein Friseur Anke');
});
