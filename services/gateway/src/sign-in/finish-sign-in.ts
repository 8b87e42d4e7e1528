import { Problem } from '@comptoir/service-kit';
import * as openid from 'openid-client';
import type { IssuerTokens, SessionUser } from '../session/session.ts';
import { hashOf } from '../session/sessions.ts';
import type { SignInParts } from './begin-sign-in.ts';
import { userOfClaims } from './claims.ts';

export interface SignedIn {
  readonly user: SessionUser;
  /** Seconds since the epoch. */
  readonly authenticatedAt: number;
  readonly tokens: IssuerTokens;
  readonly redirect: string;
}

/**
 * Takes the issuer's answer: the browser must be the one that began, the state, nonce and PKCE proof its own.
 * @throws Problem login.expired when the answer fits no sign-in of this browser, or the issuer refuses the code
 */
export async function finishSignIn(
  { issuer, pending, clock }: SignInParts,
  { browser, url }: { browser: string; url: URL },
): Promise<SignedIn> {
  const state = url.searchParams.get('state') ?? '';
  const begun = await pending.take(hashOf(state), hashOf(browser), clock.now());
  if (!begun) throw new Problem('login.expired');
  const configuration = await issuer();
  try {
    const tokens = await openid.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: begun.verifier,
      expectedState: state,
      expectedNonce: begun.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || !tokens.id_token) throw new Problem('login.expired');
    return {
      user: await userOf(configuration, tokens, claims.sub),
      authenticatedAt: typeof claims.auth_time === 'number' ? claims.auth_time : claims.iat,
      tokens: { idToken: tokens.id_token, refreshToken: tokens.refresh_token },
      redirect: begun.redirect,
    };
  } catch (error) {
    if (isRefusal(error)) throw Object.assign(new Problem('login.expired'), { cause: error });
    throw error;
  }
}

/** Who tokens belong to: what the id token says, and the issuer's userinfo over it where it has one. */
export async function userOf(
  configuration: openid.Configuration,
  tokens: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers,
  subject: string,
): Promise<SessionUser> {
  const userInfo = configuration.serverMetadata().userinfo_endpoint
    ? await openid.fetchUserInfo(configuration, tokens.access_token, subject)
    : {};
  return userOfClaims({ ...tokens.claims(), ...userInfo }, configuration.clientMetadata().client_id);
}

/** The issuer said no, or its answer does not hold: the sign-in has to begin again. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof openid.AuthorizationResponseError ||
  error instanceof openid.ResponseBodyError ||
  error instanceof openid.WWWAuthenticateChallengeError ||
  error instanceof openid.ClientError;
