import { LANGUAGES } from '@comptoir/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { currentLanguage, directionOf, LANGUAGE_NAMES, rememberLanguage } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

function browser(...languages: string[]): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

it('is the one that was chosen and stored, else the browser’s, else French', () => {
  browser('pt-BR', 'de-AT', 'en');
  expect(currentLanguage()).toBe('de');
  rememberLanguage('ar');
  expect(currentLanguage()).toBe('ar');
  browser('pt-BR', 'nl');
  expect(currentLanguage()).toBe('fr');
  localStorage.setItem('comptoir.language', 'klingon');
  expect(currentLanguage()).toBe('fr');
});

it('is one of five, each offered in its own words, Arabic alone from right to left', () => {
  expect(LANGUAGES).toEqual(['fr', 'en', 'es', 'de', 'ar']);
  expect(Object.values(LANGUAGE_NAMES)).toEqual(['Français', 'English', 'Español', 'Deutsch', 'العربية']);
  expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
});
