import type { Decision, UserCaller } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import type { AskService } from '../dead-letters/ask-service.ts';

type Told = Pick<Decision, 'action' | 'about' | 'before' | 'after'>;

/** Tells what somebody decides at the gateway. @throws Problem service.unavailable: then it is not to be done */
export type TellDecision = (
  asking: { readonly caller: UserCaller; readonly request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'> },
  decision: Told,
) => Promise<void>;

/**
 * The gateway says no events of its own. What is decided here is told by identity, before it is done: an audit trail
 * may hold what then failed, never lack what was done.
 */
export const createTellDecision =
  (ask: AskService): TellDecision =>
  async ({ caller, request }, decision) => {
    const { status } = await ask('identity', {
      caller,
      correlationId: request.id,
      language: caller.language,
      address: request.ip,
      userAgent: request.headers['user-agent'],
      method: 'POST',
      path: '/internal/decisions',
      body: decision,
    });
    if (status !== 200) throw new Problem('service.unavailable', { service: 'identity' });
  };
