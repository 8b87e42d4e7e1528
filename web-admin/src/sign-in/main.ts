import { codeStep, showRecoveryCodes } from './code-step.ts';
import { element } from './element.ts';
import { showFramed } from './frame.ts';
import { passkeyStep } from './passkey-step.ts';
import { passwordInput } from './password-input.ts';
import { canSubmit, type Proof, type SignInOutcome, signIn } from './sign-in.ts';
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
  const passkey = passkeyStep({
    onUsed: async (used) => goOn(await send({ passkey: used })),
    async onAskAgain() {
      const outcome = await send();
      if ('request' in outcome) return outcome.request;
      await goOn(outcome);
      return undefined;
    },
    onFailed: () => {
      problem.textContent = texts.passkeyFailed;
    },
    onCode: () => {
      problem.textContent = '';
      void askForCode();
    },
  });
  const person = element(
    'div',
    {},
    element('div', { class: 'field' }, usernameLabel, username),
    element('div', { class: 'field' }, passwordLabel, password.box),
  );
  const form = element('form', { novalidate: '' }, problem, person, passkey.box, code.box, submit, hint);

  let texts = SIGN_IN_TEXTS.fr;
  let busy = false;
  const refresh = () => {
    const ready = canSubmit(username.value, password.input.value) && (code.box.hidden || code.typed() !== '');
    submit.disabled = busy || !ready;
    submit.hidden = !passkey.box.hidden;
    submit.textContent = busy ? texts.busy : texts.submit;
    hint.textContent = ready || person.hidden ? '' : texts.required;
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
      passkey.speak(texts);
      code.speak(texts);
      refresh();
    },
  });

  const send = (proof?: Proof) => {
    problem.textContent = '';
    return signIn(
      interaction,
      { username: username.value.trim(), password: password.input.value, ...proof },
      page.language(),
    );
  };
  const askForCode = async (...offer: Parameters<typeof code.show>) => {
    person.hidden = true;
    await code.show(...offer);
    refresh();
  };
  const goOn = async (outcome: SignInOutcome) => {
    if ('redirectTo' in outcome) {
      if (outcome.recoveryCodes) await showRecoveryCodes(form, outcome.recoveryCodes, texts);
      location.assign(outcome.redirectTo);
      return;
    }
    busy = false;
    if ('request' in outcome) {
      person.hidden = true;
      code.takes({ app: outcome.app });
      passkey.show(outcome.request);
    } else if ('need' in outcome) {
      await askForCode(outcome.offer);
    } else {
      problem.textContent = outcome.problem ?? texts.unreachable;
      if (!passkey.box.hidden) return;
      const again = code.box.hidden ? password.input : code.input;
      again.select();
      again.focus();
    }
    refresh();
  };

  form.addEventListener('input', refresh);
  // A browser's own filling in of a kept password may say 'change' alone.
  form.addEventListener('change', refresh);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy || submit.disabled || submit.hidden) return;
    busy = true;
    refresh();
    await goOn(await send(code.box.hidden ? undefined : { code: code.typed() }));
  });
  username.focus();
}
