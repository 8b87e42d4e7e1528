import { LANGUAGES } from '@comptoir/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canSubmit, signIn } from './sign-in.ts';
import { SIGN_IN_TEXTS } from './texts.ts';

afterEach(() => vi.unstubAllGlobals());
const person = { username: 'a@b.c', password: 'x' };

describe('signing in', () => {
  it('waits until both fields say something', () => {
    expect(canSubmit('', 'x')).toBe(false);
    expect(canSubmit('   ', 'x')).toBe(false);
    expect(canSubmit('a', '')).toBe(false);
    expect(canSubmit('a', ' ')).toBe(true);
  });

  it('goes where the answer says, in the language of the screen', async () => {
    const calls: [string, RequestInit][] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      calls.push([url, init]);
      return Response.json({ redirectTo: '/oidc/auth/1' });
    });
    expect(await signIn('u/1', person, 'ar')).toEqual({ redirectTo: '/oidc/auth/1' });
    expect(calls[0]?.[0]).toBe('/oidc/interaction/u%2F1/login');
    expect(calls[0]?.[1].headers).toMatchObject({ 'Accept-Language': 'ar', 'X-Requested-With': 'XMLHttpRequest' });
  });

  it('shows the refusal in the server’s words, and has none where nothing answered', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ detail: 'Login or password incorrect !' }, { status: 401 }));
    expect(await signIn('1', person, 'en')).toEqual({ problem: 'Login or password incorrect !' });
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('network');
    });
    expect(await signIn('1', person, 'en')).toEqual({ problem: null });
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
    expect(await signIn('1', person, 'en')).toEqual({ problem: null });
  });

  it('has each word in each language', () => {
    for (const language of LANGUAGES)
      expect(Object.values(SIGN_IN_TEXTS[language]).every((text) => text !== '')).toBe(true);
  });
});
