import type { Language } from '@comptoir/contracts';
import type { Catalogue } from './catalogue.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  ar: async () => (await import('./ar.ts')).ar,
};

/** One language's catalogue: only the one that is spoken is downloaded. */
export const loadCatalogue = (language: Language): Promise<Catalogue> => LOADERS[language]();
