// How right a set of readings is. Pure: the same readings of the same documents give the same score.
import type { Reading, ReadingFieldName } from '@comptoir/contracts';
import { FULL_FIELDS } from '../../services/extraction/src/read/level.ts';
import { isPhotograph, type KnownAnswers, type KnownDocument } from './manifest.ts';

/** A value given with this or more is called certain: nobody looks at it again. */
const CERTAIN = 0.9;

export interface Score {
  /** Fields that the documents show. */
  readonly shown: number;
  readonly right: number;
  /** Values given that are not the answer: worse than none. */
  readonly wrong: number;
  /** Values given as certain, and how many of those are right. */
  readonly certain: number;
  readonly certainRight: number;
  readonly byField: Readonly<Partial<Record<ReadingFieldName, FieldScore>>>;
  readonly lines: { readonly shown: number; readonly right: number; readonly given: number; readonly surplus: number };
  /**
   * Documents of which everything that FULLY asks for is certain, the supplier aside, who is told by those on file; and those
   * of them of which something is wrong: it would be approved unseen.
   */
  readonly full: { readonly all: number; readonly wrong: number };
  readonly misses: readonly Miss[];
}

export interface FieldScore {
  shown: number;
  right: number;
  wrong: number;
}

export interface Miss {
  readonly file: string;
  readonly field: ReadingFieldName;
  readonly answer: string;
  readonly given?: string;
  readonly confidence?: number;
}

export interface Judge {
  readonly field: ReadingFieldName;
  /** Its name among what the manifest calls visible. */
  readonly visible: string;
  readonly answer: (known: KnownAnswers) => string | number | null | undefined;
  readonly agrees: (given: string, answer: string) => boolean;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
export const asCode = (given: string, answer: string): boolean => plain(given) === plain(answer);
export const asAmount = (given: string | number, answer: string | number): boolean =>
  Math.abs(Number(given) - Number(answer)) < 0.005;
const asDay = (given: string, answer: string): boolean => given.slice(0, 10) === answer;

/** One name within the other where neither is but a scrap of it, or alike but for a letter in seven. */
export function asName(given: string, answer: string): boolean {
  const [one, other] = [plain(given), plain(answer)];
  if (one === '' || other === '') return false;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (longer.includes(shorter)) return shorter.length / longer.length >= 0.5;
  return 1 - editDistance(one, other) / longer.length >= 0.85;
}

function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const letter of one) {
    const row = [(above[0] ?? 0) + 1];
    for (let column = 1; column <= other.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (other[column - 1] === letter ? 0 : 1);
      row.push(Math.min(replaced, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1));
    }
    above = row;
  }
  return above[other.length] ?? 0;
}

export const JUDGES: readonly Judge[] = [
  { field: 'invoiceNumber', visible: 'invoiceNumber', answer: (known) => known.invoiceNumber, agrees: asCode },
  { field: 'issueDate', visible: 'issueDate', answer: (known) => known.issueDate, agrees: asDay },
  { field: 'dueDate', visible: 'dueDate', answer: (known) => known.dueDate, agrees: asDay },
  { field: 'currency', visible: 'currency', answer: (known) => known.currency, agrees: asCode },
  { field: 'supplierName', visible: 'supplierName', answer: (known) => known.supplier?.name, agrees: asName },
  { field: 'supplierVatNumber', visible: 'supplierVatId', answer: (known) => known.supplier?.vatId, agrees: asCode },
  { field: 'netTotal', visible: 'net', answer: (known) => known.totals?.net, agrees: asAmount },
  { field: 'vatTotal', visible: 'tax', answer: (known) => known.totals?.tax, agrees: asAmount },
  { field: 'grossTotal', visible: 'gross', answer: (known) => known.totals?.gross, agrees: asAmount },
  { field: 'iban', visible: 'iban', answer: (known) => known.payeeIban, agrees: asCode },
];

