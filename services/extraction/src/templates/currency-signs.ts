import type { DocumentText } from '../read/understand/text/document-text.ts';

/** Signs and short names that stand for a currency on paper, besides its ISO 4217 code. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  EUR: ['€', 'Euro', 'Euros', 'euros', 'euro'],
  GBP: ['£'],
  USD: ['$', 'US$'],
  CHF: ['SFr.', 'Fr.'],
  INR: ['₹', 'Rs.'],
  JPY: ['¥'],
  PLN: ['zł'],
  CAD: ['CA$', 'C$'],
  AUD: ['A$'],
};

/** How the pages show a currency, if they do: its code or a sign. */
export function shownCurrency(text: DocumentText, code: string): string | undefined {
  return [code, ...(WRITTEN[code] ?? [])].find((written) => showsSign(text, written));
}

export function showsSign(text: DocumentText, written: string): boolean {
  return text.cells.some((cell) => cell.words.some((word) => holds(word.text, written)));
}

/** A code or name as a word of its own, digits aside; a sign anywhere in a word. */
function holds(word: string, written: string): boolean {
  return /\p{L}/u.test(written)
    ? word.replace(/[\d.,:()]+/g, '') === written.replace(/[.]/g, '')
    : word.includes(written);
}
