import { DUPLICATE_REASONS, type HistoryEntry } from '@comptoir/contracts';
import type { Formats } from '../../i18n/format.ts';
import type { Text } from '../../i18n/use-text.ts';

const METHODS = ['transfer', 'directDebit', 'card', 'cheque', 'cash'] as const;
/** A payment as history keeps it: `50.00 EUR · 2026-12-30 · transfer · VIR 1`. */
const PAYMENT = /^(\S+)(?: ([A-Z]{3}))? · (\d{4}-\d{2}-\d{2}) · ([^·]*) · (.*)$/s;

type Told = Pick<HistoryEntry, 'action' | 'details'>;

/** The details of an entry in the reader's words: figures and days in their format, codes as sentences. */
export function detailsOf(
  { action, details }: Told,
  { t, amount, day }: Pick<Formats, 'amount' | 'day'> & { readonly t: Text },
): string | undefined {
  if (details === undefined) return undefined;
  if (action === 'PAY' || action === 'REVERSE') {
    const [, sum, currency, date, method, reference] = PAYMENT.exec(details) ?? [];
    if (sum === undefined) return details;
    const known = METHODS.find((each) => each === method);
    return [amount(sum, currency), day(date), known ? t(`pay.method.${known}`) : method, reference].join(' · ');
  }
  // The ids of the invoices it is no duplicate of: nothing to read. What it became has its links.
  if (action === 'KEEP' || action === 'SPLIT') return undefined;
  if (action === 'END_TRAINING') {
    const [same = '', of = ''] = details.split(' ');
    return t('learning.history', { same, of });
  }
  if (action !== 'READ') return details;
  return details
    .split(' ')
    .map((code) => (isReason(code) ? t(`duplicate.reason.${code}`) : code))
    .join(', ');
}

const isReason = (code: string): code is (typeof DUPLICATE_REASONS)[number] =>
  DUPLICATE_REASONS.some((reason) => reason === code);
