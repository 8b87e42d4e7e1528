import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Client, request } from 'undici';
import { afterAll, expect, it } from 'vitest';
import { cookiesOf } from '../door/cookies.ts';
import { startGateway } from '../testing/start-gateway.ts';

const root = mkdtempSync(join(tmpdir(), 'comptoir-web-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'assets'));
const script = 'console.log("portal")'.repeat(50);
writeFileSync(join(root, 'index.html'), '<!doctype html><title>application</title>');
writeFileSync(join(root, 'login.html'), '<!doctype html><title>sign-in</title>');
writeFileSync(join(root, 'password.html'), '<!doctype html><title>password page</title>');
writeFileSync(join(root, 'favicon.svg'), '<svg/>');
writeFileSync(join(root, '.env'), 'SECRET=1');
writeFileSync(join(root, 'assets', 'app-1a2b3c4d.js'), script);
writeFileSync(join(root, 'assets', 'app-1a2b3c4d.js.br'), brotliCompressSync(script));
writeFileSync(join(root, 'assets', 'app-1a2b3c4d.js.gz'), gzipSync(script));

const gateway = await startGateway({}, { WEB_ROOT: root });

it.each(['/', '/administration', '/supplier/details/12?contact=1', '/client/12', '/redevances'])(
  'serves the application at %s, asked for anew each time',
  async (path) => {
    const answer = await gateway.call(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(await answer.text()).toContain('application');
  },
);

it('sends who opens an address without a session to sign in and back, without the application', async () => {
  // Not by fetch: it says its own mode.
  const visit = (path: string, cookie = '') =>
    request(new URL(path, gateway.origin), { headers: { 'sec-fetch-mode': 'navigate', ...(cookie && { cookie }) } });
  const sent = await visit('/supplier/details/12?contact=1');
  expect([sent.statusCode, sent.headers.location]).toEqual([
    302,
    '/api/auth/sign-in?redirect=%2Fsupplier%2Fdetails%2F12%3Fcontact%3D1',
  ]);
  const { session } = cookiesOf(gateway.origin);
  expect((await visit('/supplier/details/12', `${session}=kept`)).statusCode).toBe(200);
});

it.each(['/password/request', '/password/new?token=x'])(
  'serves %s to who cannot sign in, and its address to no other server',
  async (path) => {
    const answer = await request(new URL(path, gateway.origin), { headers: { 'sec-fetch-mode': 'navigate' } });
    expect([answer.statusCode, answer.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(await answer.body.text()).toContain('password page');
  },
);

it('serves the sign-in page to a sign-in, and begins one for whoever typed its address', async () => {
  expect(await (await gateway.call('/login?uid=abc')).text()).toContain('sign-in');
  const typed = await gateway.call('/login');
  expect([typed.status, typed.headers.get('location')]).toEqual([302, '/api/auth/sign-in']);
});

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('serves a hashed file for a year, as it was compressed when built (%s)', async (accepts, encoding) => {
  const answer = await gateway.call('/assets/app-1a2b3c4d.js', { headers: { 'accept-encoding': accepts } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  expect(await answer.text()).toBe(script);
});

it('serves a file by its name without keeping it, and says so when it has not changed', async () => {
  const first = await gateway.call('/favicon.svg');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  // Not by fetch: it adds 'no-cache' to a condition of one's own.
  const again = await request(`${gateway.origin}/favicon.svg`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.statusCode).toBe(304);
});

it.each(['/assets/gone-1.js', '/gone.png', '/assets/.env'])('has nothing at %s', async (path) => {
  const answer = await gateway.call(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toMatch(/problem\+json/);
});

it.each(['/.env', '/assets/../.env', '/%2e%2e/etc/passwd', '/assets/%2e%2e/.env', '/assets/..%2f.env', '//etc/passwd'])(
  'gives no file away at %s',
  async (path) => {
    const { body } = await new Client(gateway.url).request({
      method: 'GET',
      path,
      headers: { host: new URL(gateway.origin).host },
    });
    expect(await body.text()).not.toMatch(/SECRET|root:/);
  },
);
