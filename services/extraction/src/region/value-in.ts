import type { ValueKind } from '@comptoir/contracts';
import { layOutRows } from '../read/layout.ts';
import type { PageText, Word } from '../read/page-model.ts';
import { dateHabit } from '../read/understand/dates/date-habit.ts';
import { findDates } from '../read/understand/dates/dates.ts';
import { findCurrencies } from '../read/understand/money/currency/currency.ts';
import { findAmounts } from '../read/understand/money/figures/amounts.ts';
import { numberHabit } from '../read/understand/money/figures/number-habit.ts';
import type { DocumentText } from '../read/understand/text/document-text.ts';
import { toDocumentText } from '../read/understand/text/to-document-text.ts';

/**
 * The value a person meant when they drew around these words: an amount as a decimal string, a day as YYYY-MM-DD, a code
 * without what stands before it. Undefined where the words hold no such value: they are shown, and nothing is made up.
 */
export function valueIn(kind: ValueKind, words: readonly Word[], page: PageText): string | undefined {
  if (words.length === 0) return undefined;
  const drawn = toDocumentText([{ ...page, rows: layOutRows(words, page.source, page) }]);
  const around = toDocumentText([page]);
  const text = drawn.rows
    .map((row) => row.cells.map((cell) => cell.text).join(' '))
    .join(' ')
    .trim();
  switch (kind) {
    case 'amount':
    case 'number':
      return amountIn(drawn, around, kind);
    case 'date':
      return findDates(drawn, dateHabit(around))[0]?.day;
    case 'currency':
      return findCurrencies(drawn)[0]?.value;
    case 'compact':
      return compact(text);
    case 'code':
      return text.replace(LABEL, '').trim().slice(0, 100) || undefined;
    case 'text':
      return text.slice(0, 500) || undefined;
  }
}

/** The one number; of several the one that looks like money, and of those the last: labels and rates stand before it. */
function amountIn(drawn: DocumentText, around: DocumentText, kind: 'amount' | 'number'): string | undefined {
  const found = findAmounts(drawn, numberHabit(around));
  const money = found.filter(({ isMoney, isPercent }) => isMoney && !isPercent);
  const { value } = (kind === 'amount' ? money.at(-1) : undefined) ?? found.at(-1) ?? {};
  if (!value) return undefined;
  return value.toFixed(kind === 'amount' ? Math.max(2, value.decimalPlaces()) : value.decimalPlaces());
}

/** `Facture n° : F-12`: what ends in a colon is a label, and so are the words for a number before it. */
const LABEL = /^.*[:：]\s*(?=\S)/u;
/** 'IBAN NL91 …', 'BTW NL…', without a colon. */
const CALLED = /^(?:IBAN|VATNO|VAT|TVA|BTW|UST(?:ID)?(?:NR)?)(?=[A-Z]{2}[A-Z0-9]*\d{5})/;
/** An account or a VAT number: its letters and figures, from the country on. */
function compact(text: string): string | undefined {
  const joined = text
    .replace(LABEL, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(CALLED, '');
  return joined.slice(0, 50) || undefined;
}
