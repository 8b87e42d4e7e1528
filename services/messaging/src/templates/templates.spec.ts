import { LANGUAGES, RIGHT_TO_LEFT } from '@comptoir/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from './escape.ts';
import { SAMPLES, type Typed, USUAL } from './preview/samples.ts';
import { renderMail } from './render-mail.ts';

const render = (name: string, language: (typeof LANGUAGES)[number], typed: Typed = USUAL) => {
  const sample = SAMPLES.find((each) => each.name === name);
  if (!sample) throw new Error(`no sample ${name}`);
  return renderMail(sample.word(language, typed), { name: typed.person, language });
};
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};
/** What a reader of the HTML sees, with the address that its link leads to. */
const readable = (html: string): string =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2 $1')
    .replace(/<br>|<\/(p|tr|th|td)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
/** The words alone: how text and HTML set them apart is their own affair. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/^-- $/m, '')
    .split(/[\s:]+/u)
    .filter(Boolean);
const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(SAMPLES.map(({ name }) => name))('%s says the same as text and as HTML, in its direction', (name) => {
    const { subject, text, html } = render(name, language);
    const direction = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain(`<body dir="${direction}"`);
    expect(html).toContain(`text-align:${direction === 'rtl' ? 'right' : 'left'}`);
    expect(wordsOf(readable(html))).toEqual(wordsOf(text));
    expect(`${subject}${text}${html.replace(/style="[^"]*"/g, '')}`).not.toMatch(/\{\w+\}|undefined|null|NaN/);
    expect(subject.length).toBeGreaterThan(5);
    expect(text).toMatch(/https:\/\/portal\.example\//);
  });
});

test.each(SAMPLES.map(({ name }) => name))('%s has words of its own in each language', (name) => {
  const mails = LANGUAGES.map((language) => render(name, language));
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
  expect(new Set(mails.map(({ text }) => text)).size).toBe(LANGUAGES.length);
  expect(mails.filter(({ text }) => /\p{Script=Arabic}/u.test(text))).toHaveLength(1);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    ...['<script>x()</script>', '"><img src=x onerror=x()>', '</td></tr></table>', '<bdi>', '&lt;b&gt;', '{supplier}'],
    ...[
      '{{constructor}}',
      '\u202egnp.exe',
      '\u2067',
      'a\r\nBcc: thief@evil.example',
      'x\u2028y',
      '__TOKEN__',
      "' onclick='x",
    ],
  ),
);
const typedBy: fc.Arbitrary<Typed> = fc.record({
  ...{ person: hostile, supplier: hostile, invoice: hostile, text: hostile, email: hostile },
});

test('whatever people are called and type, a mail has the markup it always has, and one subject line', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SAMPLES), fc.constantFrom(...LANGUAGES), typedBy, ({ name }, language, typed) => {
      const { subject, text, html } = render(name, language, typed);
      // A name of nothing leaves its place empty, and who has none is greeted without: the same markup but for that.
      const plain = (value: string): string => (plainText(value) === '' ? value : 'x');
      const tame = Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, plain(value)])) as unknown;
      const usual = render(name, language, tame as Typed).html;
      const withoutBreaks = (source: string) => tagsOf(source).filter((tag) => tag !== '<br>');
      expect(withoutBreaks(html)).toEqual(withoutBreaks(usual));
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      expect(text.replace(/\n/g, '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
      const opened = text.match(/\u2068/g)?.length ?? 0;
      expect(text.match(/\u2069/g)?.length ?? 0).toBe(opened);
      expect(text.match(/[\u2066\u2067]/g)).toBeNull();
    }),
    { numRuns: 400 },
  );
});
