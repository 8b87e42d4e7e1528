import { expect, it } from 'vitest';
import { startGateway } from '../testing/start-gateway.ts';

const document = {
  openapi: '3.1.0',
  info: { title: 'invoices', version: '1' },
  paths: {
    '/api/v1/invoices/{id}': {
      get: {
        summary: 'One <b>invoice</b>',
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Row' } } } } },
      },
    },
    '/api/v1/users': { get: { summary: 'not its own' } },
    '/internal/secret': { get: {} },
  },
  components: { schemas: { Row: { type: 'object' } } },
};
const gateway = await startGateway({
  invoices: (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document)),
});

it('gives one document of the calls a browser can make, from what each service says of its own', async () => {
  const merged = (await (await gateway.call('/api/docs/json', { headers: await gateway.signedIn() })).json()) as {
    paths: Record<string, Record<string, { tags: string[] }>>;
    components: unknown;
    'x-unavailable': string[];
  };
  expect(Object.keys(merged.paths)).toEqual(
    expect.arrayContaining(['/api/v1/invoices/{id}', '/api/live', '/api/logout']),
  );
  expect(merged.paths).not.toHaveProperty('/internal/secret');
  expect(merged.paths).not.toHaveProperty('/api/v1/users');
  expect(merged.paths['/api/v1/invoices/{id}']?.get?.tags).toEqual(['invoices']);
  expect(JSON.stringify(merged.paths)).toContain('#/components/schemas/invoices.Row');
  expect(merged.components).toMatchObject({ schemas: { 'invoices.Row': { type: 'object' } } });
  expect(merged['x-unavailable']).toContain('settings');
});

it('shows them on a page with nothing from elsewhere and nothing to run', async () => {
  const answer = await gateway.call('/api/docs', { headers: await gateway.signedIn() });
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(page).toContain('<code>/api/v1/invoices/{id}</code> One &lt;b&gt;invoice&lt;/b&gt;');
  expect(page).not.toMatch(/<script|<link|src=/);
  expect((await gateway.call('/api/docs')).status).toBe(401);
});
