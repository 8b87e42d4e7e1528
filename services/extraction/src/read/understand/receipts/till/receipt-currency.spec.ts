import { describe, expect, it } from 'vitest';
import { looksOf, receiptOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import type { PageText } from '../../../page-model.ts';
import { understand } from '../../understand.ts';

const fieldsOf = (page: PageText) => understand([page]).fields;

describe('the money of a receipt', () => {
  const currencyOf = (...lines: readonly TillLine[]) => {
    const { currency } = fieldsOf(receiptOf([...lines, ['Cafe', '2.40'], ['Agua', '1.10']]));
    return [currency?.value, (currency?.confidence ?? 0) >= 0.75];
  };

  it("is not pounds where dirt before a name was read as one: '£AFE'", () => {
    expect(
      currencyOf('£AFE ATLAS', '25 Bd Zerktouni, Casablanca', 'ICE 001234567000089', ['TOTAL TTC', '3.50 DH']),
    ).toEqual(['MAD', true]);
  });

  it("is Australia's by the number of its tax, of which a wide space parted the end", () => {
    const lines: TillLine[] = ['BONDI BEAN PTY LTD', ['ABN 51 824 753', '556'], ['TOTAL', '$3.50']];
    expect(currencyOf(...lines)).toEqual(['AUD', false]);
  });

  it("is Mexico's by the number of its tax", () => {
    const [first, ...more] = [
      'ABARROTES DON CHUY',
      'AV. JUAREZ 100',
      ['TOTAL', '$3.50'],
      ['EFECTIVO', '$3.50'],
    ] as const;
    expect(currencyOf(first, 'RFC CDC010203AB1', ...more)).toEqual(['MXN', false]);
    expect(currencyOf(first, ...more)).toEqual(['USD', false]);
  });

  it("is nobody's dollar for sure where a tax is named that the United States do not have", () => {
    const lines: TillLine[] = ['ABARROTES DON CHUY', 'AV. JUAREZ 100', ['IVA (16%)', '$0.48'], ['TOTAL', '$3.50']];
    expect(currencyOf(...lines)).toEqual(['USD', false]);
  });

  it.each<[string, string[], (string | boolean | undefined)[]]>([
    ['a dollar of New Zealand, by the number of its tax', ['GST : 115-744-176'], ['NZD', false]],
    ['a dollar of New Zealand, by its domain', ['www.northwind.co.nz'], ['NZD', false]],
    ['a dollar of New Zealand, by a town', ['12 Queen Street Auckland'], ['NZD', false]],
    ['a dollar of Canada, by its domain', ['www.northwind.ca'], ['CAD', false]],
    ['a dollar of Singapore, by its domain', ['www.northwind.com.sg'], ['SGD', false]],
    ['a dollar of Hong Kong, by its domain', ['www.northwind.hk'], ['HKD', false]],
    ['a dollar of Australia, by its domain', ['www.northwind.com.au'], ['AUD', false]],
    ['a dollar of Australia, by its states', ['Corner Shop', 'SURRY HILLS NSW 2010'], ['AUD', false]],
    [
      'nobody knows whose dollar, where there is a tax that the United States do not have',
      ['12 Long Street', 'GST 10 %'],
      [undefined, false],
    ],
  ])('is %s', (_, head, expected) => {
    expect(currencyOf('JAPAN SHOP', ...head, ['TOTAL', '$3.50'])).toEqual(expected);
  });

  it.each<[string, string[], string | undefined]>([
    ['of Poland', ['NIP 7120000323', 'PARAGON FISKALNY'], 'PLN'],
    ['of the United States', ['12980 Sherman Way', 'North Hollywood, CA 91605'], 'USD'],
    ['of Malaysia', ['Kedai Maju Sdn. Bhd.', 'Jalan Satu'], 'MYR'],
    ['of India', ['City Centre', 'GST No 19AAPFT1928D1ZY'], 'INR'],
    ['of nobody, where two are named', ['Kedai Maju Sdn. Bhd.', 'North Hollywood, CA 91605'], undefined],
    ['of nobody, where none is', ['Main Street', 'at the corner'], undefined],
  ])('which names none is that %s where it was printed, and not for sure', (_, head, code) => {
    expect(currencyOf('CORNER SHOP', ...head, ['TOTAL', '3.50'])).toEqual([code, false]);
  });

  it('is that of where it was printed although that was read faintly', () => {
    const faint = receiptOf(
      ['Kedai Maju Sdn. Bhd.', 'Jalan Satu', ['Kopi', '2.40'], ['TOTAL', '2.40'], 'Sila datang lagi'],
      0.5,
    );
    expect(fieldsOf(faint).currency?.value).toBe('MYR');
  });

  it("is the United States' dollar for sure where the paper says that it stands there", () => {
    const lines: TillLine[] = ['CORNER SHOP', '12 Main St', ['TOTAL', '$3.50'], ['CASH', '$3.50']];
    expect(currencyOf(...lines)).toEqual(['USD', false]);
    expect(currencyOf('Lakeside, CA 91605', ...lines)).toEqual(['USD', true]);
    expect(currencyOf(...lines, ['Sales Tax', '$0.20'])).toEqual(['USD', true]);
  });

  it('is not read off one look where another sees a tax that the United States do not have', () => {
    const lines: TillLine[] = ['CORNER SHOP', '12 Main St', 'Thank you so much', ['TOTAL', '$3.50'], ['CASH', '$3.50']];
    const { currency } = fieldsOf(looksOf(lines, [...lines, 'TAX INVOICE GST']));
    expect(currency).toBeUndefined();
    expect(fieldsOf(looksOf(lines, [...lines, 'SURRY HILLS NSW 2010'])).currency).toBeUndefined();
  });

  it('is what the paper calls it, whatever tax it names, and not a sign among as many others', () => {
    expect(currencyOf('CORNER SHOP', 'GST 10 %', ['TOTAL USD', '$3.50'])[0]).toBe('USD');
    const strewn: TillLine[] = [
      ['Kopi', '£ 2.40'],
      ['Teh', '€ 1.10'],
      ['TOTAL', '₹ 3.50'],
    ];
    expect(currencyOf('Kedai Maju Sdn. Bhd.', 'Jalan Satu', 'Sila datang lagi', ...strewn)[0]).toBe('MYR');
  });
});
