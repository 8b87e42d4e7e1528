import { callerOf } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import type { By } from './supplier-parts.ts';

/** Who asks, under which correlation. */
export function byOf(request: FastifyRequest): By {
  const caller = callerOf(request);
  return { id: caller.id, name: caller.kind === 'user' ? caller.name : caller.id, correlationId: request.id };
}
