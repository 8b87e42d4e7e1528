import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../calendar.ts';
import { parseDate } from './dates.ts';

describe('a written date', () => {
  it.each([
    ['5 juin 2018', '2018-06-05'],
    ['1er février 2024', '2024-02-01'],
    ['7. Mai 2014', '2014-05-07'],
    ['18. März 2025', '2025-03-18'],
    ['August 3 , 2014', '2014-08-03'],
    ['Sep 13, 2022', '2022-09-13'],
    ['13 de enero de 2026', '2026-01-13'],
    ['19 april 2014', '2014-04-19'],
    ['Apri 9. 2016', '2016-04-09'],
    ['3rd March 2021', '2021-03-03'],
    ['01, July, 2025', '2025-07-01'],
    ['20260815', '2026-08-15'],
    ['2014-07-03', '2014-07-03'],
    ['05.06.18', '2018-06-05'],
    ['12-Feb-2019', '2019-02-12'],
    ['8-19-77', '1977-08-19'],
    ['27/05/94', '1994-05-27'],
    ['1/10-2026', '2026-10-01'],
    ['February 7, 1983', '1983-02-07'],
    ['31/12/68', '2068-12-31'],
    ['Concepcion,30 de Noviembre de 2020', '2020-11-30'],
    ['Aalen,05.04.2019', '2019-04-05'],
    ['Date: 01/03/202616:52:35', '2026-03-01'],
    ['Date: 05.04,2022', '2022-04-05'],
    ['Fattura n. 18 del 15 maggio 2026', '2026-05-15'],
    ['15 Ağustos 2026', '2026-08-15'],
    ['27 SEFTEMBER, 2024', '2024-09-27'],
    ['Febuary 7, 2024', '2024-02-07'],
    ['5 martie 2026', '2026-03-05'],
    ['5. maaliskuuta 2026', '2026-03-05'],
    ['5. veebruar 2026', '2026-02-05'],
    ['12 Μαΐου 2026', '2026-05-12'],
    ['12 декември 2026 г.', '2026-12-12'],
    ['2026. március 5.', '2026-03-05'],
    ['2026 m. kovo 5 d.', '2026-03-05'],
    ['2026. gada 9. februāris', '2026-02-09'],
  ])('%s is %s', (text, day) => {
    expect(parseDate(text, 'day-first')).toBe(day);
  });

  it('of two numbers follows the habit of the document, unless only one order is a day', () => {
    expect(parseDate('04/05/2018', 'day-first')).toBe('2018-05-04');
    expect(parseDate('04/05/2018', 'month-first')).toBe('2018-04-05');
    expect(parseDate('04/25/2018', 'day-first')).toBe('2018-04-25');
  });

  it('is found again whatever the separator, for every day there is', () => {
    const parts = fc.record({
      y: fc.integer({ min: 1950, max: 2099 }),
      m: fc.integer({ min: 1, max: 12 }),
      d: fc.integer({ min: 1, max: 31 }),
    });
    fc.assert(
      fc.property(parts, fc.constantFrom('/', '-', '.', ' / '), ({ y, m, d }, sign) => {
        const day = calendarDay(y, m, d);
        fc.pre(day !== undefined);
        expect(parseDate(`${d}${sign}${m}${sign}${y}`, 'day-first')).toBe(day);
        expect(parseDate(`${y}-${m}-${d}`, 'month-first')).toBe(day);
      }),
    );
  });

  it.each([
    '31/02/2024',
    '23.05. 10:46',
    '0612345678',
    '01/03/20261652',
    '1.234,56',
    '192.168.10.12',
    'page 12',
    '12 members 2024',
  ])('%s is none', (text) => {
    expect(parseDate(text, 'day-first')).toBeUndefined();
  });
});

it.each([
  ['Sat Jun 20 17:33:22 WAT 2026', '2026-06-20'],
  ['Mon Jan 5 08:01:59 2026', '2026-01-05'],
])('what a program’s clock says is a day: %s', (text, day) => {
  expect(parseDate(text, 'day-first')).toBe(day);
});
