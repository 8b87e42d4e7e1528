import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { CODE_MINUTES } from '@comptoir/contracts';
import type { KeptCode } from './change-request.ts';

const DIGITS = 6;
const HASH_BYTES = 32;
/** RFC 7914: 16 MB and some 40 ms a guess. Who reads the database would need hours for a code that lives ten minutes. */
const COST = { N: 2 ** 14, r: 8, p: 1 } as const;

const hashOf = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** A new code, six digits from the system's generator, and what is kept of it. */
export async function newCode(now: Date): Promise<{ code: string; kept: KeptCode }> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const salt = randomBytes(16);
  const hash = await hashOf(code, salt, HASH_BYTES, COST);
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  return { code, kept: { salt: salt.toString('base64'), hash: hash.toString('base64'), expiresAt } };
}

/** Compares in a time that tells nothing of how near the guess is. */
export async function isRightCode(guess: string, { salt, hash }: KeptCode): Promise<boolean> {
  const expected = Buffer.from(hash, 'base64');
  return timingSafeEqual(await hashOf(guess, Buffer.from(salt, 'base64'), HASH_BYTES, COST), expected);
}

/** What was typed as a code: spaces aside, six digits, a number with its leading zeros; undefined for anything else. */
export function readCode(otp: string | number): string | undefined {
  const text = typeof otp === 'number' ? String(otp).padStart(DIGITS, '0') : otp.replace(/\s/g, '');
  return /^\d{6}$/.test(text) ? text : undefined;
}
