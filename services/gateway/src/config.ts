import { ConfigurationError, type Environment, readConfig } from '@comptoir/service-kit';
import { type Static, Type } from 'typebox';

const limit = (value: number) => Type.Integer({ default: value, minimum: 1 });

const GatewayEnvironment = Type.Object({
  /** Where browsers reach the portal: an origin. Plain http is taken on loopback only. */
  PUBLIC_URL: Type.String({ default: 'http://localhost:8080' }),
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: Type.Integer({ default: 8080, minimum: 0, maximum: 65_535 }),
  /** Where /metrics is served to who watches the portal: not on the port that the world reaches. Nowhere by default. */
  METRICS_HOST: Type.String({ default: '127.0.0.1' }),
  METRICS_PORT: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
  /** The built web-admin; without it the gateway serves the calls alone. */
  WEB_ROOT: Type.Optional(Type.String()),
  /** Addresses or ranges of the proxies before the gateway, separated by commas: their X-Forwarded-For is believed. */
  TRUSTED_PROXIES: Type.String({ default: '' }),
  /** Our own identity service by default; any other OpenID Connect issuer by its address. */
  OIDC_ISSUER: Type.Optional(Type.String()),
  OIDC_CLIENT_ID: Type.String({ default: 'comptoir-portal' }),
  /** Our own issuer is asked for it when it is left out. */
  OIDC_CLIENT_SECRET: Type.Optional(Type.String()),
  /** How long a call waits for a service that takes no connection, in milliseconds. */
  SERVICE_WAIT_MS: Type.Integer({ default: 5_000, minimum: 0, maximum: 120_000 }),
  SESSION_IDLE_MINUTES: limit(120),
  SESSION_MAXIMUM_MINUTES: limit(720),
  /** Calls a minute, for this process. */
  RATE_LIMIT_USER: limit(1200),
  RATE_LIMIT_ADDRESS: limit(6000),
  /** Files a user and minute. */
  RATE_LIMIT_UPLOADS: limit(120),
  /** Largest body of a call with files, in bytes; the services know the settings that say less. */
  BODY_LIMIT_FILES: limit(110_000_000),
  /** Largest body of any other call, in bytes. */
  BODY_LIMIT: limit(1_048_576),
});

export interface GatewayConfig extends Omit<Static<typeof GatewayEnvironment>, 'TRUSTED_PROXIES'> {
  /** The address bar's origin, without a slash at its end. */
  readonly origin: string;
  readonly host: string;
  readonly https: boolean;
  readonly issuer: string;
  /** The issuer is our own identity service, which the gateway reaches by its internal address. */
  readonly ownIssuer: boolean;
  readonly trustedProxies: readonly string[];
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|[\w-]+\.localhost)$/;

/** @throws ConfigurationError, for a PUBLIC_URL with a path, or of plain http on another host than loopback */
export function configFrom(env: Environment): GatewayConfig {
  const { TRUSTED_PROXIES, ...config } = readConfig(GatewayEnvironment, env);
  const url = new URL(config.PUBLIC_URL);
  const https = url.protocol === 'https:';
  if (url.pathname !== '/' || url.search !== '' || !/^https?:$/.test(url.protocol)) {
    throw new ConfigurationError('configuration: PUBLIC_URL is an origin, such as https://portal.example');
  }
  if (!https && !LOOPBACK.test(url.hostname)) {
    throw new ConfigurationError('configuration: PUBLIC_URL is plain http on another host than loopback; use https');
  }
  const ownIssuer = `${url.origin}/oidc`;
  return {
    ...config,
    origin: url.origin,
    host: url.host,
    https,
    issuer: config.OIDC_ISSUER ?? ownIssuer,
    ownIssuer: config.OIDC_ISSUER === undefined || config.OIDC_ISSUER === ownIssuer,
    trustedProxies: TRUSTED_PROXIES.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  };
}
