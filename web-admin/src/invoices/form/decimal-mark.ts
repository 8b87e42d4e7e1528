import type { Language } from '@comptoir/contracts';

const WITH_A_POINT: readonly Language[] = ['en', 'ar'];

/** The decimal mark amounts are typed with in a language; both are understood in all. */
export const decimalMark = (language: Language): ',' | '.' => (WITH_A_POINT.includes(language) ? '.' : ',');
