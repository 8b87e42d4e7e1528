import { createHash, randomInt } from 'node:crypto';

const HOW_MANY = 10;
/** 50 bits each, of letters and figures that are not mistaken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** Codes for who has lost their app: each signs in once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
  });

/** What is kept of one: it cannot be told from it, and spaces, hyphens and capitals do not matter. Bound to whose it is. */
export const hashOfRecoveryCode = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('base64url');
