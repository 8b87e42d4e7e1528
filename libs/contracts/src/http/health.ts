import { type Static, Type } from 'typebox';
import { literals } from './common.ts';

/**
 * ready: all is well. degraded: calls are answered, something is missing (Kafka: what is done is kept and told to the
 * others later). not ready: calls cannot be answered. away: it does not answer.
 */
export const HEALTH_STATES = ['ready', 'degraded', 'not ready', 'away'] as const;

const Health = { status: literals(HEALTH_STATES), missing: Type.Array(Type.String()) };

/** `GET /api/v1/health`, for who administers the portal: what /health/ready of the gateway and of each service says. */
export const PortalHealth = Type.Object({
  ...Health,
  services: Type.Array(Type.Object({ name: Type.String(), ...Health })),
});
export type PortalHealth = Static<typeof PortalHealth>;
export type HealthState = (typeof HEALTH_STATES)[number];
