import { isLanguage, LANGUAGES, type Language } from '@comptoir/contracts';
import { currentLanguage, dressDocument, LANGUAGE_NAMES, rememberLanguage } from '../i18n/language.ts';
import { element } from './element.ts';
import { SIGN_IN_TEXTS } from './texts.ts';

interface Framed {
  /** What the page is called, in a language. */
  readonly title: (language: Language) => string;
  readonly body: readonly Node[];
  /** Sets the words of the body; called at once, and at each other language that is chosen. */
  readonly speak: (language: Language) => void;
}

/** A page before the application: drawn once, in its frame of brand, title and the choice of a language. */
export function showFramed({ title, body, speak }: Framed): { language: () => Language } {
  let language = currentLanguage();
  const heading = element('h1');
  const lead = element('p', { class: 'lead' });
  const version = element('span');
  const languageLabel = element('label', { for: 'language' });
  const languages = element(
    'select',
    { id: 'language' },
    ...LANGUAGES.map((each) => element('option', { value: each, lang: each }, LANGUAGE_NAMES[each])),
  );
  const brand = element(
    'div',
    { class: 'brand' },
    element('img', { src: '/favicon.svg', alt: '', width: '36', height: '36' }),
    'Comptoir',
  );
  const say = () => {
    const texts = SIGN_IN_TEXTS[language];
    dressDocument(language);
    document.title = `${title(language)} · Comptoir`;
    heading.textContent = title(language);
    lead.textContent = texts.lead;
    languageLabel.textContent = texts.language;
    version.textContent = `© Comptoir · ${texts.footer}`;
    languages.value = language;
    speak(language);
  };
  languages.addEventListener('change', () => {
    if (!isLanguage(languages.value)) return;
    language = languages.value;
    rememberLanguage(language);
    say();
  });
  document
    .getElementById('sign-in')
    ?.replaceChildren(
      element('main', {}, brand, lead, heading, ...body),
      element('footer', {}, version, element('span', {}, languageLabel, languages)),
    );
  say();
  return { language: () => language };
}
