/**
 * The first day on which payments go again after a bank change (YYYY-MM-DD, UTC): so many working days after the day it
 * was accepted; undefined once that day has come. Banks do not work on weekends nor on the closing days of T2
 * (1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December).
 */
export function bankHoldOf(acceptedAt: Date, holdDays: number, now: Date): string | undefined {
  let day = dayOf(acceptedAt);
  for (let left = holdDays; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return holdDays > 0 && dayOf(now) < day ? day : undefined;
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * 86_400_000));

function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED.has(day.slice(5))) return false;
  const easter = easterOf(Number(day.slice(0, 4)));
  return day !== addDays(easter, -2) && day !== addDays(easter, 1);
}

const FIXED: ReadonlySet<string> = new Set(['01-01', '05-01', '12-25', '12-26']);

/** Easter Sunday of a Gregorian year (the anonymous algorithm, Nature 1876). */
function easterOf(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`;
}
