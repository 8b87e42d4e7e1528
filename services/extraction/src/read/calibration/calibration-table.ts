import type { ReadingFieldName } from '@comptoir/contracts';
import type { Evidence } from './certainty.ts';

/** Evidence for the scores from `from` up to the next band's. */
export type Band = Evidence & { readonly from: number };
/** How often each score of the reader was right, by source and field, lowest score first. */
export type CalibrationTable = Readonly<
  Record<'text' | 'ocr', Readonly<Partial<Record<ReadingFieldName, readonly Band[]>>>>
>;
