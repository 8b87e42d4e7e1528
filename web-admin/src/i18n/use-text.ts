import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { MessageKey } from './catalogue.ts';
import { createFormats, type Formats } from './format.ts';
import { useLanguage } from './language-context.ts';

export type Text = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** The interface's sentences, with keys the compiler knows. */
export function useText(): Text {
  return useTranslate();
}

/** Amounts, dates and numbers in the language that is spoken now. */
export function useFormats(): Formats {
  const { language } = useLanguage();
  return useMemo(() => createFormats(language), [language]);
}
