import type { Database } from '@comptoir/storage';
import type { IdentityConfig } from '../config.ts';
import { type IssuerSecrets, keptSecrets } from './issuer-secrets.store.ts';

/** The secrets the environment gives, and those kept in the database for the rest. */
export async function issuerSecrets(database: Database, config: IdentityConfig): Promise<IssuerSecrets> {
  const kept = await keptSecrets(database);
  return {
    jwks: config.OIDC_JWKS ? (JSON.parse(config.OIDC_JWKS) as IssuerSecrets['jwks']) : kept.jwks,
    cookieKeys: config.OIDC_COOKIE_KEYS?.split(',') ?? kept.cookieKeys,
    clientSecret: config.OIDC_CLIENT_SECRET ?? kept.clientSecret,
  };
}
