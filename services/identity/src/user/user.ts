import { isRole, kindsOf, type Language, type Role, type Scope, type UserStatus } from '@comptoir/contracts';
import { isJob, jobOfRoles } from './job.ts';

/** Somebody who may sign in. `version` counts the changes and is the sequence of UserChanged. */
export interface User {
  readonly id: string;
  /** Lower case: unique however it is typed. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly civility: string | null;
  /** A job's code; null for roles that no form gave. */
  readonly jobTitle: string | null;
  readonly roles: readonly Role[];
  readonly supplierIds: readonly string[];
  readonly language: Language;
  readonly status: UserStatus;
  /** argon2id in PHC form; null until a WAITING user chose a password. */
  readonly passwordHash: string | null;
  /** Since when sessions that began earlier are over, but for `keptSession`, in which it was changed. */
  readonly passwordChangedAt: Date | null;
  readonly keptSession: string | null;
  /** Whether a code of an app or a passkey is asked of them beside the password: written with either, in one transaction. */
  readonly secondFactor: boolean;
  readonly version: number;
}

export interface UserDraft {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly civility?: string | null;
  readonly jobTitle?: string | null;
  readonly roles: readonly string[];
  readonly supplierIds?: readonly string[];
  readonly language: Language;
  readonly passwordHash: string | null;
}

export const normalEmail = (typed: string): string => typed.trim().toLowerCase();

/** A new user: ACTIVE with a password, WAITING without. Roles the portal does not know are left out. */
export function newUser(draft: UserDraft): User {
  const roles = draft.roles.filter(isRole);
  const jobTitle = draft.jobTitle ?? jobOfRoles(roles);
  return {
    id: draft.id,
    email: normalEmail(draft.email),
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    civility: draft.civility ?? null,
    jobTitle: isJob(jobTitle) ? jobTitle : null,
    roles,
    supplierIds: [...(draft.supplierIds ?? [])],
    language: draft.language,
    status: draft.passwordHash === null ? 'WAITING' : 'ACTIVE',
    passwordHash: draft.passwordHash,
    passwordChangedAt: null,
    keptSession: null,
    secondFactor: false,
    version: 1,
  };
}

/**
 * The user in another state (specification 000 §4: the switch toggles ACTIVE and DISABLE). Who never chose a password
 * waits, however often they are enabled.
 */
export function withStatus(user: User, wanted: 'ACTIVE' | 'DISABLE'): User {
  const status = wanted === 'ACTIVE' && user.passwordHash === null ? 'WAITING' : wanted;
  return status === user.status ? user : { ...user, status, version: user.version + 1 };
}

/** The user with a password they chose: who waited for it is in. Sessions from before are over, but for `keptSession`. */
export const withPassword = (user: User, passwordHash: string, at: Date, keptSession: string | null): User => ({
  ...user,
  passwordHash,
  passwordChangedAt: at,
  keptSession,
  status: user.status === 'WAITING' ? 'ACTIVE' : user.status,
  version: user.version + 1,
});

export const maySignIn = (user: User | undefined): user is User => user?.status === 'ACTIVE';

/** Whether the portal is theirs to manage: an administrator who may sign in and sees all suppliers. */
export const administers = ({ roles, status, supplierIds }: User): boolean =>
  status === 'ACTIVE' && supplierIds.length === 0 && kindsOf(roles).includes('admin');

/** Whether who sees that much may give somebody these suppliers: nobody gives a wider view than their own. */
export const mayGive = (scope: Scope, supplierIds: readonly string[]): boolean =>
  scope.kind === 'all' || (supplierIds.length > 0 && supplierIds.every((id) => scope.ids.includes(id)));
