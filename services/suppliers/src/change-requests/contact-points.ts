import { CONTACT_DAYS } from '@comptoir/contracts';
import type { SupplierData } from '../supplier/supplier.ts';
import type { ContactPoint, ContactTrack } from './contact-track.ts';

const DAY_MS = 86_400_000;
const AGE_MS = CONTACT_DAYS * DAY_MS;
const MOST_FORMER = 50;

export const comparableEmail = (email: string): string => email.trim().toLowerCase();
export const comparablePhone = (phone: string): string => `+${phone.replace(/\D/g, '')}`;

/**
 * What a change of a supplier's data makes of the ages of its contact data: what stays keeps its age, what comes (again)
 * is new, what goes is remembered for a while.
 */
export function trackContacts(before: ContactTrack | undefined, data: SupplierData, now: Date): ContactTrack {
  const known = new Map((before?.contactPoints ?? []).map((point) => [keyOf(point), point]));
  const contactPoints = pointsIn(data).map((point) => known.get(keyOf(point)) ?? { ...point, since: now });
  const kept = new Set(contactPoints.map(keyOf));
  const gone = [...known.values()]
    .filter((point) => !kept.has(keyOf(point)))
    .map((point) => ({ ...point, until: now }));
  const recent = (before?.formerContacts ?? []).filter(({ until }) => now.getTime() - until.getTime() < AGE_MS);
  return { contactPoints, formerContacts: [...recent, ...gone].slice(-MOST_FORMER) };
}

/** Everything on file since the same time: what is known of a record from before ages were kept, or of seeded data. */
export const contactsSince = (data: SupplierData, since: Date): ContactTrack => ({
  contactPoints: pointsIn(data).map((point) => ({ ...point, since })),
  formerContacts: [],
});

/** Whether it was on file for so long that nobody put it there for the change at hand. */
export const isFromBefore = ({ since }: ContactPoint, now: Date): boolean => now.getTime() - since.getTime() >= AGE_MS;

const keyOf = ({ channel, value }: Pick<ContactPoint, 'channel' | 'value'>): string => `${channel} ${value}`;

function pointsIn({ email, phone, mobile, landline, contacts }: SupplierData): Array<Omit<ContactPoint, 'since'>> {
  const emails = [email, ...contacts.map((contact) => contact.email)];
  const phones = [phone, mobile, landline, ...contacts.map((contact) => contact.phone)];
  const points = [
    ...present(emails).map((text) => ({ channel: 'email' as const, value: comparableEmail(text) })),
    ...present(phones).map((text) => ({ channel: 'phone' as const, value: comparablePhone(text) })),
  ];
  return [...new Map(points.map((point) => [keyOf(point), point])).values()];
}

const present = (texts: ReadonlyArray<string | undefined>): string[] =>
  texts.filter((text) => text !== undefined && text !== '') as string[];
