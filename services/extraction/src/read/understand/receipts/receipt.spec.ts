import { processorMsOf } from '@comptoir/testing/processor-time';
import { describe, expect, it } from 'vitest';
import { makeReceipt, PLAIN_TILLS, TILL_STYLES } from '../../../testing/made-receipt.ts';
import { HEIGHT, receiptOf, type TillLine } from '../../../testing/typed-receipt.ts';
import { layOutRows } from '../../layout.ts';
import type { PageText } from '../../page-model.ts';
import { findAmounts } from '../money/figures/amounts.ts';
import { toDocumentText } from '../text/to-document-text.ts';
import { understand } from '../understand.ts';
import { receiptTotal } from './till/receipt-total.ts';
import { tillRows } from './till/till-rows.ts';

const HEAD = ['BRIGHT LANTERN STATIONERY', 'SDN BHD', '(123456-X)', 'NO 7, JALAN BUKIT 3', 'TAX INVOICE'];
const valuesOf = (page: PageText) => {
  const { supplierName, grossTotal, issueDate } = understand([page]).fields;
  return [supplierName?.value, grossTotal?.value, issueDate?.value];
};

describe('a receipt', () => {
  it('says its company at the top, its total above the cash, and its date without a label', () => {
    const page = receiptOf([
      ...HEAD,
      ['CS00041 USER', '14/03/2018 11:20'],
      ['Pens x 2', '12.00'],
      ['Total (Excluding GST)', '12.00'],
      ['GST 6%', '0.72'],
      ['Total (Inclusive of GST)', '12.72'],
      ['CASH', '20.00'],
      ['Change', '7.28'],
      'GST Summary',
      ['Total', '12.00 0.72'],
    ]);
    expect(valuesOf(page)).toEqual(['BRIGHT LANTERN STATIONERY SDN BHD', '12.72', '2018-03-14']);
  });

  it('is paid after rounding, however misread the rounded total is', () => {
    const lines = [...HEAD, ['Total Incl. of GST', '31.47'], ['Rounding Adj', '-0.02']] as const;
    const till = [
      ['Cash', '50.00'],
      ['Change', '18.55'],
    ] as const;
    expect(valuesOf(receiptOf([...lines, ['Total RM', '31.45'], ...till]))[1]).toBe('31.45');
    expect(valuesOf(receiptOf([...lines, ['Total RM', '3l.A5'], ...till]))[1]).toBe('31.45');
  });

  it('never takes what was given, or what was given back, for the total', () => {
    for (const [cash, change] of [
      ['100.00', '37.90'],
      ['62.10', '0.00'],
    ] as const) {
      const page = receiptOf([
        ...HEAD,
        ['Sub Total', '60.00'],
        ['Net Total', '62.10'],
        ['Cash', cash],
        ['Change', change],
      ]);
      expect(valuesOf(page)[1]).toBe('62.10');
    }
  });

  it('whose date lost a stroke is dated all the same, with less certainty', () => {
    const page = receiptOf([...HEAD, ['01:34PM 568019', '05 02-18'], ['Total', '141.50']]);
    expect(valuesOf(page)[2]).toBe('2018-02-05');
    expect(understand([page]).fields.issueDate?.confidence).toBeLessThan(0.6);
  });
});

describe('the date of a receipt', () => {
  const sureOf = (...dates: readonly TillLine[]) =>
    understand([receiptOf([...HEAD, ...dates, ['Pens', '12.00'], ['TOTAL', '12.00']])]).fields.issueDate?.confidence ??
    0;

  it('is surer where it is the only one, and with the time beside it', () => {
    const [two, only, timed] = [
      sureOf('05/02/2018', 'Ref 14/03/2011'),
      sureOf('05/02/2018'),
      sureOf('05/02/2018 11:20'),
    ];
    expect(only).toBeGreaterThan(two + 0.1);
    expect(timed).toBeGreaterThan(only + 0.05);
  });

  it('is not so sure in dollars, where the month may come first', () => {
    expect(sureOf('05/02/2018 11:20', 'Prices in $')).toBeLessThan(sureOf('05/02/2018 11:20') - 0.1);
  });
});

