import type { Candidate } from '../../candidate.ts';
import type { Cell } from '../../text/document-text.ts';

/** A VAT number, where it stands, whether its check digits hold, and whether its label or its place says that it is the buyer's. */
export type VatNumber = Candidate & { readonly cell: Cell; readonly holds: boolean; readonly saysBuyer: boolean };
