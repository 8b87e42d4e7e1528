import { Readable } from 'node:stream';
import { type Language, type RowFate, SCOPE_ALL } from '@comptoir/contracts';
import { stringify } from 'csv-stringify';
import type { ImportParts } from './import-parts.ts';
import { problemLine } from './import-view.ts';
import type { SupplierImport } from './supplier-import.ts';

const REFUSED: readonly RowFate[] = ['REFUSED', 'CHOOSE'];
const REASON: Readonly<Record<Language, string>> = {
  fr: 'Motif du refus',
  en: 'Why it was refused',
  es: 'Motivo del rechazo',
  de: 'Ablehnungsgrund',
  ar: 'سبب الرفض',
};

/**
 * The rows that came to nothing as they are in the sheet, each with why: to be corrected and sent again. What a program
 * would take for a formula is led in by an apostrophe, which reading takes off again.
 */
export function refusedRows(
  { rows }: Pick<ImportParts, 'rows'>,
  it: SupplierImport,
  language: Language,
): NodeJS.ReadableStream {
  const width = it.header.length;
  async function* lines(): AsyncGenerator<string[]> {
    if (it.checkId === undefined) return;
    for await (const { cells, problems } of rows.each(SCOPE_ALL, it.checkId, REFUSED)) {
      const reason = problems.map((problem) => problemLine(problem, language)).join(' ');
      yield [...Array.from({ length: width }, (_, at) => cells[at] ?? ''), reason];
    }
  }
  return Readable.from(lines()).pipe(csvOf([...it.header, REASON[language]], language));
}

/** A CSV as spreadsheets of the language open it. */
export const csvOf = (columns: readonly string[], language: Language) =>
  stringify({
    bom: true,
    delimiter: language === 'en' ? ',' : ';',
    header: true,
    columns: columns.map((header, at) => ({ key: String(at), header })),
    escape_formulas: true,
  });
