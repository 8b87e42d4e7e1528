import type { PageText, Word } from '../read/page-model.ts';
import type { understand } from '../read/understand/understand.ts';
import { typedPage } from './typed-page.ts';

type Understood = ReturnType<typeof understand>;

/** What each field of a reading says, without where it stands and how sure it is. */
export const valuesOf = (read: { readonly fields: Readonly<Record<string, { readonly value: string }>> }) =>
  Object.fromEntries(Object.entries(read.fields).map(([name, field]) => [name, field.value]));

/** Quantity and net total of each line. */
export const linesOf = (read: Understood) => read.lines.map((line) => [line.quantity, line.netTotal]);

/** A page as a recogniser gives it, some of its words doubted. */
export function recognised(typed: string, doubts: Readonly<Record<string, number>> = {}): PageText {
  const page = typedPage(typed, 1, 'ocr');
  const doubt = (word: Word): Word => ({ ...word, confidence: doubts[word.text] ?? word.confidence });
  const rows = page.rows.map((row) => ({
    ...row,
    segments: row.segments.map((segment) => ({ ...segment, words: segment.words.map(doubt) })),
  }));
  return { ...page, rows };
}
