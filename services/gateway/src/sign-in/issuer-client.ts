import { INTERNAL_TOKEN_HEADER, Problem } from '@comptoir/service-kit';
import * as openid from 'openid-client';
import type { GatewayConfig } from '../config.ts';

/** Gives the issuer's configuration once it can be had. @throws Problem service.unavailable until then */
export type IssuerClient = () => Promise<openid.Configuration>;

export interface IssuerClientOptions {
  readonly config: GatewayConfig;
  /** By which the gateway, as itself, is known to identity. */
  readonly ownToken: () => Promise<string>;
  /** Base address of our own identity service. */
  readonly identityUrl: () => string | undefined;
}

const TIMEOUT_S = 10;

/**
 * Discovers the issuer when somebody first signs in, not at start: our own is reached by its internal address, and
 * may come up later than the gateway. A failure is not remembered.
 */
export function createIssuerClient(options: IssuerClientOptions): IssuerClient {
  let discovered: Promise<openid.Configuration> | undefined;
  return () => {
    discovered ??= discover(options).catch((cause: unknown) => {
      discovered = undefined;
      throw Object.assign(new Problem('service.unavailable', { service: 'identity' }), { cause });
    });
    return discovered;
  };
}

async function discover(options: IssuerClientOptions): Promise<openid.Configuration> {
  const { config } = options;
  const insecure = new URL(config.issuer).protocol === 'http:' ? [openid.allowInsecureRequests] : [];
  const client = await clientOf(options);
  return openid.discovery(new URL(config.issuer), client.id, undefined, openid.ClientSecretBasic(client.secret), {
    execute: insecure,
    timeout: TIMEOUT_S,
    ...(config.ownIssuer && { [openid.customFetch]: fetchInside(options) }),
  });
}

async function clientOf({
  config,
  ownToken,
  identityUrl,
}: IssuerClientOptions): Promise<{ id: string; secret: string }> {
  if (config.OIDC_CLIENT_SECRET !== undefined) return { id: config.OIDC_CLIENT_ID, secret: config.OIDC_CLIENT_SECRET };
  if (!config.ownIssuer) throw new Error('OIDC_CLIENT_SECRET is missing for the issuer of OIDC_ISSUER');
  const response = await fetch(new URL('/internal/oidc-client', identityUrl()), {
    headers: { [INTERNAL_TOKEN_HEADER]: await ownToken() },
    signal: AbortSignal.timeout(TIMEOUT_S * 1000),
  });
  if (!response.ok) throw new Error(`identity answered ${response.status} for the portal's client`);
  return (await response.json()) as { id: string; secret: string };
}

/** Calls to our own issuer's public address, made at its internal one. */
function fetchInside({ config, ownToken, identityUrl }: IssuerClientOptions): openid.CustomFetch {
  return async (url, init) => {
    const { pathname, search } = new URL(url);
    const headers = new Headers(init.headers as Record<string, string>);
    headers.set(INTERNAL_TOKEN_HEADER, await ownToken());
    headers.set('x-forwarded-host', config.host);
    headers.set('x-forwarded-proto', config.https ? 'https' : 'http');
    return fetch(new URL(`${pathname}${search}`, identityUrl()), { ...init, headers } as RequestInit);
  };
}
