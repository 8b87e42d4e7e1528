import { type Caller, isLanguage, type ServiceName, type UserCaller } from '@comptoir/contracts';
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  createRemoteJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { Clock } from './clock.ts';
import { Problem } from './problem.ts';

/** Seconds a token lives: long enough for a slow hop, too short to be worth stealing. */
const LIFETIME_S = 60;
const ALGORITHM = 'EdDSA';
/** The only issuer that may vouch for a person; any other speaks for itself alone. */
const GATEWAY = 'gateway';
/** Tokens whose signature was found right, which is not looked at twice while they live: a caller sends one for 20 s. */
const MOST_REMEMBERED = 1_000;
export const INTERNAL_TOKEN_HEADER = 'x-comptoir-token';

export type Issuer = ServiceName | typeof GATEWAY;
/** Who is trusted to sign, and with which published keys: a key set, or the address that publishes one. */
export type TrustedIssuers = Readonly<Partial<Record<Issuer, JSONWebKeySet | string>>>;

export interface InternalTokens {
  /** A token by which this issuer presents a caller to one service. */
  sign(caller: Caller, audience: ServiceName): Promise<string>;
  /** The caller of a token; Problem token.invalid for anything forged, expired, or meant for another service. */
  verify(token: string | undefined, audience: Issuer): Promise<Caller>;
}

export interface SigningKey {
  readonly privateKey: JWK;
  readonly publicKeys: JSONWebKeySet;
}

/** A fresh Ed25519 key pair, its public half as a key set to publish. */
export async function generateSigningKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  return {
    privateKey: await exportJWK(privateKey),
    publicKeys: { keys: [{ ...(await exportJWK(publicKey)), alg: ALGORITHM }] },
  };
}

export async function createInternalTokens(options: {
  issuer: Issuer;
  privateKey: JWK;
  trusted: TrustedIssuers;
  clock: Clock;
}): Promise<InternalTokens> {
  const { issuer, clock } = options;
  const key = await importJWK(options.privateKey, ALGORITHM);
  const { kid } = await named(options.privateKey);
  const keySets = new Map<string, JWTVerifyGetKey>();
  for (const [name, keys] of Object.entries(options.trusted)) {
    const set = typeof keys === 'string' ? createRemoteJWKSet(new URL(keys)) : await localKeys(keys);
    keySets.set(name, set);
  }
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const remembered = new Map<string, { readonly caller: Caller; readonly audience: Issuer; readonly exp: number }>();

  function remember(token: string, caller: Caller, audience: Issuer, exp: number): void {
    const [oldest] = remembered.keys();
    if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, { caller, audience, exp });
  }

  return {
    sign: (caller, audience) =>
      new SignJWT({ caller: caller as unknown as Record<string, unknown> })
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setIssuer(issuer)
        .setSubject(caller.id)
        .setAudience(audience)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + LIFETIME_S)
        .sign(key),

    async verify(token, audience) {
      if (!token || token.length > 8192) throw new Problem('token.invalid');
      const known = remembered.get(token);
      if (known && known.audience === audience && known.exp > seconds()) return known.caller;
      const claimed = issuerClaimedBy(token);
      const keys = claimed && keySets.get(claimed);
      if (!keys) throw new Problem('token.invalid');
      const verified = await jwtVerify(token, keys, {
        issuer: claimed,
        audience,
        algorithms: [ALGORITHM],
        requiredClaims: ['exp', 'sub'],
        currentDate: clock.now(),
      }).catch(() => undefined);
      const caller = verified && callerIn(verified.payload.caller, claimed);
      if (!caller) throw new Problem('token.invalid');
      remember(token, caller, audience, Number(verified.payload.exp));
      return caller;
    },
  };
}

/** A key by its name, or by its thumbprint (RFC 7638): while keys rotate an issuer has two, and a token says which. */
async function named(key: JWK): Promise<JWK & { kid: string }> {
  return { ...key, kid: key.kid ?? (await calculateJwkThumbprint(key)) };
}

async function localKeys({ keys }: JSONWebKeySet): Promise<JWTVerifyGetKey> {
  return createLocalJWKSet({ keys: await Promise.all(keys.map(named)) });
}

/** Which issuer a token names, before anything of it is believed: it only chooses the key set. */
function issuerClaimedBy(token: string): string | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof payload === 'object' && payload !== null && 'iss' in payload ? String(payload.iss) : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function callerIn(claim: unknown, issuer: string): Caller | undefined {
  if (typeof claim !== 'object' || claim === null) return undefined;
  const caller = claim as Record<string, unknown>;
  const language = caller.language;
  if (!isText(caller.id) || !isLanguage(language)) return undefined;
  if (caller.kind === 'service') return caller.id === issuer ? { kind: 'service', id: issuer, language } : undefined;
  if (caller.kind !== 'user' || issuer !== GATEWAY) return undefined;
  const { name, email, roles, supplierIds, authenticatedAt, sessionId } = caller;
  if (
    !isText(name) ||
    !isText(email) ||
    !isTexts(roles) ||
    !isTexts(supplierIds) ||
    typeof authenticatedAt !== 'number' ||
    (sessionId !== undefined && !isText(sessionId))
  )
    return undefined;
  return {
    kind: 'user',
    id: caller.id,
    name,
    email,
    roles,
    supplierIds,
    language,
    authenticatedAt,
    ...(sessionId !== undefined && { sessionId }),
  } satisfies UserCaller;
}
