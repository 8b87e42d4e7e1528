import { addressParser, type Header } from 'postal-mime';
import type { Letter } from '../letter.ts';

const LONGEST_SUBJECT = 300;
const MOST_RECIPIENTS = 200;
/** Where servers note whom a message came in for, beside what its sender wrote. */
const RECIPIENT_HEADERS = [
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-delivered-to',
];
const MESSAGE_ID = /^<[^\s<>]{1,250}>$/;

/** What a message's headers say, in their order, topmost first. */
export function readHeaders(headers: readonly Header[], subject: string): Omit<Letter, 'files'> {
  const all = (...keys: string[]) => headers.filter(({ key }) => keys.includes(key)).map(({ value }) => value);
  const first = (key: string) => headers.find((header) => header.key === key)?.value.trim();
  const returnPath = first('return-path');
  const messageId = first('message-id');
  return {
    from: addressesIn(all('from'))[0] ?? '',
    returnPath: returnPath === undefined ? undefined : (addressesIn([returnPath])[0] ?? ''),
    recipients: addressesIn(all(...RECIPIENT_HEADERS)).slice(0, MOST_RECIPIENTS),
    messageId: messageId !== undefined && MESSAGE_ID.test(messageId) ? messageId : undefined,
    subject: subject.slice(0, LONGEST_SUBJECT),
    isAutomatic: isAutomatic(first),
    authentication: authenticationIn(all('authentication-results')),
  };
}

const addressesIn = (values: readonly string[]): string[] =>
  values
    .flatMap((value) => addressParser(value, { flatten: true }))
    .flatMap(({ address }) => (address ? [address.toLowerCase()] : []));

function isAutomatic(first: (key: string) => string | undefined): boolean {
  const said = (key: string): string => first(key)?.toLowerCase() ?? '';
  const submitted = said('auto-submitted').split(';')[0]?.trim() ?? '';
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(bulk|junk|list|auto_reply)$/.test(said('precedence')) ||
    first('list-id') !== undefined ||
    /\b(all|autoreply|oof)\b/.test(said('x-auto-response-suppress')) ||
    first('x-autoreply') !== undefined ||
    first('x-autorespond') !== undefined ||
    said('content-type').startsWith('multipart/report')
  );
}

/**
 * A failure counts wherever it stands: who forges that harms only their own message. A pass counts in the topmost alone,
 * which the last server on the way wrote.
 */
function authenticationIn(results: readonly string[]): Letter['authentication'] {
  if (results.some((result) => /\bdmarc\s*=\s*fail\b/i.test(result))) return 'fail';
  return /\bdmarc\s*=\s*pass\b/i.test(results[0] ?? '') ? 'pass' : 'none';
}
