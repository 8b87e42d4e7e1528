import type { Decision } from './decision.ts';

/** Who decides, with which roles, from where: what an audit trail asks of every decision. */
export interface Decider {
  readonly id: string;
  readonly name: string;
  readonly kind: 'user' | 'service';
  readonly roles: readonly string[];
  /** Where their browser is, as the gateway saw it; absent where no browser asks. */
  readonly address?: string;
  /** What that browser is, in two words. */
  readonly device?: string;
  readonly correlationId?: string;
}

/** The decision as an event tells it. */
export function decisionOf(
  { id, name, kind = 'service', roles = [], address, device }: Pick<Decider, 'id' | 'name'> & Partial<Decider>,
  { action, about, before, after }: Pick<Decision, 'action' | 'about' | 'before' | 'after'>,
): Decision {
  return {
    action,
    by: { id, name, kind },
    roles: [...roles],
    ...(address !== undefined && { address }),
    ...(device !== undefined && { device }),
    ...(about && { about }),
    before,
    after,
  };
}
