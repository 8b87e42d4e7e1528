import { isRole, type Language, type Role, type UserStatus } from '@comptoir/contracts';

/** Somebody who may sign in. `version` counts the changes and is the sequence of UserChanged. */
export interface User {
  readonly id: string;
  /** Lower case: unique however it is typed. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly civility: string | null;
  readonly jobTitle: string | null;
  readonly roles: readonly Role[];
  readonly supplierIds: readonly string[];
  readonly language: Language;
  readonly status: UserStatus;
  /** argon2id in PHC form; null until a WAITING user chose a password. */
  readonly passwordHash: string | null;
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
  return {
    id: draft.id,
    email: normalEmail(draft.email),
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    civility: draft.civility ?? null,
    jobTitle: draft.jobTitle ?? null,
    roles: draft.roles.filter(isRole),
    supplierIds: [...(draft.supplierIds ?? [])],
    language: draft.language,
    status: draft.passwordHash === null ? 'WAITING' : 'ACTIVE',
    passwordHash: draft.passwordHash,
    version: 1,
  };
}

/** The user in another state (specification 000 §4: the switch toggles ACTIVE and DISABLE). */
export const withStatus = (user: User, status: UserStatus): User => ({ ...user, status, version: user.version + 1 });

export const maySignIn = (user: User | undefined): user is User => user?.status === 'ACTIVE';
