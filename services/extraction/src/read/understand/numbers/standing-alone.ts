// A number that nothing but its place says to be the invoice's.
import type { Word } from '../../page-model.ts';
import { type Candidate, candidate } from '../candidate.ts';
import { parseDate } from '../dates/dates.ts';
import { weightOf } from '../labels/label.ts';
import type { Meaning } from '../labels/vocabulary/phrase.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { squeeze } from '../text/fold.ts';
import { OF_FILE, readCode } from './read-code.ts';
import { isTaxNumber } from './tax-numbers.ts';
import { wholeCode } from './whole-code.ts';

/** The upper part of the first page, in which an invoice's number may stand without a word. */
const HEAD = 0.35;
/** Rows of its column between such a number and the day or the title over or under it. */
const ROWS_TO_DAY = 3;
/** Rows of other columns between them, at the most. */
const MOST_BETWEEN = 6;
/** A code of capitals and figures with a joint in it. */
const CODE_ALONE = /^(?=(?:.*\d){4})[A-Z\d]{1,8}(?:[-/.][A-Z\d]{1,10}){1,4}[-/]?$/;
/** The Dominican Republic's 'B0100000131' and, electronic, 'E310000000131': kind of paper and sequence (DGII, norms 06-2018 and 01-2020). */
const DOMINICAN = /^(?:B(?:0[1-4]|1[1-7])\d{8}|E(?:3[1-4]|4[13-7])\d{10})$/;

const isCode = (code: string): boolean => (CODE_ALONE.test(code) && !OF_FILE.test(code)) || DOMINICAN.test(code);

/** 'TEL.030-5550123', without a space. */
const CALLED = /^(?:TE?LE?F?|FAX|FON|MOB|GSM)[.-]/;

/** '412.00' has a joint as well. */
const MONEY = /^\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}$/;

/** '12/2026' under 'FATURA DO MÊS': what is invoiced, and no number. */
const MONTH = /^(?:0?[1-9]|1[0-2])[-/.](?:19|20)\d{2}$/;

/** 'RE-2025-00287' by itself over 'Rechnungsdatum: …' or under the title; what says no more is never sure. */
export function standingAlone(text: DocumentText): Candidate[] {
  const [page] = text.pages;
  if (!page) return [];
  const says = (cell: Cell, ...meanings: readonly Meaning[]) =>
    cell.labels.some((label) => meanings.some((meaning) => weightOf(label, meaning) >= 0.9));
  return (
    text.cells
      .filter((cell) => cell.page === page.number && cell.y0 < HEAD * page.height)
      // 'RCCM CI-ABJ-2014-B-1221': a register's.
      .filter(({ labels }) => !labels.some((label) => label.from === 0 && weightOf(label, 'otherNumber') > 0))
      .flatMap((cell) => {
        const signless = withoutSign(cell.words);
        const [series, word, ...others] = withSeries(signless);
        if (others.length > 0) return [];
        if (!word || !isCode(word.text) || MONEY.test(word.text) || parseDate(word.text, 'day-first')) return [];
        if (!series && MONTH.test(word.text)) return [];
        if (CALLED.test(word.text) || isTaxNumber(text, cell, word.text)) return [];
        const near = cellsNear(text, cell);
        // Right behind the title, in a cell of its own.
        const before = text.rows[cell.row]?.cells[cell.column - 1];
        const isBehindTitle = before !== undefined && says(before, 'title', 'creditTitle');
        const words = series ? [series, word] : [word];
        const code = wholeCode(text, cell, { value: words.map(({ text: part }) => part).join(' '), words });
        // 'Date : 10/04/2026' over 'N° 0074/PF/26'.
        const isNumbered = signless.length < cell.words.length && near.some(isDay);
        return isBehindTitle ||
          isNumbered ||
          near.some((other) => says(other, 'issueDate', 'title', 'creditTitle') || isBareDay(other))
          ? [candidate(code.value, ALONE, cell.page, code.words)]
          : [];
      })
  );
}

/** Those over and under a cell, whatever stands in rows between on other sides of the page. */
function cellsNear({ rows }: DocumentText, cell: Cell): Cell[] {
  const inColumn = rows
    .slice(Math.max(0, cell.row - MOST_BETWEEN), cell.row + MOST_BETWEEN + 1)
    .flatMap(({ cells }) => cells)
    .filter((other) => other.page === cell.page && Math.min(other.x1, cell.x1) > Math.max(other.x0, cell.x0));
  const at = inColumn.indexOf(cell);
  return inColumn.slice(Math.max(0, at - ROWS_TO_DAY), at + ROWS_TO_DAY + 1);
}

/** 'n° 412' or 'No. 000.220.311' alone in the head, the only one there: whose number it is nothing says. */
export function signedAlone(text: DocumentText): Candidate[] {
  const [page] = text.pages;
  const signed = text.cells.filter(
    (cell) =>
      cell.page === page?.number && cell.y0 < HEAD * page.height && SIGNED.test(cell.text) && cell.labels.length <= 1,
  );
  const [only, ...others] = signed;
  const another = others.find(({ text: other }) => squeeze(other) !== squeeze(only?.text ?? ''));
  const code = only && !another ? readCode(withoutSign(only.words), 1) : undefined;
  return only && code ? [candidate(code.value, PERHAPS, only.page, code.words)] : [];
}
const SIGNED = /^(?:n[°º] ?\d{1,8}|n[°ºo]\.? ?\d{3}(?:\.\d{3}){1,3})$/i;
const PERHAPS = 0.4;

/** What nothing but its place calls a number. */
export const ALONE = 0.5;

/** 'N° GN-2026-07-031', '#2026-014': what stands behind its sign. */
function withoutSign(words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = words;
  if (first?.text.startsWith('#') && first.text.length > 1) return [{ ...first, text: first.text.slice(1) }, ...rest];
  return /^(?:n[°ºo]|nr\.?|#|no\.?)$/i.test(first?.text ?? '') ? rest : words;
}

/** 'NC 2026/45': the series of a number before its joint, as Portugal's law has it. */
const withSeries = (words: readonly Word[]): readonly (Word | undefined)[] =>
  /^[A-Z]{1,4}$/.test(words[0]?.text ?? '') && words.length === 2 ? words : [undefined, ...words];

const isBareDay = ({ text, words }: Cell): boolean => words.length <= 3 && parseDate(text, 'day-first') !== undefined;

/** 'Date : 10/04/2026' */
export const isDay = ({ labels: [label] }: Cell): boolean =>
  label?.from === 0 && (weightOf(label, 'issueDate') > 0 || weightOf(label, 'date') > 0);
