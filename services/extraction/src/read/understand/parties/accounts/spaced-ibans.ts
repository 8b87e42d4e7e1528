import { isValidIBAN } from 'ibantools';
import { type Candidate, candidate } from '../../candidate.ts';
import type { DocumentText, TextRow } from '../../text/document-text.ts';
import { IBAN_LENGTHS } from './iban-lengths.ts';

/** A row set with gaps has so many words of one letter or figure, more than half of all. */
const FEWEST_SINGLE = 12;

/**
 * IBANs in rows whose letters are set apart, 'I B A N : E S 9 1 2 1 0 0 …', 'E S91 2 1 00': every letter is a word of its own, or nearly,
 * and only the check digits tell where one begins.
 */
export const spacedIbans = (text: DocumentText): Candidate[] =>
  text.rows.flatMap((row) => (isSetApart(row) ? ibansOfRow(row) : []));

function isSetApart({ cells }: TextRow): boolean {
  const words = cells.flatMap((cell) => cell.words);
  const single = words.filter(({ text }) => text.length === 1).length;
  return single >= FEWEST_SINGLE && single * 2 > words.length;
}

function ibansOfRow({ cells, page }: TextRow): Candidate[] {
  const signs = cells
    .flatMap((cell) => cell.words)
    .flatMap((word) => [...word.text.replace(/[^A-Za-z0-9]/g, '')].map((sign) => ({ sign, word })));
  const written = signs.map(({ sign }) => sign).join('');
  return [...written.matchAll(/(?=([A-Z]{2})\d{2})/g)].flatMap(({ index, 1: country = '' }) => {
    const length = IBAN_LENGTHS[country] ?? 0;
    const value = written.slice(index, index + length);
    if (length === 0 || !isValidIBAN(value)) return [];
    return [candidate(value, 0.93, page, [...new Set(signs.slice(index, index + length).map(({ word }) => word))])];
  });
}
