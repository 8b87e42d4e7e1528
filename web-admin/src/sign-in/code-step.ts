import type { SecondFactorOffer } from '@comptoir/contracts';
import { element } from './element.ts';
import type { SignInTexts } from './texts.ts';

/** What comes after the password: the code's field, and above it, for who sets a second factor up, what an app reads. */
export function codeStep() {
  const input = element('input', {
    id: 'code',
    name: 'code',
    type: 'text',
    autocomplete: 'one-time-code',
    autocapitalize: 'none',
    spellcheck: 'false',
    dir: 'ltr',
  });
  const label = element('label', { for: 'code' });
  const hint = element('p', { class: 'hint start' });
  const scan = element('p', { class: 'intro' });
  const image = element('img', { class: 'code-image', alt: '', width: '180', height: '180' });
  const key = element('p', { class: 'key' });
  const offered = element('div', { hidden: '' }, scan, image, key);
  const box = element('div', { hidden: '' }, offered, element('div', { class: 'field' }, label, input, hint));
  let secret = '';
  let hasApp = true;
  let texts: SignInTexts | undefined;

  const speak = (next: SignInTexts) => {
    texts = next;
    label.textContent = next.code;
    hint.textContent = hasApp ? next.codeHint : next.recoveryHint;
    scan.textContent = next.scan;
    image.alt = next.image;
    key.textContent = secret && `${next.key} : ${secret}`;
  };
  return {
    box,
    input,
    speak,
    typed: () => input.value.trim(),
    /** Whether an app's codes are taken, or recovery codes alone. */
    takes({ app }: { app: boolean }) {
      hasApp = app;
      if (texts) speak(texts);
    },
    async show(offer?: SecondFactorOffer): Promise<void> {
      box.hidden = false;
      if (offer) {
        const { renderSVG } = await import('uqr');
        secret = offer.secret.replace(/(.{4})(?=.)/g, '$1 ');
        image.src = `data:image/svg+xml,${encodeURIComponent(renderSVG(offer.uri))}`;
        offered.hidden = false;
        if (texts) speak(texts);
      }
      input.value = '';
      input.focus();
    },
  };
}

/** Shows recovery codes, once; resolves when they were written down. */
export function showRecoveryCodes(root: Element, codes: readonly string[], texts: SignInTexts): Promise<void> {
  const noted = element('button', { type: 'button', class: 'submit' }, texts.noted);
  const list = element('ul', { class: 'codes' }, ...codes.map((code) => element('li', {}, code)));
  root.replaceChildren(element('p', { class: 'intro', role: 'status' }, texts.recovery), list, noted);
  noted.focus();
  return new Promise((resolve) => noted.addEventListener('click', () => resolve()));
}
