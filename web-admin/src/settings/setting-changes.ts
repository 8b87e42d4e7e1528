import { ALWAYS_SENT, type SettingEntry } from '@comptoir/contracts';

/** Settings by code, as text: "1", "0" or a number. */
export type SettingValues = Readonly<Record<string, string>>;

export const valuesOf = (entries: readonly SettingEntry[]): SettingValues =>
  Object.fromEntries(entries.map(({ code, value }) => [code, value]));

/** What was changed, by code. */
export const changedCodes = (before: SettingValues, after: SettingValues): readonly string[] =>
  Object.keys(after).filter((code) => before[code] !== after[code]);

/**
 * What a save sends: the changed entries, and always the amount tolerance and the maximum size (specification 000 §4, 001 §5).
 */
export function changesToSend(
  before: SettingValues,
  after: SettingValues,
): readonly (SettingEntry & { changed: boolean })[] {
  const changed = changedCodes(before, after);
  const always = ALWAYS_SENT.filter((code) => !changed.includes(code) && after[code] !== undefined);
  return [...changed, ...always].map((code) => ({
    code,
    value: after[code] ?? '',
    changed: changed.includes(code),
  }));
}

/** A number as it is typed, comma or point, as the settings keep it. */
export const asSettingNumber = (typed: string): string => typed.trim().replace(',', '.');
