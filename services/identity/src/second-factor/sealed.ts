import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a secret under the issuer's keys: where these come from the environment, who has the database alone cannot
 * make codes.
 */
export function seal(keys: readonly string[], userId: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys[0] ?? '', userId), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error when it was sealed under none of the keys, or for somebody else */
export function unseal(keys: readonly string[], userId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of keys) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(key, userId), bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    } catch {
      // Sealed under an older one of the keys, which comes next.
    }
  }
  throw new Error('a second factor was sealed under a key that is not known any more');
}

const keyOf = (key: string, userId: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, userId, 'comptoir second factor', 32));
