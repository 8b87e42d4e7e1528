import { isValidIBAN } from 'ibantools';
import type { Word } from '../../../page-model.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';

/** Two check digits and six groups of four. */
const CHECK_DIGITS = 2;
const GROUPS = 7;
const WHOLE = /^\d{26}$/;
const GROUPED = /^\d{2}(?: \d{4}){6}$/;

/**
 * Accounts as Poland writes them at home, '23 1090 2402 …': the IBAN without its country (Polish standard PN-F-01102). 26 figures that
 * stand the check of ISO 13616 behind 'PL' are no other number.
 */
export const polishAccounts = (text: DocumentText): Candidate[] => text.cells.flatMap(accountsOfCell);

function accountsOfCell({ words, page }: Cell): Candidate[] {
  return words.flatMap((word, at) => {
    const used = WHOLE.test(word.text) ? [word] : groupedAt(words, at);
    const value = `PL${used.map(({ text }) => text).join('')}`;
    return used.length > 0 && isValidIBAN(value) ? [candidate(value, 0.93, page, used)] : [];
  });
}

/** Of a number that has further groups before or behind it, no part is one. */
function groupedAt(words: readonly Word[], at: number): readonly Word[] {
  if (words[at]?.text.length !== CHECK_DIGITS) return [];
  const groups = words.slice(at, at + GROUPS);
  const [before, after] = [words[at - 1], words[at + GROUPS]];
  const isPart = [before, after].some((other) => other !== undefined && /^\d+$/.test(other.text));
  return !isPart && GROUPED.test(groups.map(({ text }) => text).join(' ')) ? groups : [];
}
