import type { Language, ProblemDetails } from '@comptoir/contracts';

export type SignInOutcome = { readonly redirectTo: string } | { readonly problem: string } | { readonly problem: null };

/**
 * Asks the identity service to sign in the person whose interaction this is.
 * Answers where the browser goes next, the refusal's sentence, or no sentence where the portal did not answer.
 */
export async function signIn(
  uid: string,
  person: { username: string; password: string },
  language: Language,
): Promise<SignInOutcome> {
  const response = await fetch(`/oidc/interaction/${encodeURIComponent(uid)}/login`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'Accept-Language': language,
    },
    body: JSON.stringify(person),
  }).catch(() => undefined);
  const answer: Partial<{ redirectTo: string } & ProblemDetails> | undefined = await response
    ?.json()
    .catch(() => undefined);
  if (response?.ok && answer?.redirectTo) return { redirectTo: answer.redirectTo };
  // The interaction is over: a new one begins, the same way as the first.
  if (answer?.code === 'login.expired') return { redirectTo: '/api/auth/sign-in?redirect=/' };
  return { problem: answer?.detail ?? null };
}

/** Both fields are required; a blank name is none (specification 000 §2). */
export const canSubmit = (username: string, password: string): boolean => username.trim() !== '' && password !== '';
