import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hijriDay } from './hijri.ts';

describe('a day of the Islamic calendar', () => {
  it.each([
    [1438, 1, 24, '2016-10-25'],
    [1437, 12, 26, '2016-09-27'],
    [1438, 2, 15, '2016-11-15'],
    [1447, 1, 1, '2025-06-26'],
  ])('%i/%i/%i is %s', (year, month, day, ours) => expect(hijriDay(year, month, day)).toBe(ours));

  it('is none where its month has no such day', () => {
    expect(hijriDay(1447, 13, 1)).toBeUndefined();
    expect(hijriDay(1447, 1, 31)).toBeUndefined();
  });

  it('is the one that the calendar gives each of our days', () => {
    const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
      dateStyle: 'short',
      timeZone: 'UTC',
    });
    const days = fc.date({ min: new Date('2004-01-01'), max: new Date('2038-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const [month = 0, day = 0, year = 0] = (calendar.format(date).match(/\d+/g) ?? []).map(Number);
        return hijriDay(year, month, day) === date.toISOString().slice(0, 10);
      }),
    );
  });
});
