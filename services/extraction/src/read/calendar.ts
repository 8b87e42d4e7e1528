/** A calendar day as 'YYYY-MM-DD', or undefined where there is no such day (Gregorian calendar, 1990 to 2099). */
export function calendarDay(year: number, month: number, day: number): string | undefined {
  if (year < 1990 || year > 2099 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
