import { LANGUAGES, type Language, RIGHT_TO_LEFT } from '@comptoir/contracts';
import { escapeHtml } from '../escape.ts';
import type { RenderedMail } from '../render-mail.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 80rem; padding: 1.5rem }
  h1 { font-size: 1.25rem } h2 { font-size: 1rem }
  table { border-collapse: collapse } td, th { padding: .25rem .75rem; text-align: start }
  a { display: inline-block; min-width: 2rem; padding: .25rem }
  .both { display: grid; grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr)); gap: 1.5rem }
  iframe { width: 100%; height: 70vh; border: 1px solid #8884; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8884; margin: 0 }`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style><body><main>${body}</main></body></html>`;

const hrefOf = (path: string, name: string, language: Language): string =>
  `${path}/${name}/${language}`.split('/').map(encodeURIComponent).join('/');

/** Every mail, by each of its languages. */
export function previewList(path: string, names: readonly string[]): string {
  const rows = names.map((name) => {
    const links = LANGUAGES.map((language) => `<td><a href="${hrefOf(path, name, language)}">${language}</a></td>`);
    return `<tr><th scope="row">${escapeHtml(name)}</th>${links.join('')}</tr>`;
  });
  return page('Mail templates', `<h1>Mail templates</h1><table>${rows.join('')}</table>`);
}

/** One mail as text and as HTML, side by side; its HTML stands in a frame that may do nothing. */
export function previewOf(path: string, name: string, language: Language, mail: RenderedMail): string {
  const direction = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
  const others = LANGUAGES.map((other) =>
    other === language ? `<strong>${other}</strong>` : `<a href="${hrefOf(path, name, other)}">${other}</a>`,
  );
  return page(
    `${name} (${language})`,
    `<p><a href="${path}">All templates</a> ${others.join(' ')}</p>` +
      `<h1>${escapeHtml(name)}</h1><p lang="${language}" dir="${direction}"><strong>${escapeHtml(mail.subject)}</strong></p>` +
      `<div class="both"><section><h2>HTML</h2><iframe sandbox title="HTML" srcdoc="${escapeHtml(mail.html)}"></iframe></section>` +
      `<section><h2>Text</h2><pre lang="${language}" dir="${direction}">${escapeHtml(mail.text)}</pre></section></div>`,
  );
}
