import type { InvoiceStatus } from '@comptoir/contracts';
import type { Content } from '../invoice/content.ts';
import type { Invoice } from '../invoice/state.ts';
import { plainNumber, writtenNumber } from './number.ts';

/** What of an invoice others are compared with. */
export type Fingerprint = {
  readonly invoiceId: string;
  readonly status: InvoiceStatus;
  readonly sha256: string;
  readonly supplierId?: string;
  /** A type that was not read counts as an invoice's, 380. */
  readonly typeCode: string;
  readonly invoiceNumber?: string;
  readonly issueDate?: string;
  readonly currency?: string;
  /** Minor units. */
  readonly grossTotal?: number;
  readonly keptWith: readonly string[];
  /** The invoice whose file held this one: neither doubles the other, nor comes in its place. */
  readonly partOf?: string;
};

/** The keys by which likely doubles are looked up, stored beside the invoice; absent where a part is unknown. */
export type DuplicateKeys = {
  /** Supplier and number without punctuation. */
  readonly number?: string;
  /** Supplier, currency and total. */
  readonly total?: string;
};

export function fingerprintOf(
  invoice: Pick<Invoice, 'id' | 'status' | 'document' | 'keptWith' | 'partOf'>,
  content: Content,
): Fingerprint {
  const { supplierId, invoiceNumber, issueDate, currency, grossTotal, typeCode } = content;
  return {
    invoiceId: invoice.id,
    status: invoice.status,
    sha256: invoice.document.sha256,
    typeCode: typeCode ?? '380',
    keptWith: invoice.keptWith,
    ...(invoice.partOf && { partOf: invoice.partOf.invoiceId }),
    ...(supplierId !== undefined && { supplierId }),
    ...(invoiceNumber !== undefined && { invoiceNumber }),
    ...(issueDate !== undefined && { issueDate }),
    ...(currency !== undefined && { currency }),
    ...(grossTotal !== undefined && { grossTotal }),
  };
}

export function duplicateKeys({ supplierId, invoiceNumber, currency, grossTotal }: Fingerprint): DuplicateKeys {
  if (supplierId === undefined) return {};
  const number = invoiceNumber === undefined ? '' : plainNumber(invoiceNumber);
  return {
    ...(number !== '' && { number: numberKey(supplierId, number) }),
    ...(currency !== undefined && grossTotal !== undefined && { total: `${supplierId}|${currency}|${grossTotal}` }),
  };
}

export const numberKey = (supplierId: string, plain: string): string => `${supplierId}|${plain}`;

/**
 * What two invoices share when one is certainly the other's double. Whoever lets an invoice pass takes hold of these
 * first, so that of two copies that arrive at once the second sees the first.
 */
export function certainKeys({ sha256, supplierId, typeCode, invoiceNumber, issueDate }: Fingerprint): string[] {
  const year = issueDate?.slice(0, 4);
  const number =
    supplierId !== undefined && invoiceNumber !== undefined && year !== undefined
      ? [`number|${supplierId}|${typeCode}|${year}|${writtenNumber(invoiceNumber)}`]
      : [];
  return [`file|${sha256}`, ...number];
}
