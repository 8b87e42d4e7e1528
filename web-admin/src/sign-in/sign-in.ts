import type {
  Language,
  PasskeyRequest,
  PasskeyUsed,
  ProblemDetails,
  SecondFactorOffer,
  SignInAnswer,
} from '@comptoir/contracts';

export interface Person {
  readonly username: string;
  readonly password: string;
}
/** What proves the second factor, where one is asked for. */
export type Proof = { readonly code: string } | { readonly passkey: PasskeyUsed };

export type SignInOutcome =
  | { readonly redirectTo: string; readonly recoveryCodes?: readonly string[] }
  /** The password was right; the code is asked for, of a second factor that is offered now where there is none yet. */
  | { readonly need: 'code'; readonly offer?: SecondFactorOffer }
  /** Likewise; one of their passkeys is asked for, or a code: a recovery code, and where there is an `app` one of it. */
  | { readonly need: 'passkey'; readonly request: PasskeyRequest; readonly app: boolean }
  | { readonly problem: string | null };

/**
 * Asks the identity service to sign in the person whose interaction this is.
 * Answers where the browser goes next, what is asked for first, the refusal's sentence, or no sentence where the portal
 * did not answer.
 */
export async function signIn(uid: string, person: Person & Partial<Proof>, language: Language): Promise<SignInOutcome> {
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
  if (response?.ok && answer?.passkey) return { need: 'passkey', request: answer.passkey, app: answer.app === true };
  if (response?.ok && answer?.need) return { need: 'code', ...(answer.offer && { offer: answer.offer }) };
  // The interaction is over: a new one begins, the same way as the first.
  if (answer?.code === 'login.expired') return { redirectTo: '/api/auth/sign-in?redirect=/' };
  return { problem: answer?.detail ?? null };
}

/** Both fields are required; a blank name is none (specification 000 §2). */
export const canSubmit = (username: string, password: string): boolean => username.trim() !== '' && password !== '';
