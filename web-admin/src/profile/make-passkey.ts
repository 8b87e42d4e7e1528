import type { PasskeyCreation, PasskeyMade } from '@comptoir/contracts';
import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/** A browser, its user or their device made no passkey: in words of the interface. */
export class NotMade extends Error {
  override name = 'NotMade';
  readonly why: 'known' | 'canceled';

  constructor(why: 'known' | 'canceled', cause: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/** Whether this browser can have passkeys here: an address that is a number has none. */
export const passkeysWork = (): boolean => browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Has the browser make a passkey, which asks its user. @throws NotMade */
export async function makePasskey(offer: PasskeyCreation): Promise<PasskeyMade> {
  try {
    return await startRegistration({ optionsJSON: offer });
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new NotMade(isKnown ? 'known' : 'canceled', error);
  }
}
