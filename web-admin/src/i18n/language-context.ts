import type { Language } from '@comptoir/contracts';
import { createContext, useContext } from 'react';

interface Speech {
  readonly language: Language;
  /** Speaks another language at once, everywhere, and remembers it on this device. */
  speak(language: Language): Promise<void>;
}

export const LanguageContext = createContext<Speech>({ language: 'fr', async speak() {} });
export const useLanguage = () => useContext(LanguageContext);
