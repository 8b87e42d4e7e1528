import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LocalKafka, startLocalKafka } from '@comptoir/event-bus/engine';

/**
 * A Kafka for the test run, started when the first test file asks: it takes seconds and 400 MB, and most files need
 * none. They run in processes of their own, so they ask over HTTP; the answer is the brokers' address.
 */
export async function offerKafka(say: (line: string) => void): Promise<{ url: string; withdraw(): Promise<void> }> {
  let started: Promise<LocalKafka> | undefined;
  const server = createServer((_request, response) => {
    started ??= startLocalKafka({ say });
    started.then(
      ({ brokers }) => response.end(brokers),
      (error: Error) => response.writeHead(503).end(error.message),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async withdraw() {
      server.close();
      const kafka = await started?.catch(() => undefined);
      await kafka?.stop();
    },
  };
}
