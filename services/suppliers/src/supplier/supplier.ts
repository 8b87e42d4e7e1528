import type { Address, Contact, Language, LEGAL_FORMS, SUPPLIER_KINDS } from '@comptoir/contracts';
import type { Static } from 'typebox';
import type { ContactTrack } from '../change-requests/contact-track.ts';

export type SupplierKind = (typeof SUPPLIER_KINDS)[number];

/** What is known of a supplier, checked and in the form it is kept. */
export interface SupplierData {
  readonly kind: SupplierKind;
  /** Given here where the form leaves it empty. */
  readonly code?: string;
  readonly locpt: string;
  readonly raisonSociale: string;
  readonly codeSocietee: number;
  readonly countryCode: string;
  readonly currency: string;
  readonly vatNumber?: string;
  readonly companySiret?: string;
  readonly codeNaf?: string;
  readonly legalForm?: (typeof LEGAL_FORMS)[number];
  /** Decimal text with a dot. */
  readonly capital?: string;
  readonly linkedIn?: string;
  readonly email: string;
  readonly phone?: string;
  readonly mobile?: string;
  readonly landline?: string;
  readonly fax?: string;
  readonly address?: Static<typeof Address>;
  readonly bank?: string;
  readonly bic?: string;
  readonly iban?: string;
  readonly accountJournalNumber?: string;
  readonly accountReference?: string;
  readonly auxiliaryAccount?: string;
  readonly accountManagerId?: string;
  readonly language: Language;
  readonly contacts: readonly Contact[];
}

/** A supplier as it stands: its data, its place among its own versions, and its files. */
export interface SupplierState extends SupplierData, ContactTrack {
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Invoices that name it, whatever their status: a projection, outside the version. */
  readonly invoiceCount: number;
  readonly logoFileId?: string;
  readonly ribFileId?: string;
  /** The last bank change that was accepted. */
  readonly bankChanged?: {
    readonly requestId: string;
    readonly at: Date;
    readonly acceptedBy: { readonly id: string; readonly name: string };
  };
}

/** What two suppliers may not share, as it is compared: no case, no accents, no runs of spaces. */
export interface UniqueKeys {
  readonly nameKey: string;
  readonly codeKey: string;
  readonly emailKey: string;
}

export const comparable = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();

export const uniqueKeysOf = (supplier: { raisonSociale: string; code: string; email: string }): UniqueKeys => ({
  nameKey: comparable(supplier.raisonSociale),
  codeKey: comparable(supplier.code),
  emailKey: supplier.email.toLowerCase(),
});
