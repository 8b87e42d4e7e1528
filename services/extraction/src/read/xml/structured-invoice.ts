import type { Profile } from './profile.ts';

/** What an invoice's XML says, in EN 16931's terms. Amounts are decimal strings, dates YYYY-MM-DD. Absent = not said. */
export type StructuredInvoice = {
  readonly profile: Profile;
  readonly typeCode?: string | undefined;
  readonly invoiceNumber?: string | undefined;
  readonly issueDate?: string | undefined;
  readonly dueDate?: string | undefined;
  readonly currency?: string | undefined;
  readonly supplierName?: string | undefined;
  readonly supplierVatNumber?: string | undefined;
  readonly buyerName?: string | undefined;
  readonly buyerVatNumber?: string | undefined;
  readonly netTotal?: string | undefined;
  readonly vatTotal?: string | undefined;
  readonly grossTotal?: string | undefined;
  readonly amountDue?: string | undefined;
  readonly discount?: string | undefined;
  readonly charges?: string | undefined;
  readonly iban?: string | undefined;
  readonly bic?: string | undefined;
  readonly paymentTerms?: string | undefined;
  readonly orderNumber?: string | undefined;
  readonly deliverySlipNumber?: string | undefined;
  readonly country?: string | undefined;
  readonly lines: readonly StructuredLine[];
  /** BG-23: one entry a category and rate. */
  readonly vat: readonly StructuredVat[];
};

export type StructuredLine = {
  readonly itemCode?: string | undefined;
  readonly designation?: string | undefined;
  readonly quantity?: string | undefined;
  readonly unitPrice?: string | undefined;
  readonly vatRate?: string | undefined;
  readonly netTotal?: string | undefined;
  readonly deliveryDate?: string | undefined;
};

export type StructuredVat = {
  readonly rate?: string | undefined;
  readonly category?: string | undefined;
  readonly base?: string | undefined;
  readonly amount?: string | undefined;
};
