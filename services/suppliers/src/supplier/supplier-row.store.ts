import type { SUPPLIER_SORTS } from '@comptoir/contracts';
import { PAIRS_INDEX } from '@comptoir/storage';
import mongoose from 'mongoose';
import { contactsSince } from '../change-requests/contact-points.ts';
import { comparable, type SupplierState, type UniqueKeys, uniqueKeysOf } from './supplier.ts';
import { supplierPairs, supplierTokens } from './supplier-tokens.ts';

/** A supplier as it is kept: its state, and the keys by which it is found, sorted and told apart. */
export type SupplierRow = Omit<SupplierState, 'id'> &
  UniqueKeys & { _id: string; supplierId: string; locptKey: string; tokens: string[]; pairs: string[] };

/** What a list is sorted by: the name on the wire and the indexed field. */
export const SORT_FIELDS = {
  raisonSociale: 'nameKey',
  code: 'codeKey',
  locpt: 'locptKey',
  email: 'emailKey',
  invoiceCount: 'invoiceCount',
  createdAt: 'createdAt',
} as const satisfies Record<(typeof SUPPLIER_SORTS)[number], string>;

/** The index that gives the suppliers of a scope in that order. */
export const scopeIndex = (field: string) => ({ supplierId: 1, [field]: 1, _id: 1 }) as const;

export function rowOf({ id, ...state }: SupplierState): SupplierRow {
  return {
    ...state,
    ...uniqueKeysOf(state),
    _id: id,
    supplierId: id,
    locptKey: comparable(state.locpt),
    tokens: supplierTokens(state),
    pairs: supplierPairs(state),
  };
}

export function stateOf(row: SupplierRow): SupplierState {
  const { _id, supplierId, nameKey, codeKey, emailKey, locptKey, tokens, pairs, ...state } = row;
  // A record from before ages were kept: no older than what was last written of it.
  const track = state.contactPoints?.length ? {} : contactsSince(state, state.updatedAt);
  return { ...state, ...track, id: _id };
}

/** Keys that no two suppliers share. */
export const UNIQUE_KEYS = ['nameKey', 'codeKey', 'emailKey'] as const satisfies readonly (keyof SupplierRow)[];

const contact = {
  civility: String,
  firstName: String,
  lastName: String,
  email: String,
  phone: String,
  function: String,
  principal: Boolean,
  language: String,
};
const text = { type: String, required: true } as const;

export const supplierSchema = new mongoose.Schema<SupplierRow>(
  {
    _id: String,
    supplierId: text,
    version: { type: Number, required: true },
    kind: text,
    code: text,
    locpt: text,
    raisonSociale: text,
    codeSocietee: { type: Number, required: true },
    countryCode: text,
    currency: text,
    vatNumber: String,
    companySiret: String,
    codeNaf: String,
    legalForm: String,
    capital: String,
    linkedIn: String,
    email: text,
    phone: String,
    mobile: String,
    landline: String,
    fax: String,
    address: { type: { street: String, city: String, zipCode: String }, _id: false, default: undefined },
    bank: String,
    bic: String,
    iban: String,
    accountJournalNumber: String,
    accountReference: String,
    auxiliaryAccount: String,
    accountManagerId: String,
    language: text,
    contacts: [{ ...contact, _id: false }],
    invoiceCount: { type: Number, required: true },
    logoFileId: String,
    ribFileId: String,
    contactPoints: [{ channel: String, value: String, since: Date, _id: false }],
    formerContacts: [{ channel: String, value: String, since: Date, until: Date, _id: false }],
    bankChanged: {
      type: { requestId: String, at: Date, acceptedBy: { id: String, name: String } },
      _id: false,
      default: undefined,
    },
    createdAt: Date,
    updatedAt: Date,
    nameKey: text,
    codeKey: text,
    emailKey: text,
    locptKey: text,
    tokens: [String],
    pairs: { type: [String], default: undefined },
  },
  { versionKey: false, minimize: false, strict: 'throw' },
);
for (const key of UNIQUE_KEYS) supplierSchema.index({ [key]: 1 }, { unique: true });
supplierSchema.index({ iban: 1 }, { sparse: true });
supplierSchema.index({ vatNumber: 1 }, { sparse: true });
supplierSchema.index(PAIRS_INDEX);
for (const field of Object.values(SORT_FIELDS)) {
  supplierSchema.index({ [field]: 1, _id: 1 });
  supplierSchema.index({ tokens: 1, [field]: 1, _id: 1 });
  supplierSchema.index(scopeIndex(field));
}
