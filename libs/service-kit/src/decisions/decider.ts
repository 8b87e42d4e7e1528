import type { Decider } from '@comptoir/contracts';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access.ts';
import { deviceOf } from './browser-of.ts';

/** What is looked at of a call. */
export type Asking = Pick<FastifyRequest, 'caller' | 'headers' | 'id'>;

const LONGEST_ADDRESS = 60;

/** Who asks by a call, under which correlation. */
export function deciderOf(request: Asking): Decider {
  const caller = callerOf(request);
  const isUser = caller.kind === 'user';
  return {
    id: caller.id,
    name: isUser ? caller.name : caller.id,
    kind: caller.kind,
    roles: isUser ? caller.roles : [],
    ...whereFrom(request),
    correlationId: request.id,
  };
}

/** Where a call comes from, as the gateway vouches for it, for who is not signed in too. */
export function whereFrom({ headers }: Pick<Asking, 'headers'>): Pick<Decider, 'address' | 'device'> {
  const address = headers['x-forwarded-for'];
  const device = deviceOf(headers['user-agent']);
  return {
    ...(typeof address === 'string' && { address: address.slice(0, LONGEST_ADDRESS) }),
    ...(device !== undefined && { device }),
  };
}
