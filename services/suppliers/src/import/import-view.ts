import {
  FIELD_PROBLEMS,
  fieldProblemMessage,
  IMPORT_FIELDS,
  type ImportField,
  type ImportRow,
  type Language,
  problemDetail,
  type SupplierImport as SupplierImportView,
} from '@comptoir/contracts';
import { COLUMN_LABELS, REQUIRED_COLUMNS } from './columns/labels.ts';
import type { ImportRowState } from './import-row.store.ts';
import type { RowProblem } from './row/decide-row.ts';
import { readRow } from './row/read-row.ts';
import { doneRows, type SupplierImport } from './supplier-import.ts';

/** An import as it is answered, in the caller's language. */
export function importView(
  it: SupplierImport,
  { language, callerId }: { language: Language; callerId: string },
): SupplierImportView {
  const { header, samples, mapping, by, problem } = it;
  return {
    id: it.id,
    version: it.version,
    state: it.state,
    fileName: it.fileName,
    sheetName: it.sheetName,
    columns: header.map((text, at) => ({
      header: text,
      samples: samples.flatMap((cells) => cells[at] || []).map((sample) => sample.slice(0, 80)),
      field: mapping.columns[at] ?? null,
    })),
    fields: IMPORT_FIELDS.map((field) => ({
      field,
      label: COLUMN_LABELS[field][language],
      required: REQUIRED_COLUMNS.has(field),
    })),
    defaults: { ...mapping.defaults },
    rowCount: it.rowCount,
    done: doneRows(it),
    counts: { ...it.counts },
    by: { id: by.id, name: by.name },
    own: by.id === callerId,
    createdAt: it.createdAt.toISOString(),
    updatedAt: it.updatedAt.toISOString(),
    ...(problem && {
      problem: { code: problem.code, message: problemDetail(problem.code, language, problem.params) },
    }),
  };
}

/** A row as it is answered: its problems worded, its bank data told of and not shown. */
export function rowView(
  { checkId, row, cells, fate, problems, candidates, supplierId }: ImportRowState,
  { mapping, language }: { mapping: SupplierImport['mapping']; language: Language },
): ImportRow {
  const { supplier, rib } = readRow(cells, mapping.columns);
  const hasSupplier = fate === 'UPDATE' || fate === 'CREATED' || fate === 'UPDATED';
  return {
    id: `${checkId}/${row}`,
    row,
    fate,
    name: supplier.raisonSociale ?? '',
    vatNumber: supplier.vatNumber ?? '',
    problems: problems.map((problem) => ({
      field: problem.field,
      label: labelOf(problem.field, language),
      code: problem.code,
      message: wordsFor(problem, language),
      ...(problem.otherRow !== undefined && { otherRow: problem.otherRow }),
    })),
    candidates: candidates.map(({ id, label, code }) => ({ id, label, code })),
    ...(hasSupplier && { supplierId }),
    bank: supplier.iban !== undefined || supplier.bic !== undefined || rib !== undefined,
  };
}

/** What is wrong with a row in one line, for the sheet of refused ones. */
export const problemLine = (problem: RowProblem, language: Language): string => {
  const other = problem.otherRow === undefined ? '' : ` (${problem.otherRow})`;
  return `${labelOf(problem.field, language)}: ${wordsFor(problem, language)}${other}`;
};

const labelOf = (field: string, language: Language): string =>
  Object.hasOwn(COLUMN_LABELS, field) ? COLUMN_LABELS[field as ImportField][language] : field;

const wordsFor = ({ code }: RowProblem, language: Language): string =>
  fieldProblemMessage(Object.hasOwn(FIELD_PROBLEMS, code) ? code : 'not_valid', language);
