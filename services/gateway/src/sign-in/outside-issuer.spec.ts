import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { startGateway } from '../testing/start-gateway.ts';

const SECRET = 'a secret of the outside issuer, long enough';
const { privateKey, publicKey } = await generateKeyPair('RS256');
const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };

/** Every token that the issuer handed out and that the portal keeps. */
const handedOut: string[] = [];
/** An issuer as Keycloak answers: roles under realm_access, no userinfo needed. It knows one user. */
const person = { disabled: false, roles: ['agent_accounting', 'offline_access'], refreshes: 0, nonce: '' };
const issuer = createServer((request, response) => void answer(request, response));
const issuerUrl = await listening(issuer);
afterAll(() => void issuer.close().closeAllConnections());

const answer: RequestListener = async (request, response) => {
  const url = new URL(request.url ?? '', issuerUrl);
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (url.pathname === '/realm/.well-known/openid-configuration') {
    return json(200, {
      issuer: `${issuerUrl}/realm`,
      authorization_endpoint: `${issuerUrl}/realm/auth`,
      token_endpoint: `${issuerUrl}/realm/token`,
      end_session_endpoint: `${issuerUrl}/realm/logout`,
      jwks_uri: `${issuerUrl}/realm/certs`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  }
  if (url.pathname === '/realm/certs') return json(200, { keys: [jwk] });
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  if (
    request.headers.authorization !== `Basic ${btoa(`portal:${encodeURIComponent(SECRET).replaceAll('%20', '+')}`)}`
  ) {
    return json(401, { error: 'invalid_client' });
  }
  if (person.disabled) return json(400, { error: 'invalid_grant' });
  if (form.get('grant_type') === 'refresh_token') person.refreshes += 1;
  const kept = {
    refresh_token: `refresh-${person.refreshes}`,
    id_token: await idToken(form.get('grant_type') === 'authorization_code'),
  };
  handedOut.push(...Object.values(kept));
  return json(200, { access_token: 'access', token_type: 'Bearer', expires_in: 60, ...kept });
};

const idToken = (first: boolean): Promise<string> =>
  new SignJWT({
    ...(first && { nonce: person.nonce }),
    given_name: 'Otto',
    family_name: 'Outside',
    email: 'otto@example.com',
    locale: 'de-AT',
    realm_access: { roles: person.roles },
    supplierIds: ['s1'],
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuer(`${issuerUrl}/realm`)
    .setAudience('portal')
    .setSubject('otto')
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(privateKey);

const seen: string[] = [];
const clock = { ms: Date.now(), now: () => new Date(clock.ms) };
const gateway = await startGateway(
  {
    invoices: (request, response) => {
      seen.push(String(request.headers['x-comptoir-token']));
      response.end('{}');
    },
  },
  { OIDC_ISSUER: `${issuerUrl}/realm`, OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: SECRET },
  clock,
);

/** Goes through the outside issuer as a browser would; answers the session's cookie. */
async function signIn(): Promise<string> {
  const begun = await gateway.call('/api/auth/sign-in?redirect=/profile');
  const [browser = ''] = begun.headers.getSetCookie().map((line) => line.split(';')[0]);
  const asked = new URL(begun.headers.get('location') ?? '');
  expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
  expect(asked.searchParams.get('scope')).toBe('openid profile email');
  person.nonce = asked.searchParams.get('nonce') ?? '';
  const back = `/api/auth/callback?code=c&state=${asked.searchParams.get('state')}`;
  const finished = await gateway.call(back, { headers: { cookie: browser } });
  expect(finished.headers.get('location')).toBe('/profile');
  return finished.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? '';
}

const callAs = async (cookie: string) => {
  const { status } = await gateway.call('/api/v1/invoices', { headers: { cookie } });
  return status === 200 ? gateway.callerIn(seen.at(-1), 'invoices') : status;
};

it('signs in at another issuer, whose claims say who it is', async () => {
  expect(await callAs(await signIn())).toMatchObject({
    id: 'otto',
    name: 'Otto Outside',
    email: 'otto@example.com',
    language: 'de',
    roles: ['agent_accounting'],
    supplierIds: ['s1'],
  });
});

it('asks that issuer again every ten minutes: new roles count, and nobody it knows no more stays in', async () => {
  const cookie = await signIn();
  person.roles = ['user'];
  clock.ms += 11 * 60_000;
  expect(await callAs(cookie)).toMatchObject({ roles: ['user'] });
  person.disabled = true;
  clock.ms += 11 * 60_000;
  expect(await callAs(cookie)).toBe(401);
  person.disabled = false;
  expect(await callAs(cookie)).toBe(401);
});

it('keeps its tokens from who reads the database, and signs out there by the id token', async () => {
  const cookie = await signIn();
  const kept = JSON.stringify(await gateway.database.connection.collection('sessions').find().toArray());
  expect(handedOut.filter((token) => token.startsWith('eyJ'))).not.toHaveLength(0);
  // Whole parts are looked for: what is sealed looks random, and random letters spell `eyJ` in one run of a hundred.
  for (const part of handedOut.flatMap((token) => token.split('.'))) expect(kept).not.toContain(part);
  const headers = { cookie, 'x-requested-with': 'XMLHttpRequest' };
  const out = (await (await gateway.call('/api/logout', { method: 'POST', headers })).json()) as { redirectTo: string };
  const url = new URL(out.redirectTo);
  expect(url.origin + url.pathname).toBe(`${issuerUrl}/realm/logout`);
  expect(url.searchParams.get('id_token_hint')).toMatch(/^eyJ/);
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${gateway.origin}/`);
});

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
