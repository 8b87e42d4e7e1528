import { codeStep, showRecoveryCodes } from './code-step.ts';
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
  const code = codeStep();
  const person = element(
    'div',
    {},
    element('div', { class: 'field' }, usernameLabel, username),
    element('div', { class: 'field' }, passwordLabel, password.box),
  );
  const form = element('form', { novalidate: '' }, problem, person, code.box, submit, hint);

  let texts = SIGN_IN_TEXTS.fr;
  let busy = false;
  const typed = () => ({
    username: username.value.trim(),
    password: password.input.value,
    code: code.input.value.trim(),
  });
  const refresh = () => {
    const ready = canSubmit(username.value, password.input.value) && (code.box.hidden || typed().code !== '');
    submit.disabled = busy || !ready;
    submit.textContent = busy ? texts.busy : texts.submit;
    hint.textContent = ready || !code.box.hidden ? '' : texts.required;
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
      code.speak(texts);
      refresh();
    },
  });

  form.addEventListener('input', refresh);
  // A browser's own filling in of a kept password may say 'change' alone.
  form.addEventListener('change', refresh);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy || submit.disabled) return;
    busy = true;
    problem.textContent = '';
    refresh();
    const { code: asked, ...known } = typed();
    const outcome = await signIn(interaction, code.box.hidden ? known : { ...known, code: asked }, page.language());
    if ('redirectTo' in outcome) {
      if (outcome.recoveryCodes) await showRecoveryCodes(form, outcome.recoveryCodes, texts);
      location.assign(outcome.redirectTo);
      return;
    }
    busy = false;
    if ('need' in outcome) {
      person.hidden = true;
      await code.show(outcome.offer);
      refresh();
      return;
    }
    problem.textContent = outcome.problem ?? texts.unreachable;
    refresh();
    const again = code.box.hidden ? password.input : code.input;
    again.select();
    again.focus();
  });
  username.focus();
}
