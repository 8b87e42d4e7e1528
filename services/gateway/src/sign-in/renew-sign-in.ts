import type { Logger } from '@comptoir/service-kit';
import * as openid from 'openid-client';
import type { IssuerTokens } from '../session/session.ts';
import type { Renewal } from '../session/sessions.ts';
import { isRefusal, userOf } from './finish-sign-in.ts';
import type { IssuerClient } from './issuer-client.ts';

/** Asks an outside issuer, by the refresh token, who a session's user is now. @throws Error when it does not answer */
export async function renewSignIn(
  { issuer, logger }: { issuer: IssuerClient; logger: Logger },
  userId: string,
  { idToken, refreshToken }: IssuerTokens,
): Promise<Renewal> {
  if (refreshToken === undefined) return 'refused';
  try {
    const configuration = await issuer();
    const tokens = await openid.refreshTokenGrant(configuration, refreshToken);
    const user = await userOf(configuration, tokens, userId);
    if (user.id !== userId) return 'refused';
    return {
      user,
      tokens: { idToken: tokens.id_token ?? idToken, refreshToken: tokens.refresh_token ?? refreshToken },
    };
  } catch (error) {
    if (isRefusal(error)) {
      logger.info({ err: error, userId }, 'the issuer renews a session no more');
      return 'refused';
    }
    logger.warn({ err: error }, 'the issuer could not be asked to renew a session');
    throw error;
  }
}
