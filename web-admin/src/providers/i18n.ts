import { isLanguage, LANGUAGES, type Language } from '@comptoir/contracts';
import { type BackendModule, createInstance } from 'i18next';
import type { I18nProvider } from 'ra-core';
import { getI18nProvider } from 'ra-i18n-i18next';
import { LANGUAGE_NAMES } from '../i18n/language.ts';
import { loadCatalogue } from '../i18n/load-catalogue.ts';

/** react-admin's translations by i18next: flat keys, one catalogue downloaded at a time. */
export function createI18nProvider(language: Language): Promise<I18nProvider> {
  const catalogues: BackendModule = {
    type: 'backend',
    init() {},
    read(asked, _namespace, done) {
      if (!isLanguage(asked)) return done(new Error(`no catalogue for ${asked}`), null);
      loadCatalogue(asked).then(
        (catalogue) => done(null, { ...catalogue }),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
      );
    },
  };
  return getI18nProvider(
    createInstance().use(catalogues),
    {
      lng: language,
      fallbackLng: false,
      // Keys are whole, and a sentence of the server that is shown as it is may well hold a colon.
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    },
    LANGUAGES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] })),
  );
}
