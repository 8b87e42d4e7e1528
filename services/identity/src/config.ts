import { type Static, Type } from 'typebox';

/** What identity reads from the environment. Secrets left out are made once and kept in its database. */
export const IdentityConfig = Type.Object({
  /** Where browsers reach the portal: the issuer is this with `/oidc`. */
  PUBLIC_URL: Type.String({ default: 'http://localhost:8080' }),
  /** Who signs people in; anyone but ourselves makes the users of our store irrelevant to sessions. */
  OIDC_ISSUER: Type.Optional(Type.String()),
  OIDC_CLIENT_ID: Type.String({ default: 'comptoir-portal' }),
  OIDC_CLIENT_SECRET: Type.Optional(Type.String({ minLength: 32 })),
  /** A JSON Web Key Set with private keys, as JSON. */
  OIDC_JWKS: Type.Optional(Type.String()),
  /** Separated by commas, the newest first. */
  OIDC_COOKIE_KEYS: Type.Optional(Type.String({ minLength: 32 })),
});
export type IdentityConfig = Static<typeof IdentityConfig>;

/** The origin browsers use, without a slash at its end. */
export const originOf = (config: IdentityConfig): string => new URL(config.PUBLIC_URL).origin;
export const ownIssuerOf = (config: IdentityConfig): string => `${originOf(config)}/oidc`;
