import type { DemoAccount } from '../src/demo/accounts.ts';

/** A browser without a screen: keeps cookies, follows redirects inside the portal, and calls as web-admin does. */
export interface Session {
  /** The cookies as they are sent now, for a call made by hand. */
  cookie(): string;
  /** A call as web-admin makes it. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** The answer's JSON; throws with the status and the problem where it is not 2xx. */
  json<T>(path: string, init?: RequestInit): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
}

const HEADERS = { 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'en' };

export function createSession(baseUrl: string): Session & { follow(path: string): Promise<Response> } {
  const jar = new Map<string, string>();
  const origin = new URL(baseUrl).origin;

  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function request(url: URL, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie());
    if (init.method && init.method !== 'GET') headers.set('origin', origin);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) remember(jar, cookie);
    return response;
  }

  const call: Session['call'] = (path, init = {}) =>
    request(new URL(path, baseUrl), {
      ...init,
      headers: { ...HEADERS, ...Object.fromEntries(new Headers(init.headers)) },
    });

  async function json<T>(path: string, init?: RequestInit): Promise<T> {
    const response = await call(path, init);
    const body = await response.text();
    if (!response.ok) throw new Error(`${init?.method ?? 'GET'} ${path}: ${response.status} ${body}`);
    return JSON.parse(body) as T;
  }

  return {
    cookie,
    call,
    json,
    post: (path, body) =>
      json(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),

    async follow(path) {
      let url = new URL(path, baseUrl);
      for (let hop = 0; hop < 12; hop++) {
        const response = await request(url);
        const location = response.headers.get('location');
        if (response.status < 300 || response.status >= 400 || !location) return response;
        await response.body?.cancel();
        url = new URL(location, url);
        if (url.pathname === '/login') return new Response(null, { headers: { location: url.href } });
      }
      throw new Error(`too many redirects from ${path}`);
    },
  };
}

function remember(jar: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(';');
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const gone =
    value === '' || attributes.some((attribute) => /^\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(attribute));
  if (gone) jar.delete(name.trim());
  else jar.set(name.trim(), value.trim());
}

/** Signs in as a person does: the gateway sends to the issuer, the issuer to our screen, the screen posts, all return. */
export async function signIn(baseUrl: string, account: Pick<DemoAccount, 'email' | 'password'>): Promise<Session> {
  const { session, sendPassword } = await openSignInScreen(baseUrl, account);
  const landed = await session.follow(await sendPassword());
  await landed.body?.cancel();
  return session;
}

/** The sign-in screen as the browser comes to it; the password sent from there is answered with where to go on. */
export async function openSignInScreen(baseUrl: string, account: Pick<DemoAccount, 'email' | 'password'>) {
  const session = createSession(baseUrl);
  const screen = await session.follow('/api/auth/sign-in?redirect=/');
  const uid = new URL(screen.headers.get('location') ?? '', baseUrl).searchParams.get('uid');
  if (!uid) throw new Error('the sign-in screen was not reached');
  const sendPassword = async (): Promise<string> => {
    const person = { username: account.email, password: account.password };
    return (await session.post<{ redirectTo: string }>(`/oidc/interaction/${uid}/login`, person)).redirectTo;
  };
  return { session, sendPassword };
}
