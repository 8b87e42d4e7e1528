import type { Language } from '@comptoir/contracts';
import { useTranslate } from 'ra-core';
import type { MessageKey } from './catalogue.ts';
import { createFormats, type Formats } from './format.ts';
import { useLanguage } from './language-context.ts';

export type Text = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** The interface's sentences, with keys the compiler knows. */
export function useText(): Text {
  return useTranslate();
}

/** Made once a language: a screen has some fifty components that ask, and a set takes about half a millisecond. */
const made = new Map<Language, Formats>();

/** Amounts, dates and numbers in the language that is spoken now. */
export function useFormats(): Formats {
  const { language } = useLanguage();
  const known = made.get(language);
  if (known) return known;
  const formats = createFormats(language);
  made.set(language, formats);
  return formats;
}
