import { type Static, Type } from 'typebox';
import { Id, Instant, literals } from './common.ts';

/** WebAuthn's JSON forms (Web Authentication Level 3 §5.1.8 to §5.1.10), with bytes as base64url. */
const Bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const CREDENTIAL_ID_MAX = 1400;
const PublicKey = Type.Literal('public-key');
const Known = Type.Object({
  id: Type.String(),
  type: Type.String(),
  transports: Type.Optional(Type.Array(Type.String())),
});

const UserVerification = Type.Optional(literals(['discouraged', 'preferred', 'required'] as const));

/** `PublicKeyCredentialCreationOptionsJSON`, as far as we ask for something. */
export const PasskeyCreation = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.Optional(Type.String()), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: PublicKey, alg: Type.Integer() })),
  timeout: Type.Optional(Type.Integer()),
  attestation: Type.Optional(literals(['direct', 'enterprise', 'indirect', 'none'] as const)),
  excludeCredentials: Type.Optional(Type.Array(Known)),
  authenticatorSelection: Type.Optional(
    Type.Object({
      residentKey: Type.Optional(literals(['discouraged', 'preferred', 'required'] as const)),
      requireResidentKey: Type.Optional(Type.Boolean()),
      userVerification: UserVerification,
    }),
  ),
});
export type PasskeyCreation = Static<typeof PasskeyCreation>;

/** `PublicKeyCredentialRequestOptionsJSON`, likewise. */
export const PasskeyRequest = Type.Object({
  challenge: Type.String(),
  rpId: Type.Optional(Type.String()),
  timeout: Type.Optional(Type.Integer()),
  userVerification: UserVerification,
  allowCredentials: Type.Optional(Type.Array(Known)),
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;

const made = {
  id: Bytes(CREDENTIAL_ID_MAX),
  rawId: Bytes(CREDENTIAL_ID_MAX),
  type: PublicKey,
  authenticatorAttachment: Type.Optional(Type.Union([literals(['cross-platform', 'platform'] as const), Type.Null()])),
  clientExtensionResults: Type.Object({}),
};

/** `RegistrationResponseJSON`: what a browser made of a `PasskeyCreation`. */
export const PasskeyMade = Type.Object({
  ...made,
  response: Type.Object({
    clientDataJSON: Bytes(4_000),
    attestationObject: Bytes(20_000),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
  }),
});
export type PasskeyMade = Static<typeof PasskeyMade>;

/** `AuthenticationResponseJSON`: what a browser made of a `PasskeyRequest`. */
export const PasskeyUsed = Type.Object({
  ...made,
  response: Type.Object({
    clientDataJSON: Bytes(4_000),
    authenticatorData: Bytes(4_000),
    signature: Bytes(2_000),
    userHandle: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
  }),
});
export type PasskeyUsed = Static<typeof PasskeyUsed>;

export const PASSKEY_NAME_MAX = 60;

/** A row of `GET /api/current-user/passkeys`. */
export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  createdAt: Instant,
  /** Absent until it signed somebody in. */
  lastUsedAt: Type.Optional(Instant),
});
export type Passkey = Static<typeof Passkey>;

/** `POST /api/current-user/passkeys`: what was made of the offer, and what its user calls it. */
export const NewPasskey = Type.Object({
  name: Type.String({ minLength: 1, maxLength: PASSKEY_NAME_MAX, pattern: '\\S' }),
  credential: PasskeyMade,
});
export type NewPasskey = Static<typeof NewPasskey>;

/** It is in use; with recovery codes, told once, where it is their first second factor. */
export const PasskeyAdded = Type.Object({
  passkey: Passkey,
  recoveryCodes: Type.Optional(Type.Array(Type.String())),
});
export type PasskeyAdded = Static<typeof PasskeyAdded>;
