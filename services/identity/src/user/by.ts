import { callerOf } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import type { User } from './user.ts';
import type { By } from './user-decision.ts';

/** Who asks, from where, under which correlation. */
export function byOf(request: FastifyRequest): By {
  const caller = callerOf(request);
  const isUser = caller.kind === 'user';
  return {
    id: caller.id,
    name: isUser ? caller.name : caller.id,
    kind: caller.kind,
    roles: isUser ? caller.roles : [],
    address: request.ip,
    correlationId: request.id,
  };
}

/** Somebody who is not signed in, and proved to be that user. */
export const byThemselves = (
  { id, firstName, lastName, roles }: User,
  { ip, id: correlationId }: Pick<FastifyRequest, 'ip' | 'id'>,
): By => ({ id, name: `${firstName} ${lastName}`.trim(), kind: 'user', roles, address: ip, correlationId });
