import { type Language, RIGHT_TO_LEFT } from '@comptoir/contracts';
import { escapeHtml, isolate, oneLine, plainText } from './escape.ts';
import { FRAME } from './frame.ts';

/** A sentence with `{names}`, and what stands in their place: values never count as markup or as words of ours. */
interface Phrase {
  readonly words: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** What a mail says, before it is text or HTML. */
export interface MailContent {
  readonly subject: Phrase;
  readonly lead: Phrase;
  /** Facts, each with its label; in the order they are read. */
  readonly rows: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  readonly closing: Phrase;
  readonly link: { readonly words: string; readonly url: string };
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail as text and as simple HTML, both in the recipient's language and direction. */
export function renderMail(
  content: MailContent,
  { name, language }: { name: string; language: Language },
): RenderedMail {
  const frame = FRAME[language];
  const greeting: Phrase = name === '' ? { words: frame.greeting } : { words: frame.greetingByName, values: { name } };
  return {
    subject: oneLine(fill(content.subject, oneLine)),
    text: asText(content, greeting, language),
    html: asHtml(content, greeting, language),
  };
}

const fill = ({ words, values = {} }: Phrase, put: (value: string) => string): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => (values[name] === undefined ? whole : put(values[name])));

function asText({ lead, rows, closing, link }: MailContent, greeting: Phrase, language: Language): string {
  const put = (value: string): string => isolate(oneLine(value), language);
  return [
    fill(greeting, put),
    '',
    fill(lead, put),
    '',
    ...rows.map(({ label, value }) => `${label}${FRAME[language].colon} ${isolate(plainText(value), language)}`),
    '',
    fill(closing, put),
    '',
    `${link.words}${FRAME[language].colon}`,
    link.url,
    '',
    '-- ',
    FRAME[language].footer,
    '',
  ].join('\n');
}

function asHtml({ subject, lead, rows, closing, link }: MailContent, greeting: Phrase, language: Language): string {
  const put = (value: string): string => `<bdi>${escapeHtml(oneLine(value))}</bdi>`;
  const paragraph = (phrase: Phrase): string =>
    `<p style="margin:0 0 16px">${fill({ ...phrase, words: escapeHtml(phrase.words) }, put)}</p>`;
  const direction = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
  const start = direction === 'rtl' ? 'right' : 'left';
  const facts = rows.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="text-align:${start};vertical-align:top;padding:4px 16px 4px;font-weight:600">${escapeHtml(label)}</th>` +
      `<td style="text-align:${start};padding:4px 16px 4px"><bdi>${escapeHtml(plainText(value)).replaceAll('\n', '<br>')}</bdi></td></tr>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(fill(subject, oneLine)))}</title></head>
<body dir="${direction}" style="margin:0;padding:24px;background:#f4f5f7;color:#1c2430;font:16px/1.5 Arial,Helvetica,sans-serif;text-align:${start}">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px">
${paragraph(greeting)}
${paragraph(lead)}
<table style="border-collapse:collapse;margin:0 0 16px;background:#f4f5f7">${facts.join('')}</table>
${paragraph(closing)}
<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:10px 18px;background:#1f4e79;color:#ffffff;border-radius:6px;text-decoration:none">${escapeHtml(link.words)}</a></p>
<p style="margin:24px 0 0;color:#5b6675;font-size:13px">${escapeHtml(FRAME[language].footer)}</p>
</div>
</body>
</html>
`;
}