describe('who sold', () => {
  const nameOf = (lines: readonly TillLine[]) =>
    valuesOf(receiptOf([...lines, ['Pens', '12.00'], ['TOTAL', '12.00']]))[0];
  const ADDRESS = ['NO 7, JALAN BUKIT 3', '81100 JOHOR BAHRU', 'TEL 07-1234567'];

  it.each([
    ['QUIET HARBOUR MART 5/8', 'QUIET HARBOUR MART S/B'],
    ['SILVER FERN TRADING SON BHO', 'SILVER FERN TRADING SDN BHD'],
    ['Bäckerei Hollerbusch 6MBH', 'Bäckerei Hollerbusch GMBH'],
  ])('%s ends in a legal form: %s', (read, name) => {
    expect(nameOf([read, ...ADDRESS])).toBe(name);
  });

  it('is named in two lines set alike, above its number in the register', () => {
    expect(nameOf(['KT104 Teahouse Riverside', 'Marigold Enterprise', '002570632-X', ...ADDRESS])).toBe(
      'KT104 Teahouse Riverside Marigold Enterprise',
    );
  });

  it('stands below a title, where that is on top', () => {
    expect(nameOf(['TAX INVOICE', 'ORCHID HARDWARE TRADING', '(81109-A)', ...ADDRESS])).toBe('ORCHID HARDWARE TRADING');
  });

  it('is spelled as its web address, where a letter of it was misread', () => {
    expect(nameOf(['FEPULUM BOOK CO. (M) SDN BHD', ...ADDRESS, 'www. pepulum. com. my'])).toBe(
      'PEPULUM BOOK CO. (M) SDN BHD',
    );
  });

  it('is not said by what stands under the address, where the name was not recognised', () => {
    const lines = ['(Co. No. 113825-W)', ...ADDRESS, 'RIVERSIDE POINT CENTRE'];
    expect(nameOf(lines)).toBeUndefined();
  });
});

describe('a made receipt', () => {
  const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

  it.each(TILL_STYLES)('of a %s till is read', (style) => {
    for (const seed of SEEDS) {
      const { lines, company, total, date } = makeReceipt(seed, style);
      expect(valuesOf(receiptOf(lines)), `seed ${seed}`).toEqual([company, total, date]);
    }
  });

  it.each(PLAIN_TILLS)('of a %s till says its total although its own line is misread', (style) => {
    for (const seed of SEEDS) {
      const { lines, total, items } = makeReceipt(seed, style);
      if (items < 2) continue;
      const printed = total.replace('.', /(?:french|german|spanish)/.test(style) ? ',' : '.');
      const misread = lines.findIndex(
        (line) =>
          typeof line !== 'string' && line[1].endsWith(printed) && /total|summe|betrag|zahlen|pay|due/i.test(line[0]),
      );
      const worn = lines.map((line, index): TillLine => {
        if (index !== misread || typeof line === 'string') return line;
        const last = Number(line[1].at(-1));
        return [line[0], `${line[1].slice(0, -1)}${(last + 3) % 10}`];
      });
      expect(misread, `seed ${seed}`).toBeGreaterThan(0);
      expect(valuesOf(receiptOf(worn))[1], `seed ${seed}`).toBe(total);
    }
  });

  it('says its total in a figure that the paper lifted off the line of its label', () => {
    const page = receiptOf([
      ...HEAD,
      ['Pens', '12.00'],
      ['Ink', '7.50'],
      'TOTAL',
      ['', '19.50'],
      'VISA',
      ['', '19.50'],
    ]);
    // Half a line higher than it was set: nearer to its label than to what follows.
    const lifted = page.rows.flatMap((row) =>
      row.segments
        .flatMap(({ words }) => words)
        .map((word) =>
          word.text === '19.50' ? { ...word, y0: word.y0 - 0.95 * HEIGHT, y1: word.y1 - 0.95 * HEIGHT } : word,
        ),
    );
    expect(valuesOf({ ...page, rows: layOutRows(lifted, 'ocr') })[1]).toBe('19.50');
  });

  it.each([['TOTALRM 19.50'], ['NETT : 19.50'], ['AMOUNT RM 19.50']])('says its total as %s', (line) => {
    expect(valuesOf(receiptOf([...HEAD, ['Pens', '12.00'], ['Ink', '7.50'], line, ['CASH', '20.00']]))[1]).toBe(
      '19.50',
    );
  });

  it('whose sums disagree about its total is not sure of it', () => {
    const lines: TillLine[] = [...HEAD, ['Pens', '12.00'], ['Total', '12.00'], ['CASH', '30.00'], ['Change', '12.00']];
    const agreeing = understand([
      receiptOf([...HEAD, ['Pens', '12.00'], ['Total', '12.00'], ['CASH', '30.00'], ['Change', '18.00']]),
    ]);
    const sure = agreeing.fields.grossTotal?.confidence ?? 0;
    expect(understand([receiptOf(lines)]).fields.grossTotal?.confidence).toBeLessThan(sure - 0.2);
  });
});

