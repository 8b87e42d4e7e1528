import type { Contact, EventData, Language } from '@comptoir/contracts';

export interface Recipient {
  /** Empty where only an address is known. */
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

export interface SupplierCopy {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly contacts: readonly Contact[];
  /** The user of the staff who looks after it. */
  readonly accountManagerId: string | null;
}

export interface SupplierUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/**
 * Who is told of a supplier's invoice: its principal contact (the supplier's own address where the contact has none)
 * and its active users; each address once, in the language of whom it belongs to.
 */
export function recipientsOf(supplier: SupplierCopy, users: readonly SupplierUser[]): Recipient[] {
  const principal = supplier.contacts.find((contact) => contact.principal);
  const first: Recipient = {
    name: principal ? `${principal.firstName} ${principal.lastName}` : '',
    email: principal?.email ?? supplier.email,
    language: principal?.language ?? supplier.language,
  };
  const byAddress = new Map<string, Recipient>();
  for (const { name, email, language } of [first, ...users]) {
    const key = email.toLowerCase();
    if (isMailable(email) && !byAddress.has(key)) byAddress.set(key, { name, email, language });
  }
  return [...byAddress.values()];
}

/** One address and nothing more: no second one, no comment, no line break, whatever an older record may hold. */
const isMailable = (email: string): boolean => /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@<>()[\],;:"\\]{1,255}$/u.test(email);

/** What is kept of a supplier, from its own words. */
export const copyOf = ({
  code,
  name,
  email,
  language,
  contacts,
  accountManagerId,
}: EventData<'SupplierChanged'>): Omit<SupplierCopy, 'id'> => ({
  code,
  name,
  email,
  language,
  contacts,
  accountManagerId: accountManagerId ?? null,
});
