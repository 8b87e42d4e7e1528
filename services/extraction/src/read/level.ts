import type { ReadFields, ReadingFieldName, ReadingLevel } from '@comptoir/contracts';

/** What FULLY requires where no setting says otherwise (domain: extraction-level settings). */
export const FULL_FIELDS: readonly ReadingFieldName[] = [
  'invoiceNumber',
  'issueDate',
  'currency',
  'supplierName',
  'netTotal',
  'vatTotal',
  'grossTotal',
  'amountDue',
];

/** Fields that make a document worth a person's minute. */
const KEY_FIELDS: readonly ReadingFieldName[] = [
  'invoiceNumber',
  'issueDate',
  'grossTotal',
  'netTotal',
  'amountDue',
  'supplierVatNumber',
  'iban',
];

/**
 * How much could be read. NOT_AN_INVOICE needs the absence of everything an invoice has: no word for it,
 * no number, no amount at a label. An XML that is thin (profiles MINIMUM and BASIC WL: no lines) is never read FULLY.
 */
export function levelOf(
  fields: ReadFields,
  signs: { readonly namesInvoice: boolean; readonly isThin?: boolean },
): ReadingLevel {
  if (FULL_FIELDS.every((name) => fields[name] !== undefined)) return signs.isThin ? 'PARTIALLY' : 'FULLY';
  const keys = KEY_FIELDS.filter((name) => fields[name] !== undefined).length;
  const hasAmount = fields.grossTotal !== undefined || fields.netTotal !== undefined || fields.amountDue !== undefined;
  if (!signs.namesInvoice && !(hasAmount && keys >= 2)) return 'NOT_AN_INVOICE';
  return keys >= 2 ? 'PARTIALLY' : 'NOT_EXTRACTED';
}
