import type { Word } from '../../page-model.ts';
import { fold } from '../text/fold.ts';

/** 'SÉRIE 001', 'Seria: B', 'Serie 2026': which run of numbers an invoice's belongs to, and not the number itself. */
export const namesSeries = (word: Word | undefined): boolean =>
  word !== undefined && /^(?:series?|seria)[:.]?$/.test(fold(word.text));
