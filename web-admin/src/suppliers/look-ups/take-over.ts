import type { CompanyLookUp } from '@comptoir/contracts';
import type { SupplierDraft } from '../supplier-draft.ts';
import { ADDRESS_FIELDS, type AddressField } from '../supplier-fields.ts';

/** What a register has that a supplier's form has a field for. */
export type Offered = Readonly<Partial<Record<'raisonSociale' | 'codeNaf' | AddressField, string>>>;

export function offeredBy({ name, ...others }: NonNullable<CompanyLookUp['company']>): Offered {
  const { street, zipCode, city, codeNaf } = others;
  return {
    raisonSociale: name,
    ...(street !== undefined && { street }),
    ...(zipCode !== undefined && { zipCode }),
    ...(city !== undefined && { city }),
    ...(codeNaf !== undefined && { codeNaf }),
  };
}

const VALUES = ['raisonSociale', 'codeNaf'] as const;
const isEmpty = (text: string): boolean => text.trim() === '';

/** The draft with what its empty fields are offered; what was typed stays. */
export function takeOver(draft: SupplierDraft, offered: Offered): SupplierDraft {
  const { values, address } = draft;
  const ofValues = VALUES.flatMap((name) => (isEmpty(values[name]) && offered[name] ? [[name, offered[name]]] : []));
  // An address is taken whole: half of one and half of another is nowhere.
  const isPlaceOpen = ADDRESS_FIELDS.every((name) => isEmpty(address[name]));
  const ofAddress = ADDRESS_FIELDS.flatMap((name) => (isPlaceOpen && offered[name] ? [[name, offered[name]]] : []));
  if (ofValues.length + ofAddress.length === 0) return draft;
  return {
    ...draft,
    values: { ...values, ...Object.fromEntries(ofValues) },
    address: { ...address, ...Object.fromEntries(ofAddress) },
  };
}

/** Whether a field that is empty would be filled. */
export const isOffered = (draft: SupplierDraft, offered: Offered): boolean => takeOver(draft, offered) !== draft;
