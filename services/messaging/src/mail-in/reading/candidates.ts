import type { Attachment } from 'postal-mime';

/** What mailers put in beside what people attach. */
const BY_MACHINES = new Set([
  ...['application/pgp-signature', 'application/pkcs7-signature', 'application/x-pkcs7-signature'],
  ...['text/calendar', 'application/ics', 'text/vcard', 'text/x-vcard', 'message/delivery-status'],
  ...['text/rfc822-headers', 'text/x-amp-html', 'message/disposition-notification'],
]);

/**
 * Whether a part of a message is a file that somebody sent, and no signature, logo or calendar entry that a mailer put
 * in. Whether it is of a kind that is taken is said by whoever takes it, from its bytes.
 */
export function isSentFile({ mimeType, disposition, related, contentId }: Omit<Attachment, 'content'>): boolean {
  if (BY_MACHINES.has(mimeType)) return false;
  // The logo of a signature: shown within the text, by its id.
  const isShownInText = related === true || (contentId !== undefined && disposition !== 'attachment');
  return !(isShownInText && mimeType.startsWith('image/'));
}
