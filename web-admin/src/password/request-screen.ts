import { element } from '../sign-in/element.ts';
import { showFramed } from '../sign-in/frame.ts';
import { SIGN_IN_TEXTS } from '../sign-in/texts.ts';
import { requestLink } from './calls.ts';
import { tell } from './dialog.ts';
import { PASSWORD_TEXTS } from './texts.ts';

/** /password/request: one field, and the same answer whoever it names. */
export function showRequest(): void {
  const email = element('input', {
    id: 'email',
    name: 'username',
    type: 'email',
    autocomplete: 'username',
    autocapitalize: 'none',
    spellcheck: 'false',
    required: '',
    dir: 'ltr',
  });
  const label = element('label', { for: 'email' });
  const intro = element('p', { class: 'intro' });
  const hint = element('p', { class: 'hint' });
  const submit = element('button', { type: 'submit', class: 'submit' });
  const back = element('a', { href: '/' });
  const form = element(
    'form',
    { novalidate: '' },
    intro,
    element('div', { class: 'field' }, label, email),
    submit,
    hint,
  );

  let texts = PASSWORD_TEXTS.fr;
  let busy = false;
  const refresh = () => {
    const ready = email.value.trim() !== '';
    submit.disabled = busy || !ready;
    submit.textContent = busy ? texts.busy : texts.send;
    hint.textContent = ready ? '' : texts.emailRequired;
  };
  const page = showFramed({
    title: (language) => PASSWORD_TEXTS[language].requestTitle,
    body: [form, element('p', { class: 'elsewhere' }, back)],
    speak(language) {
      texts = PASSWORD_TEXTS[language];
      label.textContent = texts.email;
      intro.textContent = texts.requestHint;
      back.textContent = texts.back;
      refresh();
    },
  });
  form.addEventListener('input', refresh);
  form.addEventListener('change', refresh);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy || email.value.trim() === '') return;
    busy = true;
    refresh();
    const outcome = await requestLink(email.value.trim(), page.language());
    busy = false;
    refresh();
    if (outcome.kind === 'done') {
      await tell({ text: texts.sent, hint: texts.sentHint, ok: texts.ok });
      location.assign('/');
      return;
    }
    const refusal = outcome.kind === 'refused' ? outcome.detail : SIGN_IN_TEXTS[page.language()].unreachable;
    await tell({ text: refusal, ok: texts.ok });
    email.focus();
  });
  email.focus();
}
