import { type Static, Type } from 'typebox';
import { Box } from '../reading.ts';

/** How many other values a field is offered, and of how many lines it is kept where they stand. */
export const EVIDENCE_LIMITS = { others: 5, lines: 200, value: 200, beside: 60 } as const;

/** Another value on the pages that a field may have. No figure says how likely it is: none was measured. */
export const OtherValue = Type.Object({
  value: Type.String({ maxLength: EVIDENCE_LIMITS.value }),
  page: Type.Integer({ minimum: 1 }),
  box: Box,
  /** What is printed beside it or over it. */
  beside: Type.Optional(Type.String({ maxLength: EVIDENCE_LIMITS.beside })),
});
export type OtherValue = Static<typeof OtherValue>;

/** Where a line that was read stands: around all of it, and each value. */
export const LinePlace = Type.Object({
  page: Type.Integer({ minimum: 1 }),
  box: Box,
  /** By the line's column: `netTotal`, `designation` … */
  cells: Type.Record(Type.String(), Box),
});
export type LinePlace = Static<typeof LinePlace>;

/**
 * `GET /api/v1/extraction/invoices/{id}/evidence`: what the last reading saw beside what it gave. Empty where nothing
 * was kept: it is, until somebody verified the invoice.
 */
export const ReadingEvidence = Type.Object({
  /** By field, best first. */
  others: Type.Record(Type.String(), Type.Array(OtherValue, { maxItems: EVIDENCE_LIMITS.others })),
  /** By the line's place in the reading; null where it is not known where it stands. */
  lines: Type.Array(Type.Union([LinePlace, Type.Null()]), { maxItems: EVIDENCE_LIMITS.lines }),
});
export type ReadingEvidence = Static<typeof ReadingEvidence>;
