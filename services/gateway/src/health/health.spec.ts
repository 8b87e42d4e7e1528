import { type PortalHealth, SERVICES } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { startGateway } from '../testing/start-gateway.ts';

const answers = new Map<string, readonly [status: number, body: object]>();
const services = SERVICES.filter((name) => name !== 'orders').map((name) => [
  name,
  (_request: unknown, response: { writeHead(status: number): { end(text: string): void } }) => {
    const [status, body] = answers.get(name) ?? [200, { status: 'ready' }];
    response.writeHead(status).end(JSON.stringify(body));
  },
]);
const gateway = await startGateway(Object.fromEntries(services) as Parameters<typeof startGateway>[0]);
const admin = { roles: ['admin', 'invoice_admin'] };

it('tells an admin what is missing, whoever misses it', async () => {
  answers.set('invoices', [200, { status: 'degraded', missing: ['kafka'] }]);
  answers.set('payments', [503, { status: 'not ready', missing: ['mongodb'] }]);
  const answer = await gateway.call('/api/v1/health', { headers: await gateway.signedIn(admin) });
  expect(answer.status).toBe(200);
  const health = (await answer.json()) as PortalHealth;
  expect(health.status).toBe('degraded');
  expect([...health.missing].sort()).toEqual(['kafka', 'mongodb', 'orders', 'payments']);
  const of = (name: string) => health.services.find((service) => service.name === name);
  expect(of('invoices')).toEqual({ name: 'invoices', status: 'degraded', missing: ['kafka'] });
  expect(of('orders')).toEqual({ name: 'orders', status: 'away', missing: [] });
  expect(of('suppliers')).toEqual({ name: 'suppliers', status: 'ready', missing: [] });
});

it('tells nobody else', async () => {
  expect((await gateway.call('/api/v1/health', { headers: await gateway.signedIn() })).status).toBe(403);
  expect((await gateway.call('/api/v1/health', { headers: { 'x-requested-with': 'XMLHttpRequest' } })).status).toBe(
    401,
  );
});
