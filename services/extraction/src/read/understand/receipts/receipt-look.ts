import type { Candidate } from '../candidate.ts';
import type { WrittenDate } from '../dates/dates.ts';
import type { Amount } from '../money/figures/amount.ts';
import type { DocumentText } from '../text/document-text.ts';

/** A receipt as it was recognised once, with what was found in it as in any document. */
export type ReceiptLook = {
  readonly text: DocumentText;
  readonly amounts: readonly Amount[];
  readonly dates: readonly WrittenDate[];
  /** What any document of these dates would have been issued on. */
  readonly issueDate: Candidate | undefined;
};
