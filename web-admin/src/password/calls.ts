import type { Language, ProblemDetails } from '@comptoir/contracts';

const PATH = '/api/admin/user/userPassword';

/** What came of a call: done, refused in the server's words (by field where it says which), or no answer at all. */
export type Outcome =
  | { readonly kind: 'done'; readonly data: boolean }
  | { readonly kind: 'refused'; readonly detail: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'unreachable' };

export const requestLink = (username: string, language: Language): Promise<Outcome> =>
  call(`${PATH}/request`, language, { username });

export const checkToken = (token: string, language: Language): Promise<Outcome> =>
  call(`${PATH}/?token=${encodeURIComponent(token)}`, language);

export const setPassword = (
  token: string,
  passwords: { newPassword: string; confirmation: string },
  language: Language,
): Promise<Outcome> => call(`${PATH}?token=${encodeURIComponent(token)}`, language, passwords);

async function call(url: string, language: Language, body?: object): Promise<Outcome> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    credentials: 'same-origin',
    // The token is in the page's address too.
    referrerPolicy: 'no-referrer',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Accept-Language': language,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  const answer: Partial<{ data: boolean } & ProblemDetails> | undefined = await response?.json().catch(() => undefined);
  if (response?.ok && answer?.data !== undefined) return { kind: 'done', data: answer.data };
  if (!answer?.detail) return { kind: 'unreachable' };
  const fields = Object.fromEntries((answer.errors ?? []).map(({ field, message }) => [field, message]));
  return { kind: 'refused', detail: answer.detail, fields };
}
