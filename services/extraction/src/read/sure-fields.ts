// How sure a reader is of what it gives of pages.
import type { ReadFields } from '@comptoir/contracts';
import { withConfidence } from './calibration/calibrate-reading.ts';
import { withoutCertainty } from './calibration/doubted.ts';
import { doubtedWhereIllegible } from './calibration/hardly-legible.ts';
import { doubtedWhereMisread } from './calibration/misread-totals.ts';
import { type DrawnPage, neverCertain } from './drawn-sender.ts';
import type { PageText } from './page-model.ts';
import { rivalled } from './understand/rivals/rivals.ts';
import type { Understanding } from './understand/understand.ts';

/** The fields with confidences, measured and doubted, in place of scores. */
export function sureFields(
  { fields, findings, considered }: Understanding,
  pages: readonly PageText[],
  drawn?: DrawnPage,
): ReadFields {
  const rivals = rivalled(considered, fields);
  const measured = withoutCertainty(withConfidence(fields, findings), (name) => rivals.has(name));
  const sure = doubtedWhereMisread(doubtedWhereIllegible(measured, pages));
  return drawn ? neverCertain(sure, drawn) : sure;
}
