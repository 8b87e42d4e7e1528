import { INTAKE_LIMITS } from '@comptoir/contracts';
import type { Letter } from './letter.ts';

/** Addresses behind which nobody reads: RFC 2142's for machines, and what senders use. */
const NOBODY = /^(mailer-daemon|postmaster|bounces?|no[-_.]?reply|do[-_.]?not[-_.]?reply)([-+=_.].*)?@/;
const SENDABLE = /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@<>()[\],;:"\\]{1,255}$/u;
/** An answer to what is older would come out of nowhere: a mailbox that is set up may be full of years. */
const ANSWERED_WITHIN_MS = 7 * 24 * 3_600_000;

interface Circumstances {
  /** Our own addresses, without tags, in lower case. */
  readonly own: readonly string[];
  /** Whether the address is on file. */
  readonly isKnown: boolean;
  /** Answers that the address got within 24 hours. */
  readonly answersToday: number;
  /** When its server took it. */
  readonly receivedAt: Date;
  readonly now: Date;
}

/**
 * Whether a message is answered (RFC 3834): never a machine, a list, a bounce or ourselves, and no address without end.
 * Who is not on file is answered only where the message surely is of that address: an answer to a forged one would be
 * our spam.
 */
export function mayAnswer(letter: Letter, { own, isKnown, answersToday, receivedAt, now }: Circumstances): boolean {
  const { from, returnPath, isAutomatic, authentication } = letter;
  if (!SENDABLE.test(from) || NOBODY.test(from) || own.includes(withoutTag(from))) return false;
  if (isAutomatic || returnPath === '' || authentication === 'fail') return false;
  if (now.getTime() - receivedAt.getTime() > ANSWERED_WITHIN_MS) return false;
  if (answersToday >= INTAKE_LIMITS.answersADay) return false;
  return isKnown || authentication === 'pass' || returnPath === from;
}

/** `invoices@firm.example` of `invoices+4711@firm.example`. */
export const withoutTag = (address: string): string => address.replace(/\+[^@]*@/, '@');
