import { afterEach, expect, it, vi } from 'vitest';
import { callJson, problemIn, sentenceOf } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose portal gives this answer, and what it was asked for and led to. */
function browser(answer: () => Response) {
  const asked: RequestInit[] = [];
  const led: string[] = [];
  vi.stubGlobal('localStorage', { getItem: () => 'ar' });
  vi.stubGlobal('location', {
    ...{ pathname: '/supplier/details/1', search: '?contact=1', hash: '' },
    assign: (url: string) => void led.push(url),
  });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(init);
    return answer();
  });
  return { asked, led };
}

it('every call carries credentials, X-Requested-With and the language that was chosen', async () => {
  const { asked } = browser(() => Response.json({ data: 1 }));
  await callJson('/api/invoice/count');
  const headers = new Headers(asked[0]?.headers);
  expect([headers.get('x-requested-with'), headers.get('accept-language')]).toEqual(['XMLHttpRequest', 'ar']);
  expect(asked[0]?.credentials).toBe('same-origin');
});

it('a refusal is told in the server’s words, the detail of its problem', async () => {
  const problem = { code: 'user.emailTaken', status: 400, detail: 'A user with this email already exists.' };
  browser(() => Response.json(problem, { status: 400 }));
  const refused = await callJson('/api/admin/user/').catch((error: unknown) => error);
  expect(sentenceOf(refused)).toBe(problem.detail);
  expect(problemIn(refused)).toMatchObject(problem);
});

it('an answer 401 leaves for sign-in once, with the address to come back to', async () => {
  const { led } = browser(() => Response.json({}, { status: 401 }));
  void callJson('/api/invoice/count');
  void callJson('/api/current-user');
  await vi.waitFor(() => expect(led).toEqual(['/api/auth/sign-in?redirect=%2Fsupplier%2Fdetails%2F1%3Fcontact%3D1']));
});
