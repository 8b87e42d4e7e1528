import type { Language, ProblemDetails, SecondFactorOffer, SignInAnswer } from '@comptoir/contracts';

export type SignInOutcome =
  | { readonly redirectTo: string; readonly recoveryCodes?: readonly string[] }
  /** The password was right; the code is asked for, of a second factor that is offered now where there is none yet. */
  | { readonly need: 'code'; readonly offer?: SecondFactorOffer }
  | { readonly problem: string | null };

/**
 * Asks the identity service to sign in the person whose interaction this is.
 * Answers where the browser goes next, what is asked for first, the refusal's sentence, or no sentence where the portal
 * did not answer.
 */
export async function signIn(
  uid: string,
  person: { username: string; password: string; code?: string },
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
  const answer: (Partial<SignInAnswer> & Partial<ProblemDetails>) | undefined = await response
    ?.json()
    .catch(() => undefined);
  if (response?.ok && answer?.redirectTo) {
    const { redirectTo, recoveryCodes } = answer;
    return { redirectTo, ...(recoveryCodes && { recoveryCodes }) };
  }
  if (response?.ok && answer?.need) return { need: 'code', ...(answer.offer && { offer: answer.offer }) };
  // The interaction is over: a new one begins, the same way as the first.
  if (answer?.code === 'login.expired') return { redirectTo: '/api/auth/sign-in?redirect=/' };
  return { problem: answer?.detail ?? null };
}

/** Both fields are required; a blank name is none (specification 000 §2). */
export const canSubmit = (username: string, password: string): boolean => username.trim() !== '' && password !== '';
