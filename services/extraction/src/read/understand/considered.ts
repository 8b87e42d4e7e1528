import type { Candidate } from './candidate.ts';
import type { AmountEvidence } from './money/roles/amount-roles.ts';
import type { DocumentText } from './text/document-text.ts';

/** Everything on the pages that a field was looked for in: what was found and what was left. */
export type Considered = {
  readonly text: DocumentText;
  readonly amounts: readonly AmountEvidence[];
  readonly days: readonly Candidate[];
  readonly codes: Readonly<Record<'invoiceNumber' | 'orderNumber' | 'deliverySlipNumber', readonly Candidate[]>>;
  readonly names: readonly Candidate[];
  readonly vatNumbers: readonly Candidate[];
  readonly ibans: readonly Candidate[];
  readonly bics: readonly Candidate[];
  readonly currencies: readonly Candidate[];
};
