// What a line has to be to hold a company's name.
import type { Word } from '../../../page-model.ts';
import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { namesMaker } from './letter-words.ts';
import { nameOfLine } from './name-of-line.ts';
import { hasLegalForm, looksLikeName } from './party-names.ts';

/** Whether a line may be a company's name: no label, no heading, no place with its day. */
export function isNameCell(cell: Cell): boolean {
  const first = cell.labels[0];
  if (first && first.from === 0 && (first.announces || first.to === cell.words.length)) return false;
  // 'Désignation | Prix': a heading, and the next one.
  if (first?.from === 0 && /^[|/·]$/.test(cell.words[first.to]?.text ?? '')) return false;
  if (isAllLabels(cell) || PLACE_AND_DAY.test(cell.text) || namesMaker(fold(cell.text))) return false;
  if (namesTown(cell.text)) return false;
  return !cell.text.startsWith('(') && !isUnknownHeading(cell.text) && looksLikeName(nameOfLine(cell.text));
}

/** 'Kraków, 2026-10-09', 'Madrid, a catorce de marzo': where and when. */
const PLACE_AND_DAY =
  /^\p{Lu}[\p{L}' -]{2,30}, (?:(?:le |den |am |dnia )?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$|a (?:\d{1,2}|\p{Ll}+(?: \(\d{1,2}\))?) de \p{L}+)/u;

/** 'Sadashiv Peth, Pune - 411030. Maharashtra', 'Fortaleza - CE - CEP: 60125-030': a postal code behind a dash that elsewhere ends a name. */
const POSTAL_CODE = /\p{L}{3,} ?[-–] ?\d{6}\b|[-–/] ?[A-Z]{2} ?[-–,] ?CEP\b/u;
/** Whether a line is a town with its postal code, and no company's name. */
export const namesTown = (line: string): boolean => POSTAL_CODE.test(line) && !hasLegalForm(line);

const LONGEST_ARTICLE = 3;

/** 'Sales order Date', ': Doit / السادة': headings beside one another, whose values stand below. An article is none: 'LE CLIENT'. */
function isAllLabels({ labels, words }: Cell): boolean {
  const headings = labels.filter(({ phrase }) => phrase.length > LONGEST_ARTICLE);
  const covered = labels.reduce((sum, { from, to }) => sum + to - from, 0);
  const told = words.filter(({ text }) => /[\p{L}\d]/u.test(text)).length;
  return headings.length >= 2 && covered >= told && !hasLegalForm(words.map(({ text }) => text).join(' '));
}

/** 'Vendu à :', 'Kunde:'. A name has capitals; the colon behind a logo's is a speck. */
const isUnknownHeading = (text: string): boolean =>
  text.endsWith(':') && (!/\S\s+[^\s:]/u.test(text) || /\s\p{Ll}/u.test(text));

/** Whether a line is the paper's title. */
export function isTitle(cell: Cell): boolean {
  return cell.labels.some(
    (label) =>
      label.from <= 1 &&
      (weightOf(label, 'title') > 0 || weightOf(label, 'creditTitle') > 0) &&
      label.to - label.from >= cell.words.length - 2,
  );
}

/** How far down its page a line stands, 0 to 1. */
export function heightShare(text: DocumentText, cell: Cell): number {
  const page = text.pages.find((one) => one.number === cell.page);
  return page ? cell.y0 / page.height : 1;
}

/** Words as a line. */
export const written = (words: readonly Word[]) => words.map((word) => word.text).join(' ');
