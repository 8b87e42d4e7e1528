import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app reads it: SHA-1, six digits, thirty seconds. */
const PERIOD_S = 30;
/** A clock may be one step off, either way (RFC 6238 §5.2). */
const WINDOW = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Comptoir', label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_S });

/** 160 random bits in base32 (RFC 4226 §4). */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth:` address an app reads from the screen. */
export const addressOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step a code belongs to, which no later sign-in may name again; undefined for a code that is wrong now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}
