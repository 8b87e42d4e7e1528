import { isLanguage, LANGUAGES } from '@comptoir/contracts';
import { currentLanguage, dressDocument, LANGUAGE_NAMES, rememberLanguage } from '../i18n/language.ts';
import { element, icon } from './element.ts';
import { canSubmit, signIn } from './sign-in.ts';
import { SIGN_IN_TEXTS } from './texts.ts';

const EYE =
  'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12Zm10 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z';
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
  const password = element('input', {
    id: 'password',
    name: 'password',
    type: 'password',
    autocomplete: 'current-password',
    required: '',
    dir: 'ltr',
  });
  const reveal = element('button', { type: 'button', class: 'reveal', 'aria-pressed': 'false' }, icon(EYE));
  const submit = element('button', { type: 'submit', class: 'submit' });
  const problem = element('p', { class: 'problem', role: 'alert' });
  const hint = element('p', { class: 'hint' });
  const title = element('h1');
  const lead = element('p', { class: 'lead' });
  const usernameLabel = element('label', { for: 'username' });
  const passwordLabel = element('label', { for: 'password' });
  const languageLabel = element('label', { for: 'language' });
  const version = element('span');
  const languages = element(
    'select',
    { id: 'language' },
    ...LANGUAGES.map((each) => element('option', { value: each, lang: each }, LANGUAGE_NAMES[each])),
  );
  const form = element(
    'form',
    { novalidate: '' },
    problem,
    element('div', { class: 'field' }, usernameLabel, username),
    element('div', { class: 'field' }, passwordLabel, element('div', { class: 'password' }, password, reveal)),
    submit,
    hint,
  );
  const brand = element(
    'div',
    { class: 'brand' },
    element('img', { src: '/favicon.svg', alt: '', width: '36', height: '36' }),
    'Comptoir',
  );
  document
    .getElementById('sign-in')
    ?.replaceChildren(
      element('main', {}, brand, lead, title, form),
      element('footer', {}, version, element('span', {}, languageLabel, languages)),
    );

  let language = currentLanguage();
  let busy = false;
  const refresh = () => {
    const texts = SIGN_IN_TEXTS[language];
    const ready = canSubmit(username.value, password.value);
    submit.disabled = busy || !ready;
    submit.textContent = busy ? texts.busy : texts.submit;
    hint.textContent = ready ? '' : texts.required;
    reveal.setAttribute('aria-label', password.type === 'password' ? texts.show : texts.hide);
    reveal.setAttribute('aria-pressed', String(password.type === 'text'));
  };
  const speak = () => {
    const texts = SIGN_IN_TEXTS[language];
    dressDocument(language);
    document.title = `${texts.title} · Comptoir`;
    title.textContent = texts.title;
    lead.textContent = texts.lead;
    usernameLabel.textContent = texts.username;
    passwordLabel.textContent = texts.password;
    languageLabel.textContent = texts.language;
    version.textContent = `© Comptoir · ${texts.footer}`;
    languages.value = language;
    refresh();
  };

  form.addEventListener('input', refresh);
  // A browser's own filling in of a kept password may say 'change' alone.
  form.addEventListener('change', refresh);
  reveal.addEventListener('click', () => {
    password.type = password.type === 'password' ? 'text' : 'password';
    refresh();
  });
  languages.addEventListener('change', () => {
    if (!isLanguage(languages.value)) return;
    language = languages.value;
    rememberLanguage(language);
    problem.textContent = '';
    speak();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy || !canSubmit(username.value, password.value)) return;
    busy = true;
    problem.textContent = '';
    refresh();
    const outcome = await signIn(interaction, { username: username.value.trim(), password: password.value }, language);
    if ('redirectTo' in outcome) {
      location.assign(outcome.redirectTo);
      return;
    }
    busy = false;
    problem.textContent = outcome.problem ?? SIGN_IN_TEXTS[language].unreachable;
    refresh();
    password.select();
    password.focus();
  });

  speak();
  username.focus();
}
