import type { Caller, ServiceName } from '@comptoir/contracts';
import type { Clock, InternalTokens } from '@comptoir/service-kit';

/** A signed token stays in use this long; it is valid for 60 s, so that a slow hop still gets through. */
const USE_MS = 20_000;

type Signed = { readonly until: number; readonly token: Promise<string> };

/** The token by which a caller is presented to a service: signed once, used for 20 s. */
export type CallerTokens = (caller: Caller, audience: ServiceName) => Promise<string>;

/** Tokens go with the caller object they were signed for: when a session is read anew, so are its rights. */
export function createCallerTokens(tokens: InternalTokens, clock: Clock): CallerTokens {
  const signed = new WeakMap<Caller, Map<ServiceName, Signed>>();
  return (caller, audience) => {
    const now = clock.now().getTime();
    const known = signed.get(caller) ?? new Map<ServiceName, Signed>();
    signed.set(caller, known);
    const used = known.get(audience);
    if (used && used.until > now) return used.token;
    const token = tokens.sign(caller, audience);
    known.set(audience, { until: now + USE_MS, token });
    return token;
  };
}
