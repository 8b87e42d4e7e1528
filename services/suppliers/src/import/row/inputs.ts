import { type Contact, type ImportMapping, SupplierInput } from '@comptoir/contracts';
import type { SupplierState } from '../../supplier/supplier.ts';
import type { RowInput } from './read-row.ts';

type Input = Readonly<Record<string, unknown>>;

/** A form for a new supplier, as somebody would have filled it in. */
export function newSupplierInput(
  row: RowInput,
  { defaults, accountManagerId }: { defaults: ImportMapping['defaults']; accountManagerId: string | undefined },
): Input {
  return {
    kind: defaults.kind,
    accountManagerId: accountManagerId ?? defaults.accountManagerId,
    ...row.supplier,
    address: row.address,
    contacts: hasContact(row) ? [{ ...row.contact, principal: true }] : [],
  };
}

/** The form of a supplier on file with what the row says filled in; what it leaves out stays, and bank data with it. */
export function changedSupplierInput(
  row: RowInput,
  onFile: SupplierState,
  accountManagerId: string | undefined,
): Input {
  const {
    iban: _iban,
    bic: _bic,
    ...kept
  } = Object.fromEntries(Object.entries(onFile).filter(([name]) => Object.hasOwn(SupplierInput.properties, name)));
  return {
    ...kept,
    ...(accountManagerId !== undefined && { accountManagerId }),
    ...row.supplier,
    address: { ...onFile.address, ...row.address },
    contacts: withContact(onFile.contacts, row),
  };
}

const hasContact = ({ contact }: RowInput): boolean => Object.keys(contact).length > 0;

/** The row's contact takes the place of who has its address, else its name; somebody new joins the others. */
function withContact(contacts: readonly Contact[], row: RowInput): unknown[] {
  const copies = contacts.map((contact) => ({ ...contact }));
  if (!hasContact(row)) return copies;
  const { email, firstName, lastName } = row.contact;
  const found =
    (email && copies.find((contact) => same(contact.email, email))) ||
    copies.find((contact) => same(contact.firstName, firstName) && same(contact.lastName, lastName));
  if (!found) return [...copies, { ...row.contact, principal: copies.length === 0 }];
  return copies.map((contact) => (contact === found ? { ...contact, ...row.contact } : contact));
}

const same = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one.trim().toLowerCase() === other.trim().toLowerCase();
