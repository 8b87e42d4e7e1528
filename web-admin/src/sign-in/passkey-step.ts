import type { PasskeyRequest, PasskeyUsed } from '@comptoir/contracts';
import { element } from './element.ts';
import type { SignInTexts } from './texts.ts';

interface Given {
  /** The passkey signed what was asked. */
  readonly onUsed: (used: PasskeyUsed) => Promise<void>;
  /** Another request, for the one before it holds once. Answers none where what came instead was shown. */
  readonly onAskAgain: () => Promise<PasskeyRequest | undefined>;
  readonly onFailed: () => void;
  readonly onCode: () => void;
}

/** What comes after the password of who has passkeys: a button that asks for one, and the way to a code. */
export function passkeyStep({ onUsed, onAskAgain, onFailed, onCode }: Given) {
  const intro = element('p', { class: 'intro' });
  const use = element('button', { type: 'button', class: 'submit' });
  const code = element('button', { type: 'button', class: 'other' });
  const box = element('div', { hidden: '' }, intro, use, code);
  let request: PasskeyRequest | undefined;

  const attempt = async () => {
    const asked = request ?? (await onAskAgain());
    request = undefined;
    if (!asked) return;
    const { startAuthentication } = await import('@simplewebauthn/browser');
    let used: PasskeyUsed;
    try {
      used = await startAuthentication({ optionsJSON: asked });
    } catch {
      // Whoever held the device said no, or let the time pass: browsers do not tell which.
      onFailed();
      return;
    }
    await onUsed(used);
  };
  use.addEventListener('click', async () => {
    use.disabled = true;
    await attempt();
    use.disabled = false;
    if (!box.hidden) use.focus();
  });
  code.addEventListener('click', () => {
    box.hidden = true;
    onCode();
  });
  return {
    box,
    speak(texts: SignInTexts) {
      intro.textContent = texts.passkeyHint;
      use.textContent = texts.passkey;
      code.textContent = texts.codeInstead;
    },
    show(next: PasskeyRequest) {
      request = next;
      box.hidden = false;
      use.focus();
    },
  };
}
