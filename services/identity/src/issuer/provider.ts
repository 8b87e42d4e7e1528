import type { Logger } from '@comptoir/service-kit';
import { type Configuration, type KoaContextWithOIDC, Provider, type SigningAlgorithm } from 'oidc-provider';
import { type IdentityConfig, originOf, ownIssuerOf } from '../config.ts';
import type { UserStore } from '../user/user.store.ts';
import { CLAIMS, findAccountIn, PORTAL_SCOPE } from './account.ts';
import type { IssuerRecords } from './issuer-records.store.ts';
import type { IssuerSecrets } from './issuer-secrets.store.ts';
import { ISSUER_PAGE_POLICY, refusalPage, signOutPage } from './pages.ts';
import { signInPolicy } from './sign-in-policy.ts';
import { withStandingGrants } from './standing-grants.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const SCOPES = ['openid', 'profile', 'email', PORTAL_SCOPE];

/** Below which an interaction is asked about, and answered. */
const INTERACTIONS = '/oidc/interaction/';

export interface IssuerParts {
  readonly config: IdentityConfig;
  readonly secrets: IssuerSecrets;
  readonly records: IssuerRecords;
  readonly users: UserStore;
  readonly logger: Logger;
}

/** The OpenID Provider of the portal: one client, the gateway; code flow with PKCE; our own sign-in screen. */
export function createProvider({ config, secrets, records, users, logger }: IssuerParts): Provider {
  const origin = originOf(config);
  const provider = new Provider(ownIssuerOf(config), {
    adapter: withStandingGrants(records.adapter, { clientId: config.OIDC_CLIENT_ID, scope: SCOPES.join(' ') }),
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
      url: (_ctx, interaction) => `${origin}${INTERACTIONS}${interaction.uid}`,
    },
    loadExistingGrant: ({ oidc }) => oidc.account && oidc.provider.Grant.find(oidc.account.accountId),
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
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      Session: 12 * HOUR_S,
    },
  });
  // Everything comes through the gateway, which says where the browser thinks it is.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    ctx.set('content-security-policy', ISSUER_PAGE_POLICY);
    try {
      await records.together(next);
      leadToSignInScreen(ctx, origin);
    } catch (error) {
      // The issuer answers what goes wrong in it; this is of writing down what it did.
      logger.error({ err: error }, 'the issuer failed');
      ctx.remove('location');
      ctx.status = 500;
      refusalPage(ctx, `${origin}/`);
    }
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

/**
 * The cookies of an interaction are kept under the path of the address that oidc-provider leads to. That path answers
 * the sign-in screen's calls: the browser itself is led on to the screen, without going there first.
 */
function leadToSignInScreen(ctx: Pick<KoaContextWithOIDC, 'response' | 'redirect'>, origin: string): void {
  const [, uid] = String(ctx.response.headers.location).split(`${origin}${INTERACTIONS}`);
  if (uid !== undefined) ctx.redirect(`${origin}/login?uid=${encodeURIComponent(uid)}`);
}
