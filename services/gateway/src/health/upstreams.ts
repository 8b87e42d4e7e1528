import { SERVICES, type ServiceName } from '@comptoir/contracts';
import type { Clock, ReadyChecks } from '@comptoir/service-kit';
import type { Agent } from 'undici';

const ASK_AGAIN_MS = 1_000;
const PATIENCE_MS = 1_500;

/** One check a service: its own /health/ready answers 200. An answer counts for a second. */
export function upstreamChecks(
  urls: Readonly<Partial<Record<ServiceName, string>>>,
  agent: Agent,
  clock: Clock,
): ReadyChecks {
  return Object.fromEntries(SERVICES.map((name) => [name, cached(() => ask(urls[name], agent), clock)]));
}

async function ask(url: string | undefined, agent: Agent): Promise<void> {
  if (url === undefined) throw new Error('has no address');
  const { statusCode, body } = await agent.request({
    origin: url,
    path: '/health/ready',
    method: 'GET',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
}

function cached(check: () => Promise<void>, clock: Clock): () => Promise<void> {
  let last: { readonly until: number; readonly answer: Promise<void> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (!last || last.until <= now) last = { until: now + ASK_AGAIN_MS, answer: check() };
    return last.answer;
  };
}
