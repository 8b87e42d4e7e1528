import { element } from './element.ts';
import { showFramed } from './frame.ts';
import { passwordInput } from './password-input.ts';
import { canSubmit, signIn } from './sign-in.ts';
import { SIGN_IN_TEXTS } from './texts.ts';

const uid = new URLSearchParams(location.search).get('uid');

if (uid) show(uid);
else location.replace('/api/auth/sign-in?redirect=/');

/** The sign-in screen: drawn once, its words set again when another language is chosen. */
function show(interaction: string): void {
  const username = element('input', {
    id: 'username',
    name: 'username',
    type: 'text',
    autocomplete: 'username',
    autocapitalize: 'none',
    spellcheck: 'false',
    inputmode: 'email',
    required: '',
    dir: 'ltr',
  });
  const password = passwordInput('password', 'current-password');
  const submit = element('button', { type: 'submit', class: 'submit' });
  const problem = element('p', { class: 'problem', role: 'alert' });
  const hint = element('p', { class: 'hint' });
  const forgotten = element('a', { href: '/password/request' });
  const usernameLabel = element('label', { for: 'username' });
  const passwordLabel = element('label', { for: 'password' });
  const form = element(
    'form',
    { novalidate: '' },
    problem,
    element('div', { class: 'field' }, usernameLabel, username),
    element('div', { class: 'field' }, passwordLabel, password.box),
    submit,
    hint,
  );

  let texts = SIGN_IN_TEXTS.fr;
  let busy = false;
  const refresh = () => {
    const ready = canSubmit(username.value, password.input.value);
    submit.disabled = busy || !ready;
    submit.textContent = busy ? texts.busy : texts.submit;
    hint.textContent = ready ? '' : texts.required;
  };
  const page = showFramed({
    title: (language) => SIGN_IN_TEXTS[language].title,
    body: [form, element('p', { class: 'elsewhere' }, forgotten)],
    speak(language) {
      texts = SIGN_IN_TEXTS[language];
      usernameLabel.textContent = texts.username;
      passwordLabel.textContent = texts.password;
      forgotten.textContent = texts.forgotten;
      problem.textContent = '';
      password.speak(texts);
      refresh();
    },
  });

  form.addEventListener('input', refresh);
  // A browser's own filling in of a kept password may say 'change' alone.
  form.addEventListener('change', refresh);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy || !canSubmit(username.value, password.input.value)) return;
    busy = true;
    problem.textContent = '';
    refresh();
    const person = { username: username.value.trim(), password: password.input.value };
    const outcome = await signIn(interaction, person, page.language());
    if ('redirectTo' in outcome) {
      location.assign(outcome.redirectTo);
      return;
    }
    busy = false;
    problem.textContent = outcome.problem ?? texts.unreachable;
    refresh();
    password.input.select();
    password.input.focus();
  });
  username.focus();
}
