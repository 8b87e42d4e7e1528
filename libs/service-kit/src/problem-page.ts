import { type Language, RIGHT_TO_LEFT, type Translations } from '@comptoir/contracts';
import { type Problem, toProblemDetails } from './problem.ts';

const ON: Translations = {
  fr: 'Aller au portail',
  en: 'Go to the portal',
  es: 'Ir al portal',
  de: 'Zum Portal',
  ar: 'الذهاب إلى البوابة',
};

/** A page of a service's own, for the few addresses a browser goes to by itself: no script, nothing from elsewhere. */
export function htmlPage(language: Language, title: string, body: string): string {
  const direction = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<title>${escapeHtml(title)}</title></head><body><main>${body}</main></body></html>`
  );
}

/** A refusal in words, and a way on: what a browser is shown where a call would get problem+json. */
export function problemPage(problem: Problem, language: Language, home: string): string {
  const { detail } = toProblemDetails(problem, language);
  return htmlPage(
    language,
    'Comptoir',
    `<p>${escapeHtml(detail)}</p><p><a href="${escapeHtml(home)}">${ON[language]}</a></p>`,
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
