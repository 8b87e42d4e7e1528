/**
 * A text from outside as it may be shown and kept: one line, without control and format characters (a text could turn its
 * own direction with them), cut to a length. Undefined for what is no text, or says nothing.
 */
export function plainText(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .slice(0, MOST_READ)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const cut = [...text].slice(0, most).join('').trim();
  return cut === '' ? undefined : cut;
}

const MOST_READ = 4000;

/** A part of what came, where it is an object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
