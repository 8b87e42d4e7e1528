import { fold } from '../text/fold.ts';

/** Where invoices come from. Croatian is left out: its November is Polish October's word. */
const LOCALES =
  'fr en de es ar it nl pt pl cs sk sl hu ro bg el tr da sv nb fi et lv lt uk ca ms id ar-MA ar-SA-u-ca-gregory ar-LB'.split(
    ' ',
  );
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

let names: ReadonlyMap<string, number> | undefined;

/** 1 to 12 for a month's name or short form in the languages of Europe, in Arabic, Malay and Indonesian, folded. */
export function monthOfName(folded: string): number | undefined {
  names ??= collectNames();
  return names.get(folded);
}

/** 1 to 12 for a Roman numeral. */
export function monthOfRoman(folded: string): number | undefined {
  const index = ROMAN.indexOf(folded);
  return index < 0 ? undefined : index + 1;
}

let weekdays: ReadonlySet<string> | undefined;

/** Whether a folded word names a month or a day of the week: part of a date, and no label. */
export function isDateWord(folded: string): boolean {
  weekdays ??= new Set(
    LOCALES.flatMap((locale) =>
      (['long', 'short'] as const).flatMap((weekday) => {
        const written = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
        return Array.from({ length: 7 }, (_, day) =>
          fold(written.format(Date.UTC(2026, 2, 1 + day))).replace(/[^\p{L}]/gu, ''),
        );
      }),
    ).filter((name) => name.length >= 3),
  );
  const bare = folded.replace(/[^\p{L}]/gu, '');
  return weekdays.has(bare) || (bare.length >= 3 && monthOfName(bare) !== undefined);
}

function collectNames(): Map<string, number> {
  const collected = new Map<string, number>();
  for (const locale of LOCALES) {
    for (const width of ['long', 'short'] as const) {
      for (const parts of [{ month: width }, { month: width, day: 'numeric', year: 'numeric' }] as const) {
        const written = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC', calendar: 'gregory' });
        for (let month = 0; month < 12; month++) {
          const part = written.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === 'month');
          const name = fold(part?.value ?? '').replace(/[^\p{L}]/gu, '');
          if (name.length >= 2 && !collected.has(name)) collected.set(name, month + 1);
        }
      }
    }
  }
  for (const [name, month] of [
    ['maerz', 3],
    ['mrz', 3],
    ['janner', 1],
    ['sept', 9],
    ['dez', 12],
  ] as const)
    if (!collected.has(name)) collected.set(name, month);
  return collected;
}