/** What is to be paid: not among the fields of the shared scorer, and what a wrong payment is made of. */
export const AMOUNT_DUE: Judge = {
  field: 'amountDue',
  visible: 'due',
  answer: (known) => known.totals?.due,
  agrees: asAmount,
};

/** What a document shows of a field, where it shows it. A photographed receipt never says its currency. */
export function answerOf(document: KnownDocument, judge: Judge): string | undefined {
  const answer = judge.answer(document.groundTruth);
  if (answer === undefined || answer === null || answer === '') return undefined;
  const isShown = isPhotograph(document)
    ? judge.field !== 'currency'
    : document.visibleInText?.[judge.visible] === true;
  return isShown ? String(answer) : undefined;
}

/** Scores readings by the files they are of; a document without a reading has everything missed. */
export function score(documents: readonly KnownDocument[], readings: ReadonlyMap<string, Reading>): Score {
  const sum = { shown: 0, right: 0, wrong: 0, certain: 0, certainRight: 0 };
  const byField: Partial<Record<ReadingFieldName, FieldScore>> = {};
  const misses: Miss[] = [];
  for (const document of documents) {
    for (const judge of JUDGES) {
      const answer = answerOf(document, judge);
      if (answer === undefined) continue;
      const given = readings.get(document.file)?.fields[judge.field];
      const isRight = given !== undefined && judge.agrees(given.value, answer);
      byField[judge.field] ??= { shown: 0, right: 0, wrong: 0 };
      for (const tally of [sum, byField[judge.field] as FieldScore]) {
        tally.shown += 1;
        if (isRight) tally.right += 1;
        else if (given) tally.wrong += 1;
      }
      if (given && given.confidence >= CERTAIN) {
        sum.certain += 1;
        if (isRight) sum.certainRight += 1;
      }
      if (!isRight)
        misses.push({
          file: document.file,
          field: judge.field,
          answer,
          ...(given && { given: given.value, confidence: given.confidence }),
        });
    }
  }
  return { ...sum, byField, lines: scoreLines(documents, readings), full: scoreFull(documents, readings), misses };
}

const UNSEEN = FULL_FIELDS.filter((field) => field !== 'supplierName');
const OF_UNSEEN = [...JUDGES, AMOUNT_DUE].filter(({ field }) => UNSEEN.some((name) => name === field));

function scoreFull(documents: readonly KnownDocument[], readings: ReadonlyMap<string, Reading>): Score['full'] {
  const full = documents.filter(({ file }) =>
    UNSEEN.every((field) => (readings.get(file)?.fields[field]?.confidence ?? 0) >= CERTAIN),
  );
  const wrong = full.filter((document) =>
    OF_UNSEEN.some((judge) => {
      const answer = answerOf(document, judge);
      const given = readings.get(document.file)?.fields[judge.field];
      return answer !== undefined && given !== undefined && !judge.agrees(given.value, answer);
    }),
  );
  return { all: full.length, wrong: wrong.length };
}

/** Lines by net amount and quantity, on the documents that show each of their lines. */
function scoreLines(documents: readonly KnownDocument[], readings: ReadonlyMap<string, Reading>): Score['lines'] {
  const sum = { shown: 0, right: 0, given: 0, surplus: 0 };
  for (const { file, groundTruth, visibleInText } of documents) {
    const lines = groundTruth.lines ?? [];
    if (lines.length === 0 || visibleInText?.linesVisible !== lines.length) continue;
    const given = readings.get(file)?.lines ?? [];
    sum.given += given.length;
    sum.surplus += Math.max(0, given.length - lines.length);
    for (const { net, qty } of lines) {
      if (net === null || net === undefined) continue;
      sum.shown += 1;
      const isGiven = given.some(
        (line) =>
          asAmount(line.netTotal ?? Number.NaN, net) &&
          (qty === null || qty === undefined || asAmount(line.quantity ?? Number.NaN, qty)),
      );
      if (isGiven) sum.right += 1;
    }
  }
  return sum;
}
