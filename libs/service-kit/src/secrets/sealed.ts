import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a secret is of: sealed for one, it opens for no other. */
export interface SealedFor {
  /** Such as `comptoir second factor`; never changed once secrets were sealed for it. */
  readonly purpose: string;
  /** Whose it is: a user's id, a mailbox's. */
  readonly owner: string;
}

/**
 * Encrypts a secret under the first of the keys (AES-256-GCM): where these come from the environment, who has the
 * database alone cannot read it.
 */
export function seal(keys: readonly string[], whose: SealedFor, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys[0] ?? '', whose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error when it was sealed under none of the keys, or for somebody else */
export function unseal(keys: readonly string[], whose: SealedFor, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of keys) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(key, whose), bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    } catch {
      // Sealed under an older one of the keys, which comes next.
    }
  }
  throw new Error(`a secret (${whose.purpose}) was sealed under a key that is not known any more`);
}

const keyOf = (key: string, { purpose, owner }: SealedFor): Buffer =>
  Buffer.from(hkdfSync('sha256', key, owner, purpose, 32));
