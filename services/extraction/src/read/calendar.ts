/** What is filed was typed, printed or scanned since then; an earlier year is a misread figure. */
const FIRST_YEAR = 1950;
const LAST_YEAR = 2099;

/** A calendar day as 'YYYY-MM-DD', or undefined where there is no such day (Gregorian calendar, 1950 to 2099). */
export function calendarDay(year: number, month: number, day: number): string | undefined {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
    return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The year that two figures stand for, as POSIX has it: '94' is 1994 and '24' is 2024, 1969 to 2068. */
export const yearOfTwo = (figures: number): number => (figures >= 69 ? 1900 : 2000) + figures;
