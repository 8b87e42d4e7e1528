import { PASSWORD_LINK_LIFE_MS, type PasswordLinkPurpose } from '@comptoir/contracts';
import type { User } from '../user/user.ts';

/** A mailed link by which a user sets a password: once, until it expires. A user has one at most. */
export interface PasswordLink {
  readonly id: string;
  readonly userId: string;
  readonly purpose: PasswordLinkPurpose;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** The link a user is given: who waits is welcomed, who is in has forgotten. Undefined for who may not sign in. */
export function linkFor(user: User, id: string, now: Date): PasswordLink | undefined {
  if (user.status === 'DISABLE') return undefined;
  const purpose = user.status === 'WAITING' ? 'creation' : 'reset';
  const expiresAt = new Date(now.getTime() + PASSWORD_LINK_LIFE_MS[purpose]);
  return { id, userId: user.id, purpose, expiresAt, usedAt: null };
}

/** Whether the link still sets that user's password. One of a new account is over once the account is in use. */
export const serves = (link: PasswordLink | undefined, user: User | undefined, now: Date): boolean =>
  link !== undefined &&
  user !== undefined &&
  link.userId === user.id &&
  link.usedAt === null &&
  link.expiresAt > now &&
  user.status === (link.purpose === 'creation' ? 'WAITING' : 'ACTIVE');
