import { expect, it } from 'vitest';
import { PASSWORD, person, setStatus, signIn, startDoor, toSignInPage, type } from './portal.ts';

const door = await startDoor();
const [adaId] = await door.seed(person('Ada@Example.com'), person('off@example.com'), person('slow@example.com'));
const CALL = { 'x-requested-with': 'XMLHttpRequest' };

it('signs in by name and password, and comes back to where the browser was', async () => {
  const browser = door.browser();
  const url = await signIn(browser, 'ada@example.com', '/supplier/details/1?contact=1#tab');
  expect(url.pathname + url.search).toBe('/supplier/details/1?contact=1');
  const me = await browser.fetch('/api/current-user');
  expect(me.status).toBe(200);
  expect(await me.json()).toEqual({
    id: adaId,
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    roles: ['user', 'invoice_user'],
    supplierId: null,
    supplierIds: [],
    language: 'en',
    passwordHere: true,
  });
});

it('takes the name however it is written', async () => {
  const browser = door.browser();
  await signIn(browser, ' ADA@example.com ');
  expect((await browser.fetch('/api/current-user')).status).toBe(200);
});

it('lets many in who come at the same moment: who waits for a password to be compared has not failed', async () => {
  await door.seed(person('office@example.com'));
  const office = Array.from({ length: 12 }, () => door.browser());
  await Promise.all(office.map((browser) => signIn(browser, 'office@example.com')));
  const answers = await Promise.all(office.map((browser) => browser.fetch('/api/current-user')));
  expect(answers.map(({ status }) => status)).toEqual(office.map(() => 200));
});

it('keeps tokens from the browser, and its cookie from scripts', async () => {
  const browser = door.browser();
  const uid = await toSignInPage(browser);
  const { redirectTo } = (await (await type(browser, uid, 'ada@example.com', PASSWORD)).json()) as {
    redirectTo: string;
  };
  const resumed = await browser.fetch(redirectTo);
  const callback = await browser.fetch(resumed.headers.get('location') ?? '');
  expect(callback.headers.getSetCookie()).toHaveLength(1);
  expect(callback.headers.getSetCookie()[0]).toMatch(
    new RegExp(`^comptoir-${door.port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax$`),
  );
  expect(callback.headers.get('location')).toBe('/');
  expect(await callback.text()).toBe('');
});

it('refuses an unknown name, a wrong password and a disabled account with one answer', async () => {
  const [offId] = await door.seed(person('off@example.com'));
  await setStatus(door, offId, 'DISABLE');
  const browser = door.browser();
  const uid = await toSignInPage(browser);
  const answers = [];
  for (const [name, password] of [
    ['ada@example.com', 'wrong'],
    ['nobody@example.com', 'wrong'],
    ['off@example.com', PASSWORD],
  ] as const) {
    const answer = await type(browser, uid, name, password);
    const { correlationId: _own, ...problem } = (await answer.json()) as Record<string, unknown>;
    answers.push({ status: answer.status, type: answer.headers.get('content-type'), problem });
  }
  expect(answers[0]).toMatchObject({
    status: 401,
    type: 'application/problem+json; charset=utf-8',
    problem: {
      code: 'login.incorrect',
      detail: 'Login or password incorrect !',
      message: 'Login or password incorrect !',
    },
  });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect((await browser.fetch('/api/current-user')).status).toBe(401);
});

it('goes on with the same page after a wrong password', async () => {
  const browser = door.browser();
  const uid = await toSignInPage(browser, '/profile');
  expect((await type(browser, uid, 'ada@example.com', 'wrong')).status).toBe(401);
  const answer = await type(browser, uid, 'ada@example.com', PASSWORD);
  const { redirectTo } = (await answer.json()) as { redirectTo: string };
  expect((await browser.visit(redirectTo)).url.pathname).toBe('/profile');
});

it('signs in from each of several tabs, and each comes back to where it was', async () => {
  const browser = door.browser();
  const uids = [await toSignInPage(browser, '/profile'), await toSignInPage(browser, '/redevances')];
  const landed = [];
  for (const uid of uids) {
    const answer = await type(browser, uid, 'ada@example.com', PASSWORD);
    const { redirectTo } = (await answer.json()) as { redirectTo: string };
    landed.push((await browser.visit(redirectTo)).url.pathname);
  }
  expect(landed).toEqual(['/profile', '/redevances']);
});

it('tells of a sign-in page whether it lives, and of somebody else’s that it does not', async () => {
  const browser = door.browser();
  const uid = await toSignInPage(browser);
  const alive = await browser.fetch(`/oidc/interaction/${uid}`);
  expect([alive.status, await alive.json()]).toEqual([200, { uid }]);

  const other = door.browser();
  await toSignInPage(other);
  const foreign = await other.fetch(`/oidc/interaction/${uid}`, { headers: { 'accept-language': 'en' } });
  expect(foreign.status).toBe(400);
  expect(await foreign.json()).toMatchObject({ code: 'login.expired' });
  expect((await type(other, uid, 'ada@example.com', PASSWORD)).status).toBe(400);
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%5c%5cevil.example/..//evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/..//evil.example',
])('never leads out of the portal after sign-in: %j', async (redirect) => {
  const url = await signIn(door.browser(), 'ada@example.com', redirect);
  expect(url.origin).toBe(door.origin);
});

