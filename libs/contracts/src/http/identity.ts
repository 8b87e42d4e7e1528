import { type Static, Type } from 'typebox';
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

/** Whether the sign-in page `/login?uid=…` still lives (`GET /oidc/interaction/{uid}`); problem login.expired otherwise. */
export const SignInPage = Type.Object({ uid: Type.String() });

/** `POST /api/logout`: the session is gone; where the browser goes to end the issuer's session too. */
export const SignOutAnswer = Type.Object({ data: Type.Literal(true), redirectTo: Type.String() });

/** A row of `GET /api/v1/users`. */
export const UserRow = Type.Object({
  id: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  civility: Type.Union([Type.String(), Type.Null()]),
  jobTitle: Type.Union([Type.String(), Type.Null()]),
  roles: Type.Array(Type.String()),
  supplierIds: Type.Array(Type.String()),
  language: Language,
  status: UserStatusSchema,
  version: Type.Integer(),
});
export type UserRow = Static<typeof UserRow>;

/** `PUT /api/admin/user/status/{id}`: the switch toggles ACTIVE and DISABLE (specification 000 §4). */
export const UserStatusChange = Type.Object({ status: literals(['ACTIVE', 'DISABLE'] as const) });
