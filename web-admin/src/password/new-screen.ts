import type { Language } from '@comptoir/contracts';
import { element } from '../sign-in/element.ts';
import { showFramed } from '../sign-in/frame.ts';
import { passwordInput } from '../sign-in/password-input.ts';
import { SIGN_IN_TEXTS } from '../sign-in/texts.ts';
import { checkToken, setPassword } from './calls.ts';
import { tell } from './dialog.ts';
import { problemsOf } from './new-password.ts';
import { PASSWORD_TEXTS, type PasswordTexts } from './texts.ts';

/** The way to the first page after a password was set (specification 001 §9). */
const HOME_AFTER_MS = 1_000;

interface Field {
  readonly box: HTMLElement;
  readonly input: HTMLInputElement;
  say(label: string, words: { show: string; hide: string }): void;
  /** What is wrong with it; nothing clears it. */
  blame(problem: string): void;
}

/** /password/new: looks whether the mailed link still serves, then asks for the new password, twice. */
export function showNew(token: string): void {
  const [first, second] = [field('newPassword'), field('confirmation')];
  const problem = element('p', { class: 'problem', role: 'alert' });
  const status = element('p', { class: 'intro', role: 'status' });
  const rules = element('p', { class: 'intro' });
  const submit = element('button', { type: 'submit', class: 'submit' });
  const again = element('a', { href: '/password/request' });
  const onward = element('p', { class: 'elsewhere', hidden: '' }, again);
  const form = element('form', { novalidate: '', hidden: '' }, rules, first.box, second.box, submit);

  let texts = PASSWORD_TEXTS.fr;
  let state: 'checking' | 'open' | 'busy' | 'over' = 'checking';
  const typed = () => ({ newPassword: first.input.value, confirmation: second.input.value });
  const refresh = () => {
    const wrong = problemsOf(typed(), texts);
    submit.disabled = state !== 'open' || wrong.newPassword !== '' || wrong.confirmation !== '';
    submit.textContent = state === 'busy' ? texts.busy : texts.save;
    status.textContent = state === 'checking' ? texts.checking : '';
    problem.textContent = state === 'over' ? texts.invalid : '';
    onward.hidden = state !== 'over';
    form.hidden = state === 'checking' || state === 'over';
  };
  const page = showFramed({
    title: (language) => PASSWORD_TEXTS[language].newTitle,
    body: [problem, status, form, onward],
    speak(language: Language) {
      texts = PASSWORD_TEXTS[language];
      rules.textContent = texts.rules;
      again.textContent = texts.again;
      first.say(texts.newPassword, SIGN_IN_TEXTS[language]);
      second.say(texts.confirmation, SIGN_IN_TEXTS[language]);
      first.blame('');
      second.blame('');
      refresh();
    },
  });

  // What is wrong is said once somebody has left the field, and taken back as soon as it is right.
  const judge = (which: Field, name: keyof ReturnType<typeof typed>, isLeft: boolean) => {
    const wrong = problemsOf(typed(), texts)[name];
    if (isLeft || wrong === '') which.blame(wrong);
  };
  first.input.addEventListener('blur', () => judge(first, 'newPassword', true));
  second.input.addEventListener('blur', () => judge(second, 'confirmation', true));
  form.addEventListener('input', () => {
    judge(first, 'newPassword', false);
    judge(second, 'confirmation', false);
    refresh();
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (state !== 'open' || submit.disabled) return;
    state = 'busy';
    refresh();
    const outcome = await setPassword(token, typed(), page.language());
    state = 'open';
    refresh();
    if (outcome.kind === 'done') return leave(texts);
    if (outcome.kind === 'unreachable') problem.textContent = SIGN_IN_TEXTS[page.language()].unreachable;
    else if (outcome.fields.newPassword || outcome.fields.confirmation) {
      first.blame(outcome.fields.newPassword ?? '');
      second.blame(outcome.fields.confirmation ?? '');
      first.input.focus();
    } else if (!(await stillServes())) {
      state = 'over';
      refresh();
    } else problem.textContent = outcome.detail;
  });

  const stillServes = async (): Promise<boolean> => {
    const outcome = await checkToken(token, page.language());
    return outcome.kind === 'done' && outcome.data;
  };
  void stillServes().then((serves) => {
    state = serves ? 'open' : 'over';
    refresh();
    if (serves) first.input.focus();
  });
}

async function leave(texts: PasswordTexts): Promise<void> {
  await tell({ text: texts.changed, ok: texts.ok });
  setTimeout(() => location.assign('/'), HOME_AFTER_MS);
}

function field(id: 'newPassword' | 'confirmation'): Field {
  const { input, box, speak } = passwordInput(id, 'new-password');
  const label = element('label', { for: id });
  const wrong = element('p', { class: 'wrong', id: `${id}-wrong` });
  input.setAttribute('aria-describedby', wrong.id);
  return {
    input,
    box: element('div', { class: 'field' }, label, box, wrong),
    say(words, eye) {
      label.textContent = words;
      speak(eye);
    },
    blame(problem) {
      wrong.textContent = problem;
      input.setAttribute('aria-invalid', String(problem !== ''));
    },
  };
}
