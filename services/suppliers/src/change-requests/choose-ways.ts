import type { Way } from './change-request.ts';
import { comparableEmail, isFromBefore } from './contact-points.ts';
import type { ContactTrack } from './contact-track.ts';

/**
 * Where the code of a bank change may go, the best way first: contact data from before, never data of the same or of
 * another recent request. A mobile is another thing than the mailbox by which the portal's password can be reset; then
 * mailboxes other than that of who asks; theirs last. None: somebody has to call back.
 */
export function waysForBankChange(
  { contactPoints }: Pick<ContactTrack, 'contactPoints'>,
  about: { readonly askerEmail: string; readonly now: Date; takesShortMessages(phone: string): boolean },
): Way[] {
  const known = contactPoints.filter((point) => isFromBefore(point, about.now));
  const mobiles = known.filter(({ channel, value }) => channel === 'phone' && about.takesShortMessages(value));
  const emails = known.filter(({ channel }) => channel === 'email').map(({ value }) => value);
  const own = comparableEmail(about.askerEmail);
  return [
    ...mobiles.map(({ value }): Way => ({ channel: 'sms', to: value })),
    ...[...emails.filter((email) => email !== own), ...emails.filter((email) => email === own)].map(
      (to): Way => ({ channel: 'email', to }),
    ),
  ].slice(0, MOST_WAYS);
}

const MOST_WAYS = 10;

/** A new address is confirmed by itself; a new number by a message to it, or to the account's address where none can be sent. */
export const waysForEmail = (email: string): Way[] => [{ channel: 'email', to: email }];
export const waysForPhone = (phone: string, askerEmail: string): Way[] => [
  { channel: 'sms', to: phone },
  { channel: 'email', to: askerEmail },
];
