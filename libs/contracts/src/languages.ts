import { literals } from './http/common.ts';

/** The languages the interface, the problems and the mails speak (specification 001 §9). */
export const LANGUAGES = ['fr', 'en', 'es', 'de', 'ar'] as const;
export const DEFAULT_LANGUAGE = 'fr';

export const Language = literals(LANGUAGES);
export type Language = (typeof LANGUAGES)[number];

/** Languages written from right to left. */
export const RIGHT_TO_LEFT: readonly Language[] = ['ar'];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.includes(text as Language);

/**
 * The language an Accept-Language header asks for: the first one we speak by weight, else French.
 * Regional variants count as their language (`de-AT` is `de`).
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return DEFAULT_LANGUAGE;
  const wanted = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find((q) => q !== undefined);
      return { language: tag.toLowerCase().split('-')[0], weight: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ language }) => language).find(isLanguage) ?? DEFAULT_LANGUAGE;
}

export type Translations = Readonly<Record<Language, string>>;
