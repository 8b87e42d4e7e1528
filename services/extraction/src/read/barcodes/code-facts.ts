import type { ReadingFieldName } from '@comptoir/contracts';

/** What may be drawn on an invoice as a code: the two-dimensional ones, and the bars that keys of invoices are printed in. */
export type Symbology = 'QRCode' | 'PDF417' | 'DataMatrix' | 'Aztec' | 'Code128';

/**
 * What a code on an invoice says of it, by the standard that it keeps. A code of the `invoice` is made by who issued it, often
 * by law, of the invoice's own figures; one of its `payment` says who is to be paid how much, which may be a part.
 */
export type CodeFacts = {
  /** The standard's usual name: `ATCUD`, `EPC`, `SPC`, `CFDI`. */
  readonly standard: string;
  readonly about: 'invoice' | 'payment';
  /**
   * As a reading gives its fields: amounts as decimal strings with two decimals or the currency's own, days as YYYY-MM-DD, an IBAN
   * without spaces (its check digits hold), a currency by its code, a tax number without its label.
   */
  readonly values: Readonly<Partial<Record<ReadingFieldName, string>>>;
};
