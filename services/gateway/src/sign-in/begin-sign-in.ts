import type { Clock } from '@comptoir/service-kit';
import * as openid from 'openid-client';
import { hashOf } from '../session/sessions.ts';
import type { IssuerClient } from './issuer-client.ts';
import type { PendingSignIns } from './pending-sign-in.store.ts';

/** How long somebody may take to type their password. */
export const PENDING_MS = 60 * 60_000;

export interface SignInParts {
  readonly issuer: IssuerClient;
  readonly pending: PendingSignIns;
  readonly clock: Clock;
  readonly origin: string;
}

const callbackOf = (origin: string): string => `${origin}/api/auth/callback`;

/**
 * Remembers a sign-in and answers the issuer's address to send the browser to (code flow with PKCE). A fresh one asks who
 * it is again, whatever session the issuer has: what a step-up needs.
 */
export async function beginSignIn(
  { issuer, pending, clock, origin }: SignInParts,
  { browser, redirect, fresh }: { browser: string; redirect: string; fresh: boolean },
): Promise<URL> {
  const configuration = await issuer();
  const verifier = openid.randomPKCECodeVerifier();
  const state = openid.randomState();
  const nonce = openid.randomNonce();
  const expiresAt = new Date(clock.now().getTime() + PENDING_MS);
  await pending.keep({ id: hashOf(state), browser: hashOf(browser), verifier, nonce, redirect, expiresAt });
  return openid.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackOf(origin),
    scope: `openid profile email${scopeOfPortal(configuration)}`,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(fresh && { prompt: 'login' }),
  });
}

/** Our own issuer keeps roles and suppliers under a scope of its own; others map them as they are told to. */
const scopeOfPortal = (configuration: openid.Configuration): string =>
  configuration.serverMetadata().scopes_supported?.includes('comptoir') ? ' comptoir' : '';
