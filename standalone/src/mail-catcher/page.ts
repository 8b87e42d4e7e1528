import type { CaughtMail } from './mail-box.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem }
  h1 { font-size: 1.25rem }
  ul { list-style: none; margin: 0; padding: 0 }
  li { border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent) }
  li a { display: grid; grid-template-columns: 11rem 16rem 1fr; gap: 1rem; padding: .75rem .25rem; color: inherit; text-decoration: none }
  li a:hover, li a:focus-visible { background: color-mix(in srgb, currentColor 6%, transparent) }
  li span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  iframe { width: 100%; height: 60vh; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); background: #fff }
  dl { display: grid; grid-template-columns: 6rem 1fr; gap: .25rem 1rem } dt { opacity: .7 } dd { margin: 0 }
  @media (max-width: 40rem) { li a { grid-template-columns: 1fr } }`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style><body><main>${body}</main></body></html>`;

const sentTo = ({ mail }: CaughtMail): string => (mail.to ?? []).map((to) => to.address ?? '').join(', ');
const when = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** The list of caught mails, newest first. */
export function listPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    (caught) =>
      `<li><a href="/mails/${escapeHtml(caught.id)}"><span>${when(caught.receivedAt)}</span>` +
      `<span>${escapeHtml(sentTo(caught))}</span><span dir="auto">${escapeHtml(caught.mail.subject ?? '')}</span></a></li>`,
  );
  const body =
    rows.length > 0
      ? `<ul>${rows.join('')}</ul>`
      : '<p>No mail yet. What the portal sends appears here and goes nowhere else.</p>';
  return page('Caught mails', `<h1>Caught mails</h1>${body}`);
}

/** One mail; its HTML runs in a frame that may do nothing. */
export function mailPage(caught: CaughtMail): string {
  const { mail } = caught;
  const content = mail.html
    ? `<iframe sandbox title="${escapeHtml(mail.subject ?? 'mail')}" src="/mails/${escapeHtml(caught.id)}/html"></iframe>`
    : `<pre dir="auto">${escapeHtml(mail.text ?? '')}</pre>`;
  return page(
    mail.subject ?? 'Mail',
    `<p><a href="/">All mails</a></p><h1 dir="auto">${escapeHtml(mail.subject ?? '')}</h1>` +
      `<dl><dt>To</dt><dd>${escapeHtml(sentTo(caught))}</dd><dt>Received</dt><dd>${when(caught.receivedAt)}</dd></dl>${content}`,
  );
}
