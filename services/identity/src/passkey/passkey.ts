import type { Passkey } from '@comptoir/contracts';

/** A public key by which its user signs in; the private one never leaves their device, or the keychain it is synced by. */
export interface StoredPasskey {
  readonly id: string;
  readonly userId: string;
  /** As its user calls it. */
  readonly name: string;
  /** In base64url, as the authenticator named it. */
  readonly credentialId: string;
  /** COSE (RFC 9053). */
  readonly publicKey: Uint8Array;
  /** How often it signed, as it last said; 0 for one that does not count. */
  readonly counter: number;
  /** How a browser reaches it: `internal`, `usb` … */
  readonly transports: readonly string[];
  /** Whether it may be on several devices. */
  readonly synced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** As many as anybody has devices. */
export const MOST_PASSKEYS = 10;

/**
 * Whether a signature shows that another copy of the key signed since: its counter does not go on from the last one
 * (Web Authentication Level 3 §6.1.1). Keys that are synced do not count, and say 0 always.
 */
export const isCounterBehind = (known: number, told: number): boolean => (known > 0 || told > 0) && told <= known;

export const passkeyView = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
});
