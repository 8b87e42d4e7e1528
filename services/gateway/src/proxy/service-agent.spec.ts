import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createEcho } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { ServiceAgent } from './service-agent.ts';

const LIVE = '/health/live';
const servers: Server[] = [];
const agents: ServiceAgent[] = [];
afterEach(async () => {
  for (const agent of agents.splice(0)) await agent.end();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A service that says by which of its connections it was asked. */
async function listen(port = 0): Promise<{ port: number; server: Server }> {
  let connections = 0;
  const numbers = new WeakMap<object, number>();
  const server = createServer((request, response) => {
    if (request.url === LIVE) return response.end();
    if (!numbers.has(request.socket)) numbers.set(request.socket, ++connections);
    return response.end(String(numbers.get(request.socket)));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

const agentOf = (waitMs: number, servicesRestart = true): ServiceAgent => {
  const agent = new ServiceAgent({ waitMs, servicesRestart });
  agents.push(agent);
  return agent;
};
const ask = async (agent: ServiceAgent, port: number, method: 'GET' | 'POST' = 'GET'): Promise<string> =>
  (
    await agent.request({
      origin: `http://127.0.0.1:${port}`,
      path: '/',
      method,
      ...(method === 'POST' && { body: 'x' }),
    })
  ).body.text();

it.each([
  ['takes a new one for each call that changes something', true, ['1', '1', '2', '3', '1']],
  ['for what changes something too, where no service restarts by itself', false, ['1', '1', '1', '1', '1']],
])('keeps a connection for what is asked, and %s', async (_what, servicesRestart, connections) => {
  const { port } = await listen();
  const agent = agentOf(0, servicesRestart);
  const asked: string[] = [];
  for (const method of ['GET', 'GET', 'POST', 'POST', 'GET'] as const) {
    asked.push(await ask(agent, port, method));
    // An answer is out a moment before its connection is free again.
    await sleep(50);
  }
  expect(asked).toEqual(connections);
});

it('waits with any call for a service that comes back, and not for ever', async () => {
  const { port, server } = await listen();
  server.close().closeAllConnections();
  const waiting = [ask(agentOf(10_000), port), ask(agentOf(10_000), port, 'POST')];
  await sleep(400);
  await listen(port);
  expect((await Promise.all(waiting)).map((number) => Number(number) > 0)).toEqual([true, true]);
  for (const { port: gone, server: closed } of [await listen()]) {
    closed.close().closeAllConnections();
    await expect(ask(agentOf(300), gone, 'POST')).rejects.toThrow('ECONNREFUSED');
  }
});

it('hands a call to no connection that only the kernel has taken', async () => {
  const service = new Worker(new URL('../testing/stalling-service.ts', import.meta.url));
  try {
    const [port] = (await once(service, 'message')) as [number];
    const agent = agentOf(5_000);
    for (let round = 0; round < 3; round += 1) {
      // The connections of the round before are gone by then.
      await sleep(50);
      service.postMessage('stall');
      await once(service, 'message');
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(agent, port, 'POST')));
      expect(new Set(answers)).toEqual(new Set(['answered']));
    }
  } finally {
    await service.terminate();
  }
});

it('hands no call to a service that says it is closing, and waits for the next', async () => {
  const heard: string[] = [];
  const closing = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.setHeader('connection', 'close').end();
  });
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
  const { port } = closing.address() as AddressInfo;
  const answer = ask(agentOf(5_000), port, 'POST');
  await sleep(300);
  closing.close().closeAllConnections();
  await listen(port);
  expect(await answer).toBe('1');
  expect(new Set(heard)).toEqual(new Set([`HEAD ${LIVE}`]));
});

it('takes its own question, sent back, for no answer: a port may be connected to itself', async () => {
  const heard: string[] = [];
  const echo = createEcho((socket) =>
    socket
      .on('error', () => undefined)
      .on('data', (part) => {
        heard.push(part.toString().split(' ')[0] ?? '');
        socket.write(part);
      }),
  );
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const { port } = echo.address() as AddressInfo;
  const answer = ask(agentOf(5_000), port, 'POST');
  await sleep(300);
  await new Promise((resolve) => echo.close(resolve));
  await listen(port);
  expect(await answer).toBe('1');
  expect(new Set(heard)).toEqual(new Set(['HEAD']));
});
