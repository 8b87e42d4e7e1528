import { Agent, request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import {
  buildService,
  createInternalTokens,
  createLogger,
  generateSigningKey,
  type Service,
  type ServiceOptions,
  systemClock,
} from './index.ts';

const logger = createLogger({ service: 'spec', level: 'silent' });
const { privateKey } = await generateSigningKey();
const tokens = await createInternalTokens({ issuer: 'orders', privateKey, trusted: {}, clock: systemClock });
const running: Service[] = [];
afterEach(async () => {
  for (const service of running.splice(0)) await service.close();
});

async function start(options: Partial<ServiceOptions> = {}): Promise<{ service: Service; url: string }> {
  const service = await buildService({
    name: 'orders',
    logger,
    tokens,
    ready: {},
    routes: (app) => void app.get('/hello', { config: { public: true } }, async () => 'hello'),
    ...options,
  });
  running.push(service);
  return { service, url: await service.listen() };
}

const health = async (url: string) => {
  const answer = await fetch(`${url}/health/ready`);
  return { status: answer.status, body: await answer.json() };
};
const away = async () => {
  throw new Error('away');
};

test('it is not ready without what it needs, and degraded without what it can do without', async () => {
  expect(await health((await start()).url)).toEqual({ status: 200, body: { status: 'ready' } });
  const degraded = await start({ degradedWithout: { kafka: away } });
  expect(await health(degraded.url)).toEqual({ status: 200, body: { status: 'degraded', missing: ['kafka'] } });
  const broken = await start({ ready: { mongodb: away }, degradedWithout: { kafka: away } });
  expect(await health(broken.url)).toEqual({
    status: 503,
    body: { status: 'not ready', missing: ['mongodb', 'kafka'] },
  });
});

test('while it drains it is not ready, answers on, and asks each caller to come back by a new connection', async () => {
  const { service, url } = await start();
  const agent = new Agent({ keepAlive: true });
  const hello = () =>
    new Promise<string | undefined>((resolve, reject) => {
      request(`${url}/hello`, { agent }, (response) => {
        response.resume().once('end', () => resolve(response.headers.connection));
      })
        .once('error', reject)
        .end();
    });
  expect(await hello()).toBe('keep-alive');
  service.drain();
  expect(await hello()).toBe('close');
  expect(await health(url)).toEqual({ status: 503, body: { status: 'not ready', missing: ['draining'] } });
  agent.destroy();
});

test('a worker has no routes but health, and web does no work', async () => {
  const done: string[] = [];
  const work = { start: async () => void done.push('started'), stop: async () => void done.push('stopped') };
  const worker = await start({ role: 'worker', work });
  expect((await fetch(`${worker.url}/hello`)).status).toBe(404);
  expect((await health(worker.url)).status).toBe(200);
  await worker.service.close();
  expect(done).toEqual(['started', 'stopped']);
  running.length = 0;

  const web = await start({ role: 'web', work });
  expect(await (await fetch(`${web.url}/hello`)).text()).toBe('hello');
  await web.service.close();
  expect(done).toEqual(['started', 'stopped']);
  running.length = 0;
});
