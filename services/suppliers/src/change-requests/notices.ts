import { type ChangeAction, CONTACT_DAYS, type Language } from '@comptoir/contracts';
import type { SupplierState } from '../supplier/supplier.ts';
import { comparableEmail } from './contact-points.ts';

export interface Notified {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** The steps people are told of; the others concern who is at it alone. */
const TOLD: readonly ChangeAction[] = ['REQUEST', 'TYPE', 'SUBMIT', 'APPLY', 'ACCEPT', 'REFUSE', 'CANCEL', 'LOCK'];
const CONTACT_MS = CONTACT_DAYS * 86_400_000;

export const isTold = (action: ChangeAction): boolean => TOLD.includes(action);

/**
 * Who is told that something is asked or done: every address on file before it, and those that were on file until
 * lately, so that who took over an account cannot first take away who would notice.
 */
export function notifiedOf(supplier: SupplierState, now: Date): Notified[] {
  const { email, language, contacts, formerContacts } = supplier;
  const former = formerContacts.filter(
    ({ channel, until }) => channel === 'email' && now.getTime() - until.getTime() < CONTACT_MS,
  );
  const all: Notified[] = [
    { name: '', email, language },
    ...contacts.flatMap((contact) =>
      contact.email
        ? [
            {
              name: `${contact.firstName} ${contact.lastName}`,
              email: contact.email,
              language: contact.language ?? language,
            },
          ]
        : [],
    ),
    ...former.map(({ value }) => ({ name: '', email: value, language })),
  ];
  const byAddress = new Map<string, Notified>();
  for (const one of all) if (!byAddress.has(comparableEmail(one.email))) byAddress.set(comparableEmail(one.email), one);
  return [...byAddress.values()];
}
