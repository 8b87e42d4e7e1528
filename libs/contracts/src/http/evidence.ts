import { type Static, Type } from 'typebox';
import { Box } from '../reading.ts';

/** How many other values a field is offered, and of how many rows of a table it is kept where they stand. */
export const EVIDENCE_LIMITS = { others: 5, rows: 200, value: 200, beside: 60 } as const;

/** Another value on the pages that a field may have. No figure says how likely it is: none was measured. */
export const OtherValue = Type.Object({
  value: Type.String({ maxLength: EVIDENCE_LIMITS.value }),
  page: Type.Integer({ minimum: 1 }),
  box: Box,
  /** What is printed beside it or over it. */
  beside: Type.Optional(Type.String({ maxLength: EVIDENCE_LIMITS.beside })),
});
export type OtherValue = Static<typeof OtherValue>;

/** Where a row that was read stands, a line or a rate of VAT: around all of it, and each value. */
export const RowPlace = Type.Object({
  page: Type.Integer({ minimum: 1 }),
  box: Box,
  /** By the row's column: `netTotal`, `designation` … */
  cells: Type.Record(Type.String(), Box),
});
export type RowPlace = Static<typeof RowPlace>;

/** By the row's place in the reading; null where it is not known where it stands. */
const RowPlaces = Type.Array(Type.Union([RowPlace, Type.Null()]), { maxItems: EVIDENCE_LIMITS.rows });

/**
 * `GET /api/v1/extraction/invoices/{id}/evidence`: what the last reading saw beside what it gave. Empty where nothing
 * was kept: it is, until somebody verified the invoice.
 */
export const ReadingEvidence = Type.Object({
  /** By field, best first. */
  others: Type.Record(Type.String(), Type.Array(OtherValue, { maxItems: EVIDENCE_LIMITS.others })),
  lines: RowPlaces,
  /** Absent from what was read before it was kept. */
  vat: Type.Optional(RowPlaces),
});
export type ReadingEvidence = Static<typeof ReadingEvidence>;
