import type { ImportField, ImportMapping } from '@comptoir/contracts';
import { normalisePhone } from '../../change-requests/phone-number.ts';
import { READ_VALUE } from './read-values.ts';

/** What a row of the sheet says, field by field, each in the form an input has; nothing is checked yet. */
export interface RowInput {
  /** Of SupplierInput, but its account manager and contacts. */
  readonly supplier: Readonly<Record<string, string>>;
  readonly address: Readonly<Record<string, string>>;
  readonly contact: Readonly<Record<string, string>>;
  /** As it is written. */
  readonly accountManager?: string;
  /** The names of files beside the sheet. */
  readonly logo?: string;
  readonly rib?: string;
}

const ADDRESS: readonly ImportField[] = ['street', 'zipCode', 'city'];
/** What a contact's own field is called on the contact. */
const CONTACT: Readonly<Partial<Record<ImportField, string>>> = {
  civility: 'civility',
  firstName: 'firstName',
  lastName: 'lastName',
  contactEmail: 'email',
  contactPhone: 'phone',
  function: 'function',
};
const PHONES: readonly ImportField[] = ['phone', 'mobile', 'landline', 'fax', 'contactPhone'];
const ALONE = ['accountManager', 'logo', 'rib'] as const;

/** Reads a row by its columns. An empty cell says nothing. */
export function readRow(cells: readonly string[], columns: ImportMapping['columns']): RowInput {
  const said = new Map<ImportField, string>();
  columns.forEach((field, at) => {
    const text = cells[at]?.trim();
    if (field && text) said.set(field, READ_VALUE[field]?.(text) ?? text);
  });
  const country = said.get('countryCode');
  for (const field of PHONES) {
    const text = said.get(field);
    // People write numbers as one dials them at home; what is no number stays, and is refused.
    if (text !== undefined) said.set(field, normalisePhone(text, country) ?? text);
  }
  const [supplier, address, contact, alone]: Array<Record<string, string>> = [{}, {}, {}, {}];
  for (const [field, text] of said) {
    const ofContact = CONTACT[field];
    if (ofContact !== undefined) Object.assign(contact ?? {}, { [ofContact]: text });
    else if (ADDRESS.includes(field)) Object.assign(address ?? {}, { [field]: text });
    else if ((ALONE as readonly string[]).includes(field)) Object.assign(alone ?? {}, { [field]: text });
    else Object.assign(supplier ?? {}, { [field]: text });
  }
  return { supplier: supplier ?? {}, address: address ?? {}, contact: contact ?? {}, ...alone };
}
