import { LANGUAGES } from '@comptoir/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { checkToken, requestLink, setPassword } from './calls.ts';
import { problemsOf } from './new-password.ts';
import { PASSWORD_TEXTS } from './texts.ts';

afterEach(() => vi.unstubAllGlobals());
const texts = PASSWORD_TEXTS.en;

it('asks for both passwords, and that they agree', () => {
  const problems = (newPassword: string, confirmation: string) => problemsOf({ newPassword, confirmation }, texts);
  expect(problems('', '')).toEqual({ newPassword: 'New password is required', confirmation: 'Password is required' });
  expect(problems('elevenchars', 'elevenchars').newPassword).toBe(texts.short);
  expect(problems('tomate girafe', 'tomate').confirmation).toBe('Passwords do not match');
  expect(problems('tomate girafe', 'tomate girafe')).toEqual({ newPassword: '', confirmation: '' });
});

it('sends the token without a referrer, and tells what came of it', async () => {
  const calls: [string, RequestInit][] = [];
  let answer: () => Response = () => Response.json({ data: false });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push([url, init]);
    return answer();
  });
  expect(await checkToken('a+b', 'ar')).toEqual({ kind: 'done', data: false });
  expect(calls[0]).toMatchObject([
    '/api/admin/user/userPassword/?token=a%2Bb',
    { method: 'GET', referrerPolicy: 'no-referrer', headers: { 'Accept-Language': 'ar' } },
  ]);
  answer = () =>
    Response.json(
      { detail: 'Bad.', errors: [{ field: 'newPassword', code: 'x', message: 'Too common.' }] },
      { status: 400 },
    );
  expect(await setPassword('t', { newPassword: 'x', confirmation: 'x' }, 'en')).toEqual({
    kind: 'refused',
    detail: 'Bad.',
    fields: { newPassword: 'Too common.' },
  });
  answer = () => new Response('<html>', { status: 502 });
  expect(await requestLink('a@b.c', 'en')).toEqual({ kind: 'unreachable' });
});

it('has each word in each language', () => {
  for (const language of LANGUAGES)
    expect(Object.values(PASSWORD_TEXTS[language]).every((text) => text !== '')).toBe(true);
});
