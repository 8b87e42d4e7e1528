import { Type, type Static } from 'typebox';
import { Language } from '../languages.ts';
import { literals } from './common.ts';

export const USER_STATUSES = ['ACTIVE', 'WAITING', 'DISABLE'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** `GET /api/current-user` (specification 001 §7), with what the interface needs beside it. */
export const CurrentUser = Type.Object({
  id: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  supplierId: Type.Union([Type.String(), Type.Null()]),
  supplierIds: Type.Array(Type.String()),
  language: Language,
});
export type CurrentUser = Static<typeof CurrentUser>;

/** What the sign-in screen posts to `/oidc/interaction/{uid}/login`. */
export const SignInRequest = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 1024 }),
});
/** Where the browser goes next: on success only. */
export const SignInAnswer = Type.Object({ redirectTo: Type.String() });

export const UserStatusSchema = literals(USER_STATUSES);
