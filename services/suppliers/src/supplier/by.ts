import { callerOf } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import type { By } from './supplier-parts.ts';

/** Who asks, under which correlation. */
export function byOf(request: FastifyRequest): By {
  const caller = callerOf(request);
  const address = request.headers['x-forwarded-for'];
  return {
    id: caller.id,
    name: caller.kind === 'user' ? caller.name : caller.id,
    kind: caller.kind,
    roles: caller.kind === 'user' ? caller.roles : [],
    ...(typeof address === 'string' && { address: address.slice(0, 60) }),
    correlationId: request.id,
  };
}
