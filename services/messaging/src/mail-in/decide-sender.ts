import { DEFAULT_LANGUAGE, type Language } from '@comptoir/contracts';
import type { Letter } from './letter.ts';

/** A supplier that has the address on file, and who it is there. */
export interface KnownSender {
  readonly supplierId: string;
  readonly name: string;
  readonly language: Language;
}

export interface Sender {
  /** Whose invoices these are; undefined where what they say has to tell. */
  readonly supplierId: string | undefined;
  /** Whether the address is on file. */
  readonly isKnown: boolean;
  readonly name: string;
  readonly language: Language;
}

/**
 * Whose a message is: the one supplier that has its sender on file; of several, the one that its tag names; of none, the
 * tag's. A sender of one and a tag of another say nothing together. All of it is a hint: addresses are easily forged, so
 * it chooses who is shown the invoice, never where money goes. Where a server found a sender forged, it is nobody.
 */
export function decideSender(
  { authentication }: Pick<Letter, 'authentication'>,
  bySender: readonly KnownSender[],
  byTag: string | undefined,
): Sender {
  const known = authentication === 'fail' ? [] : bySender;
  const ids = new Set(known.map(({ supplierId }) => supplierId));
  const chosen = authentication === 'fail' ? undefined : choose(ids, byTag);
  const person = known.find(({ supplierId }) => supplierId === chosen) ?? known[0];
  return {
    supplierId: chosen,
    isKnown: known.length > 0,
    name: person?.name ?? '',
    language: person?.language ?? DEFAULT_LANGUAGE,
  };
}

function choose(ids: ReadonlySet<string>, byTag: string | undefined): string | undefined {
  if (ids.size === 0) return byTag;
  if (byTag !== undefined) return ids.has(byTag) ? byTag : undefined;
  const [only] = ids;
  return ids.size === 1 ? only : undefined;
}

/** The tag of a mailbox's own address among a message's recipients: `4711` of `invoices+4711@firm.example`. */
export function tagOf(recipients: readonly string[], mailbox: string): string | undefined {
  const at = mailbox.lastIndexOf('@');
  const [begin, end] = [`${mailbox.slice(0, at)}+`, mailbox.slice(at)];
  const tagged = recipients.find((address) => address.startsWith(begin) && address.endsWith(end));
  const tag = tagged?.slice(begin.length, -end.length);
  return tag === '' ? undefined : tag;
}
