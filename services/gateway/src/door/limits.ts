import { type App, Problem } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';

export interface Limits {
  /** Every call, by the address it comes from. @throws Problem rate.limited with the seconds to wait */
  address(request: FastifyRequest): Promise<void>;
  /** A signed-in user's calls. @throws Problem rate.limited */
  user(request: FastifyRequest): Promise<void>;
  /** A signed-in user's files. @throws Problem rate.limited */
  upload(request: FastifyRequest): Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose calls these are, once the session is known. */
    userId: string | undefined;
  }
}

const MINUTE_MS = 60_000;

/** Limits a minute, counted in this process: behind n gateways a user has n times as much. */
export function createLimits(app: App, config: GatewayConfig): Limits {
  const limitBy = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const check = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
    return async (request: FastifyRequest): Promise<void> => {
      const answer = await check(request);
      if (!answer.isAllowed && answer.isExceeded) throw new Problem('rate.limited', { seconds: answer.ttlInSeconds });
    };
  };
  const userOf = (request: FastifyRequest): string => request.userId ?? request.ip;
  return {
    address: limitBy(config.RATE_LIMIT_ADDRESS, (request) => `address:${request.ip}`),
    user: limitBy(config.RATE_LIMIT_USER, (request) => `user:${userOf(request)}`),
    upload: limitBy(config.RATE_LIMIT_UPLOADS, (request) => `upload:${userOf(request)}`),
  };
}
