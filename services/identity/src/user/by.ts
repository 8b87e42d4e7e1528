import type { Decider } from '@comptoir/contracts';
import { type Asking, deciderOf, whereFrom } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import type { User } from './user.ts';

/** Who asks, from where, under which correlation. */
export const byOf = (request: Asking & Pick<FastifyRequest, 'ip'>): Decider => ({
  ...deciderOf(request),
  address: request.ip,
});

/** What is kept of a call until it is known who they are. */
export interface FromWhere {
  readonly address: string;
  readonly device?: string;
  readonly correlationId: string;
}

export const fromWhere = (request: Asking & Pick<FastifyRequest, 'ip'>): FromWhere => ({
  ...whereFrom(request),
  address: request.ip,
  correlationId: request.id,
});

/** Somebody who is not signed in, and proved to be that user. */
export const byThemselves = ({ id, firstName, lastName, roles }: User, from: FromWhere): Decider => ({
  id,
  name: `${firstName} ${lastName}`.trim(),
  kind: 'user',
  roles,
  ...from,
});
