import { type Static, type TSchema, Type } from 'typebox';
import { Language } from '../languages.ts';
import { ROLES } from '../roles.ts';
import { literals } from './common.ts';
import { PasskeyRequest, PasskeyUsed } from './passkeys.ts';

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
  /** Whether the portal keeps their password; else an outside issuer does. */
  passwordHere: Type.Optional(Type.Boolean()),
});
export type CurrentUser = Static<typeof CurrentUser>;

/** What the sign-in screen posts to `/oidc/interaction/{uid}/login`. */
export const SignInRequest = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 1024 }),
  /** Of the second factor, once it was asked for: the app's six digits, or a recovery code. */
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  /** Or what their browser made of the request it was given. */
  passkey: Type.Optional(PasskeyUsed),
});
/** What an authenticator app is given: the secret in base32, and the same as an `otpauth:` address for its camera. */
export const SecondFactorOffer = Type.Object({ secret: Type.String(), uri: Type.String() });
export type SecondFactorOffer = Static<typeof SecondFactorOffer>;
/**
 * Where the browser goes next, or what is asked for first: the code; one of their passkeys, or else a code; or (`offer`)
 * a second factor to be set up.
 */
export const SignInAnswer = Type.Object({
  redirectTo: Type.Optional(Type.String()),
  need: Type.Optional(literals(['code', 'passkey', 'secondFactor'] as const)),
  passkey: Type.Optional(PasskeyRequest),
  /** Beside a passkey: whether an app's code is taken too; a recovery code always is. */
  app: Type.Optional(Type.Boolean()),
  offer: Type.Optional(SecondFactorOffer),
  /** Of a second factor that was set up now: shown once. */
  recoveryCodes: Type.Optional(Type.Array(Type.String())),
});
export type SignInAnswer = Static<typeof SignInAnswer>;

/** `GET /api/current-user/second-factor`. */
export const SecondFactorState = Type.Object({
  /** Whether an app makes codes. */
  on: Type.Boolean(),
  /** How many passkeys stand beside it. */
  passkeys: Type.Integer(),
  recoveryCodesLeft: Type.Integer(),
  /** Whether the settings let them do without. */
  required: Type.Boolean(),
});
export type SecondFactorState = Static<typeof SecondFactorState>;
/** `POST /api/current-user/second-factor` answers an offer, and `…/end` turns it off: who asks proves to be who they are. */
export const CurrentPassword = Type.Object({ currentPassword: Type.String({ minLength: 1, maxLength: 1024 }) });
/** `PUT /api/current-user/second-factor` turns on what was offered. */
export const SecondFactorCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

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
  /** The first supplier's name, once it has been heard of. */
  supplierName: Type.Optional(Type.String()),
});
export type UserRow = Static<typeof UserRow>;

/** `PUT /api/admin/user/status/{id}`: the switch toggles ACTIVE and DISABLE (specification 000 §4). */
export const UserStatusChange = Type.Object({ status: literals(['ACTIVE', 'DISABLE'] as const) });

/** Which of the two lists a user is in (specification 001 §7, typeUser). */
export const USER_TYPES = ['USER', 'SUPPLIER'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** What the lists of users can be sorted by, each way. */
export const USER_SORTS = ['lastName', 'firstName', 'email', 'status', 'userFunction'] as const;

/** The filter of `GET /api/v1/users`, as JSON in `filter`; `q` finds the words of names and emails by their beginning. */
export const UserFilter = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  type: Type.Optional(literals(USER_TYPES)),
  role: Type.Optional(literals(ROLES)),
  status: Type.Optional(
    Type.Union([UserStatusSchema, Type.Array(UserStatusSchema, { maxItems: USER_STATUSES.length })]),
  ),
});

/** An entry of a reference list: what is sent, and what is shown in the caller's language. */
export const Choice = Type.Object({ code: Type.String(), label: Type.String() });
export type Choice = Static<typeof Choice>;

const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Firm = Type.Object({ id: Type.String(), label: Type.String() });

/** A user as the specification's calls answer it (000 §3). */
export const SpecificationUser = Type.Object({
  id: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  username: Type.String(),
  civility: nullable(Choice),
  jobTitle: nullable(Choice),
  supplier: nullable(Firm),
  client: nullable(Firm),
  supplierId: nullable(Type.String()),
  roles: Type.Array(Type.String()),
  /** The job in words; `function` is the same. */
  userFunction: Type.String(),
  function: Type.String(),
  status: UserStatusSchema,
  language: Language,
  version: Type.Integer(),
  /** Whether they sign in with a code of an app, or a passkey, beside the password. */
  secondFactor: Type.Optional(Type.Boolean()),
});
export type SpecificationUser = Static<typeof SpecificationUser>;

/** A choice as a form sends it back: its code (or id), or the entry itself. */
const Chosen = nullable(
  Type.Union([
    Type.String({ maxLength: 100 }),
    Type.Object({
      id: Type.Optional(Type.String()),
      code: Type.Optional(Type.String()),
      label: Type.Optional(Type.String()),
    }),
  ]),
);
const typed = Type.Optional(nullable(Type.String({ maxLength: 1000 })));

/** What the user forms send; the rules of each field are said by field (specification 000 §5). */
export const UserInput = Type.Object({
  civility: Type.Optional(Chosen),
  lastName: typed,
  firstName: typed,
  email: typed,
  jobTitle: Type.Optional(Chosen),
  supplier: Type.Optional(Chosen),
  supplierId: typed,
  /** Of their mails; the one who adds them gives theirs where it is left out. */
  language: Type.Optional(nullable(Language)),
  /** The version the form was filled from, where one knows it: then a change by somebody else is not overwritten. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type UserInput = Static<typeof UserInput>;

/** Why a link to set a password is sent: a new account, or a forgotten password. */
export const PASSWORD_LINK_PURPOSES = ['creation', 'reset'] as const;
export type PasswordLinkPurpose = (typeof PASSWORD_LINK_PURPOSES)[number];
/** How long each lives, in milliseconds. */
export const PASSWORD_LINK_LIFE_MS: Readonly<Record<PasswordLinkPurpose, number>> = {
  creation: 7 * 24 * 60 * 60_000,
  reset: 30 * 60_000,
};

const secret = Type.Optional(Type.String({ maxLength: 1024 }));
/** `POST /api/admin/user/userPassword/request`. */
export const PasswordRequest = Type.Object({ username: Type.String({ minLength: 1, maxLength: 254 }) });
/** `POST /api/admin/user/userPassword?token=`. */
export const NewPassword = Type.Object({ newPassword: secret, confirmation: secret });
/** `PUT /api/current-user/password`. */
export const PasswordChange = Type.Object({ currentPassword: secret, newPassword: secret, confirmation: secret });
/** `PUT /api/current-user/language`: of one's mails. */
export const LanguageChange = Type.Object({ language: Language });

export const PASSWORD_LENGTH = { least: 12, most: 128 } as const;

/** A row of `GET /api/v1/sessions`: where one is signed in. */
export const SessionRow = Type.Object({
  id: Type.String(),
  /** The one that asks. */
  current: Type.Boolean(),
  /** Such as `Firefox` and `Windows`; empty where the browser did not say. */
  browser: Type.String(),
  system: Type.String(),
  startedAt: Type.String(),
  lastSeenAt: Type.String(),
});
export type SessionRow = Static<typeof SessionRow>;