describe('worn print', () => {
  it('of a total that a till rounded is not made certain by the taxes, which sum to what was there before', () => {
    const till = (total: string): TillLine[] => [
      ...HEAD,
      ['Pens', '218.63'],
      ['Total Sales (Excluding GST)', '206.25'],
      ['Total GST', '12.38'],
      ['Total Sales (Inclusive of GST)', total],
      'GST SUMMARY',
      ['SR 6', '206.25 12.38'],
    ];
    const sureOf = (total: string) => understand([receiptOf(till(total))]).fields.grossTotal?.confidence ?? 0;
    expect(sureOf('21B.G5')).toBeLessThan(0.65);
    expect(sureOf('218.63')).toBeGreaterThan(0.8);
  });

  it.each([
    ['21092017 10:20:37 AM', '2017-09-21'],
    ['Date: 02/1212017 Time 17:21', '2017-12-02'],
    ['21.02,2018 16:45 Bon-Nr.:4128', '2018-02-21'],
  ])('of a day beside a time is mended: %s', (print, day) => {
    const page = receiptOf([...HEAD, print, ['Pens', '12.00'], ['Total', '12.00']]);
    expect(valuesOf(page)[2]).toBe(day);
    expect(understand([page]).fields.issueDate?.confidence).toBeLessThan(0.6);
  });

  it.each(['Slip 21092017', 'Tel 02 1212017', '120.92.2017'])('of a number without a time is no day: %s', (print) => {
    expect(valuesOf(receiptOf([...HEAD, print, ['Pens', '12.00'], ['Total', '12.00']]))[2]).toBeUndefined();
  });

  it('of a legal form is put right', () => {
    const lines: TillLine[] = ['BLUE KETTLE MART 5/0', '(123456-X)', 'NO 7, JALAN BUKIT 3', ['Total', '12.00']];
    expect(valuesOf(receiptOf([...lines, ['Pens', '12.00'], ['CASH', '12.00']]))[0]).toBe('BLUE KETTLE MART S/B');
  });

  it('of a tax whose figure the paper lifted off the line of its rate is still the tax', () => {
    const page = receiptOf([...HEAD, 'dont TVA 10,00%', ['', '15,60'], ['Total HT', '156,05'], ['CARTE', '171,65']]);
    const lifted = page.rows.flatMap((row) =>
      row.segments
        .flatMap(({ words }) => words)
        .map((word) =>
          word.text === '15,60' ? { ...word, y0: word.y0 - 0.95 * HEIGHT, y1: word.y1 - 0.95 * HEIGHT } : word,
        ),
    );
    const rows = layOutRows(lifted, 'ocr');
    const text = toDocumentText([{ ...page, rows }]);
    const tax = tillRows(text, findAmounts(text, 'comma')).findLast(({ kind }) => kind === 'tax');
    expect(tax?.amount?.value.toFixed(2)).toBe('15.60');
  });
});

it('a receipt of thousands of sums ends within bounds', () => {
  const lines = Array.from({ length: 3000 }, (_, index): TillLine => {
    const figures = `${index}.10 ${index}.20 ${index}.30 6%`;
    return [['Subtotal', 'GST 6%', 'Total', 'CASH', 'Ink', 'GST summary'][index % 5] ?? '', figures];
  });
  const text = toDocumentText([receiptOf([...HEAD, ...lines])]);
  const amounts = findAmounts(text, 'point');
  const took = processorMsOf(() => expect(receiptTotal([{ text, amounts }])).toBeDefined());
  // A third of a second; each sum beside each other takes minutes.
  expect(took).toBeLessThan(10_000);
});
