import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { allServices, startGateway } from './testing/start-gateway.ts';

const seen: IncomingMessage[] = [];
const gateway = await startGateway({
  invoices: (request, response) => {
    seen.push(request);
    request.resume();
    response
      .writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b', 'x-comptoir-secret': '1' })
      .end('{"ok":true}');
  },
});
const me = await gateway.signedIn({ id: '0199', roles: ['admin'] });
const problemOf = async (response: Response) => ({
  status: response.status,
  type: response.headers.get('content-type'),
  problem: (await response.json()) as Record<string, unknown>,
});

it('answers a call without a session with problem+json 401, in the caller’s language', async () => {
  const answer = await gateway.call('/api/v1/invoices', { headers: { 'accept-language': 'fr' } });
  expect(await problemOf(answer)).toEqual({
    status: 401,
    type: 'application/problem+json; charset=utf-8',
    problem: {
      type: 'urn:comptoir:problem:session.required',
      title: 'Unauthorized',
      status: 401,
      detail: 'Votre session a expiré. Connectez-vous pour continuer.',
      message: 'Votre session a expiré. Connectez-vous pour continuer.',
      code: 'session.required',
    },
  });
});

it('presents the caller to the service it calls, and to no other', async () => {
  expect((await gateway.call('/api/v1/invoices?range=[0,9]', { headers: me })).status).toBe(200);
  const request = seen.at(-1);
  expect(request?.url).toBe('/api/v1/invoices?range=[0,9]');
  const token = String(request?.headers['x-comptoir-token']);
  expect(await gateway.callerIn(token, 'invoices')).toMatchObject({ kind: 'user', id: '0199', roles: ['admin'] });
  await expect(gateway.callerIn(token, 'settings')).rejects.toMatchObject({ code: 'token.invalid' });
});

it('strips what a browser sends to pose as the gateway, and cookies and credentials that are no service’s concern', async () => {
  await gateway.call('/api/v1/invoices', {
    headers: {
      ...me,
      'x-comptoir-token': 'forged',
      'X-Comptoir-Caller': 'admin',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      authorization: 'Bearer stolen',
      'x-own': 'kept',
    },
  });
  const headers = seen.at(-1)?.headers ?? {};
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': `localhost:${gateway.port}`,
    'x-own': 'kept',
  });
  expect(headers['x-comptoir-token']).not.toBe('forged');
  for (const gone of ['x-comptoir-caller', 'forwarded', 'x-real-ip', 'authorization', 'cookie'])
    expect(headers).not.toHaveProperty(gone);
});

it('gives a browser no cookie and no internal header of a service, and the usual headers with all it gives', async () => {
  const { headers } = await gateway.call('/api/v1/invoices', { headers: me });
  expect(headers.getSetCookie()).toEqual([]);
  expect(headers.has('x-comptoir-secret')).toBe(false);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).toMatch(/frame-ancestors 'self'/);
  expect(headers.has('strict-transport-security')).toBe(false);
  const refused = await gateway.call('/api/v1/invoices');
  expect(refused.headers.get('content-security-policy')).toBe(policy);
});

it.each([
  ['without X-Requested-With', { 'x-requested-with': '' }, 'csrf.header'],
  ['from another origin', { origin: 'https://evil.example' }, 'csrf.origin'],
  ['from an origin kept secret', { origin: 'null' }, 'csrf.origin'],
  ['from a neighbour of the site', { 'sec-fetch-site': 'same-site' }, 'csrf.origin'],
])('refuses an unsafe call %s, before anybody hears of it', async (_case, headers, code) => {
  const before = seen.length;
  const answer = await gateway.call('/api/v1/invoices', { method: 'POST', headers: { ...me, ...headers } });
  expect(await problemOf(answer)).toMatchObject({ status: 403, problem: { code } });
  expect(seen.length).toBe(before);
});

it('takes an unsafe call of the portal itself', async () => {
  const headers = { ...me, origin: gateway.origin, 'content-type': 'application/json' };
  expect((await gateway.call('/api/v1/invoices', { method: 'POST', headers, body: '{}' })).status).toBe(200);
});

it('says which service does not answer', async () => {
  const down = await gateway.call('/api/v1/settings', { headers: me });
  expect(await problemOf(down)).toMatchObject({
    status: 503,
    problem: { code: 'service.unavailable', detail: 'The service settings does not answer. Try again in a moment.' },
  });
});

it('shows a page to a browser that would sign in while the issuer is away', async () => {
  const answer = await gateway.call('/api/auth/sign-in', { headers: { 'accept-language': 'de' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await answer.text()).toMatch(/<html lang="de" dir="ltr">.*identity/);
});

it.each(['/api/nothing', '/api/v1/invoices/..%2fusers', '/internal/openapi.json', '/metrics', '/api/internal'])(
  'knows nothing of %s',
  async (path) => {
    const answer = await gateway.call(path, { headers: { ...me, 'x-forwarded-for': '1.2.3.4' } });
    expect(await problemOf(answer)).toMatchObject({ status: 404, problem: { code: 'not.found' } });
  },
);

it('leads whoever comes by another name to the portal’s address, and refuses their other calls', async () => {
  const raw = (method: string) =>
    ask(gateway.port, `${method} /suppliers?q=1 HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
  expect(await raw('GET')).toMatch(
    new RegExp(`^HTTP/1.1 307 [\\s\\S]*location: ${gateway.origin}/suppliers\\?q=1\r\n`, 'i'),
  );
  expect(await raw('POST')).toMatch(/^HTTP\/1.1 421 /);
});

it('refuses to run on plain http by a name that is not loopback', async () => {
  await expect(startGateway({}, { PUBLIC_URL: 'http://portal.example' })).rejects.toThrow(/plain http/);
});

it('names on its ready call each service that is not, and stays the door to the others', async () => {
  const answer = await gateway.call('/health/ready');
  expect(answer.status).toBe(200);
  const { status, missing } = (await answer.json()) as { status: string; missing: string[] };
  expect(status).toBe('degraded');
  expect(missing).toContain('settings');
  expect(missing).not.toContain('mongodb');
  expect((await gateway.call('/health/live')).status).toBe(200);
});

it('counts a user’s files, and says how long to wait', async () => {
  const strict = await startGateway(
    { documents: (_request, response) => response.writeHead(201).end() },
    { RATE_LIMIT_UPLOADS: '3' },
  );
  const headers = await strict.signedIn();
  const upload = () => strict.call('/api/bill/upload', { method: 'POST', headers, body: 'x' });
  expect([await upload(), await upload(), await upload()].map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await problemOf(await upload())).toMatchObject({ status: 429, problem: { code: 'rate.limited' } });
  const other = await strict.call('/api/bill/upload', { method: 'POST', headers: await strict.signedIn(), body: 'x' });
  expect(other.status).toBe(201);
});

it('is ready when every service is', async () => {
  const whole = await startGateway(allServices((_request, response) => response.writeHead(200).end('{}')));
  expect(await (await whole.call('/health/ready')).json()).toEqual({ status: 'ready' });
});

function ask(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
    socket.on('error', reject);
  });
}
