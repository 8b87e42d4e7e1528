import {
  type InvoiceContent,
  READING_FIELDS,
  type Reading,
  type ReadingFieldName,
  type ReadingRoute,
} from '@comptoir/contracts';
import type { VerifiedContent } from '../templates/verified-content.ts';

/** What a person verified of a document: what is learned from, and what a template is tried on. */
export interface Sample {
  readonly invoiceId: string;
  readonly supplierId: string;
  readonly documentId: string;
  readonly invoiceNumber?: string;
  /** By which route the document was read. */
  readonly route: ReadingRoute;
  readonly verified: VerifiedContent;
  /** The invoice's version that was verified. */
  readonly version: number;
  readonly at: Date;
  readonly by: { readonly id: string; readonly name: string; readonly kind: 'user' | 'service' };
}

/** What the last reading of a document gave. */
export type LastRead = Pick<Reading, 'route' | 'level' | 'fields' | 'lines'>;

/**
 * What was verified, as the reader's values. A field that was read and is no more was taken away: the invoice has none.
 * One that was neither read nor filled in says nothing, nor do lines that nobody wrote.
 */
export function verifiedContentOf(content: InvoiceContent, read: Pick<LastRead, 'fields'>): VerifiedContent {
  const fields = READING_FIELDS.flatMap((name): Array<[ReadingFieldName, string | null]> => {
    const value = content[name];
    if (value !== undefined) return [[name, value]];
    return read.fields[name] === undefined ? [] : [[name, null]];
  });
  return { fields: Object.fromEntries(fields), ...(content.lines && { lines: content.lines }) };
}

/** Whether pages were read, so that there is a layout to learn: an invoice's XML has none. */
export const hasLayout = ({ route }: Pick<Sample, 'route'>): boolean => route !== 'xml';

/**
 * Whether verifying an invoice said something that its reading did not. What was not taken for an invoice was entered by
 * hand before it was verified: all of it is a correction.
 */
export const isCorrected = (corrected: readonly string[], { level }: Pick<LastRead, 'level'>): boolean =>
  corrected.length > 0 || level === 'NOT_AN_INVOICE';
