import type { Finding } from '@comptoir/contracts';
import type { Total } from './totals/total.ts';

/** The finding that a credit note's pages print its amounts with a minus: they are given without it. */
export const CREDIT_WITH_MINUS = 'CREDIT_WITH_MINUS';

/** An IBAN whose check digits fail. */
export const brokenIban = (read: string): Finding => ({
  code: 'IBAN_CHECK_DIGITS',
  severity: 'warning',
  field: 'iban',
  values: { read },
});

/** What a total that is given without its minus is on the page. */
export const printedWithMinus = ({ value }: Total): Finding => ({
  code: CREDIT_WITH_MINUS,
  severity: 'note',
  field: 'grossTotal',
  values: { total: value.abs().toFixed(2) },
});
