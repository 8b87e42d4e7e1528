const DAY = 86_400_000;
/** The first day of the calendar's first year, in milliseconds as Date counts them, and how long its years and months are in the mean. */
const EPOCH = Date.UTC(622, 6, 19);
const YEAR = 354.367;
const MONTH = 29.5306;
/** A day is looked for so many days around the one that means give: months are not of one length. */
const FAR = 4;

let umAlQura: Intl.DateTimeFormat | undefined;

/** A day of the Islamic calendar, as Saudi Arabia counts it (Umm al-Qura), as 'YYYY-MM-DD' of ours; undefined where there is none. */
export function hijriDay(year: number, month: number, day: number): string | undefined {
  const about = EPOCH + Math.round((year - 1) * YEAR + (month - 1) * MONTH + day - 1) * DAY;
  for (let off = -FAR; off <= FAR; off++) {
    const date = new Date(about + off * DAY);
    const { year: y, month: m, day: d } = inHijri(date);
    if (y === year && m === month && d === day) return date.toISOString().slice(0, 10);
  }
  return undefined;
}

function inHijri(date: Date): Record<string, number> {
  umAlQura ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return Object.fromEntries(umAlQura.formatToParts(date).map(({ type, value }) => [type, Number.parseInt(value, 10)]));
}
