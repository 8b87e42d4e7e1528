import { DEFAULT_LANGUAGE, type ServiceName } from '@comptoir/contracts';
import { activeTraceparent, inSpan } from '@comptoir/storage';
import { INTERNAL_TOKEN_HEADER, type InternalTokens } from './internal-token.ts';
import { countClientCall } from './metrics/process-metrics.ts';
import { Problem } from './problem.ts';

export interface ServiceClient {
  /** Calls a path of the other service as this service itself. The answer's body is a stream the caller must read or cancel. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** A client by which one service calls another as itself. No retries: the caller knows what is safe to repeat. */
export function createServiceClient(options: {
  self: ServiceName;
  target: ServiceName;
  url: string;
  tokens: InternalTokens;
}): ServiceClient {
  const { self, target, url, tokens } = options;
  return {
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      headers.set(
        INTERNAL_TOKEN_HEADER,
        await tokens.sign({ kind: 'service', id: self, language: DEFAULT_LANGUAGE }, target),
      );
      const method = init.method ?? 'GET';
      const began = performance.now();
      const count = (status: number | 'none') => countClientCall({ target, method, status }, performance.now() - began);
      try {
        const answer = await inSpan(
          `${method} ${target}`,
          { kind: 'client', attributes: { 'server.address': target } },
          () => {
            const traceparent = activeTraceparent();
            if (traceparent !== undefined) headers.set('traceparent', traceparent);
            return fetch(new URL(path, url), { ...init, headers });
          },
        );
        count(answer.status);
        return answer;
      } catch {
        count('none');
        throw new Problem('service.unavailable', { service: target });
      }
    },
  };
}
