import { type Language, RIGHT_TO_LEFT } from '@comptoir/contracts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/**
 * Text without control characters but line breaks, and without the marks that turn the direction of what follows: a
 * name must not make a line read as another.
 */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();

/** The same on one line: for subjects and names, where a line break would begin a header of its own. */
export const oneLine = (text: string): string =>
  plainText(text)
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .trim();

/** In languages written from right to left, keeps a value's own direction from mixing with the sentence's. */
export const isolate = (value: string, language: Language): string =>
  RIGHT_TO_LEFT.includes(language) ? `\u2068${value}\u2069` : value;
