import type { Logger } from '@comptoir/service-kit';
import {
  type AdapterFactory,
  type Configuration,
  type KoaContextWithOIDC,
  Provider,
  type SigningAlgorithm,
} from 'oidc-provider';
import { type IdentityConfig, originOf, ownIssuerOf } from '../config.ts';
import type { UserStore } from '../user/user.store.ts';
import { CLAIMS, findAccountIn, PORTAL_SCOPE } from './account.ts';
import type { IssuerSecrets } from './issuer-secrets.store.ts';
import { ISSUER_PAGE_POLICY, refusalPage, signOutPage } from './pages.ts';
import { signInPolicy } from './sign-in-policy.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const SCOPES = ['openid', 'profile', 'email', PORTAL_SCOPE];

/** Where an interaction is asked about, and below which it is answered. */
export const interactionPath = (uid: string): string => `/oidc/interaction/${uid}`;

export interface IssuerParts {
  readonly config: IdentityConfig;
  readonly secrets: IssuerSecrets;
  readonly records: AdapterFactory;
  readonly users: UserStore;
  readonly logger: Logger;
}

/** The OpenID Provider of the portal: one client, the gateway; code flow with PKCE; our own sign-in screen. */
export function createProvider({ config, secrets, records, users, logger }: IssuerParts): Provider {
  const origin = originOf(config);
  const provider = new Provider(ownIssuerOf(config), {
    adapter: records,
    clients: [clientOf(config, secrets)],
    jwks: secrets.jwks as NonNullable<Configuration['jwks']>,
    cookies: cookiesFor(origin, secrets),
    findAccount: findAccountIn(users),
    claims: CLAIMS,
    scopes: SCOPES,
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    interactions: {
      policy: signInPolicy(),
      url: (_ctx, interaction) => `${origin}${interactionPath(interaction.uid)}?page=1`,
    },
    loadExistingGrant: grantOf,
    // A code lives a minute and ends with its user's other records: it need not look for its session first.
    expiresWithSession: () => false,
    // The id token says who somebody is, to one client that asks once: there is nothing to ask for after it.
    conformIdTokenClaims: false,
    renderError: (ctx, out, error) => {
      logger.warn({ err: error, error: out.error, description: out.error_description }, 'the issuer refused a request');
      refusalPage(ctx, `${origin}/`);
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: signOutPage,
        postLogoutSuccessSource: (ctx) => ctx.redirect(`${origin}/`),
      },
    },
    ttl: {
      AccessToken: 10 * MINUTE_S,
      AuthorizationCode: MINUTE_S,
      Grant: 24 * HOUR_S,
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      Session: 12 * HOUR_S,
    },
  });
  // Everything comes through the gateway, which says where the browser thinks it is.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    ctx.set('content-security-policy', ISSUER_PAGE_POLICY);
    await next();
  });
  provider.on('server_error', (_ctx: KoaContextWithOIDC, error: Error) =>
    logger.error({ err: error }, 'the issuer failed'),
  );
  return provider;
}

function clientOf(config: IdentityConfig, secrets: IssuerSecrets) {
  const origin = originOf(config);
  return {
    client_id: config.OIDC_CLIENT_ID,
    client_secret: secrets.clientSecret,
    redirect_uris: [`${origin}/api/auth/callback`],
    post_logout_redirect_uris: [`${origin}/`],
    response_types: ['code' as const],
    grant_types: ['authorization_code'],
    id_token_signed_response_alg: (secrets.jwks.keys[0]?.alg ?? 'RS256') as SigningAlgorithm,
    require_auth_time: true,
  };
}

/**
 * Names as the gateway names its own: cookies ignore ports, so on plain http the port is in the name. The cookies of
 * an interaction are kept under its own path, which oidc-provider takes from its address: several tabs may sign in at
 * once, and `__Host-`, which is for the whole host, is for the session's alone.
 */
function cookiesFor(origin: string, secrets: IssuerSecrets): NonNullable<Configuration['cookies']> {
  const { protocol, port } = new URL(origin);
  const name = (prefix: string, part: string): string =>
    protocol === 'https:' ? `${prefix}comptoir-${part}` : `comptoir-${part}-${port || '80'}`;
  const options = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    keys: secrets.cookieKeys,
    names: {
      session: name('__Host-', 'issuer'),
      interaction: name('__Secure-', 'interaction'),
      resume: name('__Secure-', 'resume'),
    },
    long: { ...options, path: '/' },
    short: options,
  };
}

/** The portal asks for no consent to itself: its grant exists as soon as somebody signs in. */
async function grantOf(ctx: KoaContextWithOIDC) {
  const { client, session, account, provider } = ctx.oidc;
  if (!client || !session || !account) return undefined;
  const known = session.grantIdFor(client.clientId);
  const found = known ? await provider.Grant.find(known) : undefined;
  if (found) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  await grant.save();
  return grant;
}
