import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { SendCode } from '@comptoir/contracts';
import { afterAll } from 'vitest';

/** Takes the codes that messaging would send, as the people they go to would read them. */
export async function startMessagingStandIn() {
  const taken: SendCode[] = [];
  let isAway = false;
  const server = createServer(async (request, response) => {
    const order = (await json(request)) as SendCode;
    if (isAway) return void response.writeHead(503).end('{}');
    taken.push(order);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(order.ways[0]));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    /** The code that was sent last. */
    code: (): string => taken.at(-1)?.code ?? '',
    goAway: (away: boolean): void => {
      isAway = away;
    },
  };
}
