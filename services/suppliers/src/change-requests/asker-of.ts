import { callerOf, Problem } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import { byOf } from '../supplier/by.ts';
import type { Asker } from './ask-change.ts';

/** The person who asks. @throws Problem access.denied for a service: none asks for a change */
export function askerOf(request: FastifyRequest): Asker {
  const caller = callerOf(request);
  if (caller.kind !== 'user') throw new Problem('access.denied');
  return { by: byOf(request), email: caller.email, language: caller.language };
}
