import type { InvoiceStatus } from '@comptoir/contracts';
import { type DuplicateKeys, duplicateKeys, fingerprintOf } from '../duplicates/fingerprint.ts';
import type { Content } from './content.ts';
import { searchTokens } from './search-tokens.ts';
import type { Invoice } from './state.ts';

/** How an invoice is stored: its state, and beside it what lists and look-ups need, derived from it at each save. */
export type InvoiceRow = {
  readonly _id: string;
  readonly version: number;
  readonly invoice: Invoice;
  readonly list: ListKeys;
  readonly tokens: readonly string[];
  readonly duplicateKeys: DuplicateKeys;
};

/** What is sorted by but is not sorted as it is written. */
type ListKeys = {
  readonly status: InvoiceStatus;
  readonly number?: string;
  readonly supplier?: string;
  /** The total in thousandths of a unit, to order amounts of several currencies; nothing is computed from it. */
  readonly total?: number;
};

export function toRow(invoice: Invoice): InvoiceRow {
  const { content, supplier, document } = invoice;
  const supplierName = supplier?.name ?? content.supplierName;
  return {
    _id: invoice.id,
    version: invoice.version,
    invoice,
    list: {
      status: invoice.status,
      ...(content.invoiceNumber !== undefined && { number: content.invoiceNumber.toUpperCase() }),
      ...(supplierName !== undefined && { supplier: folded(supplierName) }),
      ...(content.grossTotal !== undefined && { total: thousandths(content, content.grossTotal) }),
    },
    tokens: searchTokens(content.invoiceNumber, supplierName, supplier?.code, withoutEnding(document.fileName)),
    duplicateKeys: duplicateKeys(fingerprintOf(invoice, content)),
  };
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const withoutEnding = (fileName: string): string => fileName.replace(/\.[^.]{1,5}$/, '');
const thousandths = ({ decimals }: Content, minor: number): number => Math.round(minor * 10 ** (3 - decimals));
