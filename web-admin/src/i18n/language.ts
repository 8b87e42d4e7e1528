import { isLanguage, type Language, languageOf, RIGHT_TO_LEFT } from '@comptoir/contracts';

const KEY = 'comptoir.language';

/** Each language in its own words: who looks for theirs cannot read ours. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  ar: 'العربية',
};

/** BCP 47 tags for formatting. Arabic keeps the digits printed on invoices, so that a figure can be compared by eye. */
export const LOCALES: Readonly<Record<Language, string>> = {
  fr: 'fr-FR',
  en: 'en-GB',
  es: 'es-ES',
  de: 'de-DE',
  ar: 'ar-u-nu-latn',
};

/** The stored choice, else the browser's language, else French (specification 000 §1). */
export function currentLanguage(): Language {
  const stored = localStorage.getItem(KEY);
  return isLanguage(stored) ? stored : languageOf(navigator.languages.join(','));
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
}

export const directionOf = (language: Language): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr');

/** Tells the browser, and whoever reads the page aloud, what language and direction it is in. */
export function dressDocument(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
