import type { ReadingFieldName } from '@comptoir/contracts';
import type { Evidence } from './certainty.ts';

/** Evidence for the scores from `from` up to the next band's. */
export type Band = Evidence & { readonly from: number };
type BandsByField = Readonly<Partial<Record<ReadingFieldName, readonly Band[]>>>;
/**
 * How often each score of the reader was right, by source and field, lowest score first; of what templates read of all fields together,
 * for their scores say how a value stands to what was learned, whichever field it is of.
 */
export type CalibrationTable = Readonly<Record<'text' | 'ocr', BandsByField>> & { readonly template?: readonly Band[] };
