import type { ServiceName } from '@comptoir/contracts';
import { INTERNAL_TOKEN_HEADER, Problem } from '@comptoir/service-kit';
import type { Agent } from 'undici';

const PATIENCE_MS = 5_000;

/** Ends a user's sessions at our own issuer. @throws Problem service.unavailable where it does not do so */
export function createEndAtIssuer(parts: {
  agent: Agent;
  urls: Readonly<Partial<Record<ServiceName, string>>>;
  ownToken: () => Promise<string>;
}): (userId: string) => Promise<void> {
  return async (userId) => {
    const { agent, urls, ownToken } = parts;
    const away = new Problem('service.unavailable', { service: 'identity' });
    if (urls.identity === undefined) throw away;
    const answer = await agent
      .request({
        origin: urls.identity,
        path: `/internal/issuer-sessions/${encodeURIComponent(userId)}`,
        method: 'DELETE',
        headers: { [INTERNAL_TOKEN_HEADER]: await ownToken() },
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      .catch((error: unknown) => {
        throw Object.assign(away, { cause: error });
      });
    await answer.body.dump();
    if (answer.statusCode !== 204) throw away;
  };
}
