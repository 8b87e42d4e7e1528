import * as openid from 'openid-client';
import type { Sessions } from '../session/sessions.ts';
import type { IssuerClient } from './issuer-client.ts';

export interface SignOutParts {
  readonly sessions: Sessions;
  readonly issuer: IssuerClient;
  readonly origin: string;
  readonly ownIssuer: boolean;
}

/**
 * Ends the session of a cookie, and answers where the browser ends the issuer's (RP-initiated logout); the portal's
 * first page where the issuer cannot be reached or has no such place.
 */
export async function signOut(
  { sessions, issuer, origin, ownIssuer }: SignOutParts,
  cookie: string | undefined,
): Promise<{ endedId: string | undefined; redirectTo: string }> {
  const ended = cookie === undefined ? undefined : await sessions.end(cookie);
  const home = `${origin}/`;
  const configuration = await issuer().catch(() => undefined);
  if (!configuration?.serverMetadata().end_session_endpoint) return { endedId: ended?.id, redirectTo: home };
  const url = openid.buildEndSessionUrl(configuration, {
    post_logout_redirect_uri: home,
    // Our own issuer needs no hint, and an address is no place for what an id token says of somebody.
    ...(!ownIssuer && ended?.tokens && { id_token_hint: ended.tokens.idToken }),
  });
  return { endedId: ended?.id, redirectTo: url.href };
}
