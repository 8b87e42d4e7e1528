import { HEALTH_STATES, type HealthState, SERVICES, type ServiceName } from '@comptoir/contracts';
import type { Clock, ReadyChecks } from '@comptoir/service-kit';
import type { Agent } from 'undici';

const ASK_AGAIN_MS = 1_000;
const PATIENCE_MS = 1_500;

export interface UpstreamHealth {
  readonly name: ServiceName;
  readonly status: HealthState;
  readonly missing: readonly string[];
}

export interface Upstreams {
  /** What each service says of itself. An answer counts for a second. */
  look(): Promise<UpstreamHealth[]>;
  /** One check a service: it can serve. */
  readonly checks: ReadyChecks;
}

/** The services behind the gateway, by what their own /health/ready answers. */
export function createUpstreams(
  urls: Readonly<Partial<Record<ServiceName, string>>>,
  agent: Agent,
  clock: Clock,
): Upstreams {
  const asks = SERVICES.map((name) => [name, cached(() => ask(name, urls[name], agent), clock)] as const);
  return {
    look: () => Promise.all(asks.map(([, look]) => look())),
    checks: Object.fromEntries(
      asks.map(([name, look]) => [
        name,
        async () => {
          const { status } = await look();
          if (status !== 'ready' && status !== 'degraded') throw new Error(`${name} is ${status}`);
        },
      ]),
    ),
  };
}

async function ask(name: ServiceName, url: string | undefined, agent: Agent): Promise<UpstreamHealth> {
  const away: UpstreamHealth = { name, status: 'away', missing: [] };
  if (url === undefined) return away;
  try {
    const { statusCode, body } = await agent.request({
      origin: url,
      path: '/health/ready',
      method: 'GET',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const said = (await body.json()) as { status?: unknown; missing?: unknown };
    const status = HEALTH_STATES.find((state) => state === said.status) ?? (statusCode === 200 ? 'ready' : 'not ready');
    return { name, status, missing: Array.isArray(said.missing) ? said.missing.map(String) : [] };
  } catch {
    // Refused, too late, or an answer that is none: it is not there for us.
    return away;
  }
}

function cached<T>(look: () => Promise<T>, clock: Clock): () => Promise<T> {
  let last: { readonly until: number; readonly answer: Promise<T> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (!last || last.until <= now) last = { until: now + ASK_AGAIN_MS, answer: look() };
    return last.answer;
  };
}
