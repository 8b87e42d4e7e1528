// A title and its number in one word, where a form left no space between the two.
import { type Candidate, candidate } from '../candidate.ts';
import type { Meaning } from '../labels/vocabulary/phrase.ts';
import { SENSES } from '../labels/vocabulary/senses.ts';
import type { DocumentText } from '../text/document-text.ts';
import { squeeze } from '../text/fold.ts';

/** A word in small letters, or one in capitals before figures, and a code behind it. */
const GLUED = /^(?:(\p{L}\p{Ll}{3,})(\p{Lu}{0,6}[-/]?\d[\p{Lu}\d/-]{3,})|(\p{Lu}{5,})(\d[\p{Lu}\d/-]{3,}))$/u;
const NUMBERED: readonly Meaning[] = ['title', 'creditTitle', 'invoiceNumber'];
/** Where the one ends and the other begins is a guess. */
const GUESSED = 0.5;

/** 'FakturaBDS4418', 'Rechnung2024-0017': one word, alone in its cell, whose beginning is the name of an invoice. */
export const numbersOfGlued = ({ cells }: DocumentText): Candidate[] =>
  cells.flatMap(({ words, page }) => {
    const [word, ...more] = words;
    const [, small, code, capitals, figures] = GLUED.exec(word?.text ?? '') ?? [];
    const value = code ?? figures;
    const senses = SENSES.get(squeeze(small ?? capitals ?? '')) ?? [];
    const isNamed = senses.some(({ meaning, weight }) => NUMBERED.includes(meaning) && weight >= 0.9);
    return word && value && more.length === 0 && isNamed ? [candidate(value, GUESSED, page, [word])] : [];
  });