it('gives a browser a new session at each sign-in, and the one before is over', async () => {
  const browser = door.browser();
  const name = `comptoir-${door.port}`;
  browser.cookies.set(name, 'planted-by-somebody-else');
  await signIn(browser, 'ada@example.com');
  const first = browser.cookies.get(name);
  expect(first).not.toBe('planted-by-somebody-else');
  // The issuer still knows the browser: no password is asked for.
  expect((await browser.visit('/api/auth/sign-in')).url.pathname).toBe('/');
  expect(browser.cookies.get(name)).not.toBe(first);
  const before = await fetch(`${door.origin}/api/current-user`, { headers: { cookie: `${name}=${first}` } });
  expect(before.status).toBe(401);
});

it('takes an answer of the issuer once, and only in the browser that began', async () => {
  const browser = door.browser();
  const uid = await toSignInPage(browser);
  const { redirectTo } = (await (await type(browser, uid, 'ada@example.com', PASSWORD)).json()) as {
    redirectTo: string;
  };
  const callback = (await browser.fetch(redirectTo)).headers.get('location') ?? '';

  const thief = door.browser();
  await toSignInPage(thief);
  const stolen = await thief.fetch(callback, { headers: { 'accept-language': 'en' } });
  expect(stolen.status).toBe(400);
  expect(await stolen.text()).toContain('<p>This sign-in page has expired. Start again.</p>');
  expect((await browser.fetch(callback)).headers.get('location')).toBe('/');
  expect((await browser.fetch(callback)).status).toBe(400);
  expect((await fetch(new URL(callback, door.origin))).status).toBe(400);
});

it('signs out of the portal and of the issuer: who comes next has to type a password', async () => {
  const browser = door.browser();
  await signIn(browser, 'ada@example.com');
  const answer = await browser.fetch('/api/logout', { method: 'POST', headers: CALL });
  expect(answer.status).toBe(200);
  const { data, redirectTo } = (await answer.json()) as { data: boolean; redirectTo: string };
  expect(data).toBe(true);
  expect((await browser.fetch('/api/current-user')).status).toBe(401);

  const page = await browser.fetch(redirectTo);
  const html = await page.text();
  const csp = page.headers.get('content-security-policy') ?? '';
  expect(csp).toMatch(/script-src 'sha256-/);
  expect(csp).not.toMatch(/unsafe-inline/);
  const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? [];
  const ended = await browser.fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: door.origin },
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  expect(ended.status).toBe(303);
  expect(ended.headers.get('location')).toBe(`${door.origin}/`);
  const { url } = await browser.visit('/api/auth/sign-in');
  expect(url.pathname).toBe('/login');
});

it('ends the sessions of a user who is disabled at once, and lets nobody in by the issuer’s own session', async () => {
  const [id] = await door.seed(person('leaver@example.com'));
  const browser = door.browser();
  await signIn(browser, 'leaver@example.com');
  expect((await browser.fetch('/api/current-user')).status).toBe(200);
  await setStatus(door, id, 'DISABLE');
  await expect.poll(async () => (await browser.fetch('/api/current-user')).status).toBe(401);
  const { url } = await browser.visit('/api/auth/sign-in');
  expect(url.pathname).toBe('/login');
});

it('lets nobody in who was disabled after the password was right, on their way back', async () => {
  const [id] = await door.seed(person('late@example.com'));
  const browser = door.browser();
  const uid = await toSignInPage(browser);
  const answer = await type(browser, uid, 'late@example.com', PASSWORD);
  const { redirectTo } = (await answer.json()) as { redirectTo: string };
  await setStatus(door, id, 'DISABLE');
  const { response, url } = await browser.visit(redirectTo);
  expect([url.pathname, response.status]).toEqual(['/api/auth/callback', 400]);
  expect((await browser.fetch('/api/current-user')).status).toBe(401);
  expect((await browser.visit('/api/auth/sign-in')).url.pathname).toBe('/login');
});

it('leads from the issuer to the sign-in screen at once', async () => {
  const browser = door.browser();
  const atIssuer = (await browser.fetch('/api/auth/sign-in')).headers.get('location') ?? '';
  const led = await browser.fetch(atIssuer);
  expect([led.status, led.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(new RegExp(`^${door.origin}/login\\?uid=[\\w-]+$`)),
  ]);
});

it('makes who types wrong passwords wait longer and longer, by account, whatever the password then', async () => {
  const browser = door.browser();
  const uid = await toSignInPage(browser);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    expect((await type(browser, uid, 'slow@example.com', 'wrong')).status).toBe(401);
  }
  const throttled = await type(browser, uid, 'slow@example.com', PASSWORD);
  expect(throttled.status).toBe(429);
  expect(await throttled.json()).toMatchObject({ code: 'login.throttled', params: { seconds: 1 } });
  // Others at the same address are let in, and so is this one after the wait.
  expect((await type(door.browser(), uid, 'slow@example.com', PASSWORD)).status).toBe(400);
  await expect
    .poll(async () => (await type(browser, uid, 'slow@example.com', PASSWORD)).status, { timeout: 5_000 })
    .toBe(200);
});

it('takes as long to refuse an unknown name as a wrong password', async () => {
  const browser = door.browser();
  const uid = await toSignInPage(browser);
  const took = { known: [] as number[], unknown: [] as number[] };
  await door.seed(...Array.from({ length: 12 }, (_none, index) => person(`timed${index}@example.com`)));
  for (let round = 0; round < 12; round += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const from = performance.now();
      await type(browser, uid, kind === 'known' ? `timed${round}@example.com` : `nobody${round}@example.com`, 'wrong');
      took[kind].push(performance.now() - from);
    }
    await door.forgiveAddress();
  }
  const [known, unknown] = [median(took.known), median(took.unknown)];
  expect(Math.abs(known - unknown)).toBeLessThan(0.35 * Math.max(known, unknown));
});

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
