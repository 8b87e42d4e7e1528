import { withConfidence } from './calibration/calibrate-reading.ts';
import { CERTAIN } from './calibration/certainty.ts';
import type { PageText } from './page-model.ts';
import { isNarrow, isReceipt } from './understand/receipts/is-receipt.ts';
import { toDocumentText } from './understand/text/to-document-text.ts';
import { understand } from './understand/understand.ts';

/** What a receipt is read for. */
const ASKED = ['issueDate', 'grossTotal', 'supplierName'] as const;

/** Whether a page is a till's receipt whose day, total or company is not certain: it is worth another look. */
export function leavesDoubt(page: PageText): boolean {
  // Most pages are too wide to be one: their text is not taken apart twice.
  if (!isNarrow(page.rows.flatMap(({ segments }) => segments.flatMap(({ words }) => words)))) return false;
  const text = toDocumentText([page]);
  if (!isReceipt(text)) return false;
  const { fields, findings } = understand([page], text);
  const believed = withConfidence(fields, findings);
  return ASKED.some((name) => (believed[name]?.confidence ?? 0) < CERTAIN);
}
