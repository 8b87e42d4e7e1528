import type { PageText } from '../page-model.ts';
import { dateHabit } from './dates/date-habit.ts';
import { findDates } from './dates/dates.ts';
import { findInvoiceDates } from './dates/invoice-dates.ts';
import { findCurrencies } from './money/currency/currency.ts';
import { withoutForeignColumns } from './money/currency/foreign-columns.ts';
import { findAmounts } from './money/figures/amounts.ts';
import { numberHabit } from './money/figures/number-habit.ts';
import type { ReceiptLook } from './receipts/receipt-look.ts';
import { toDocumentText } from './text/to-document-text.ts';

/** A page that was recognised in another way, for what a receipt is made of. */
export function lookAt(page: PageText): ReceiptLook {
  const text = toDocumentText([page]);
  const [currency] = findCurrencies(text);
  const dates = findDates(text, dateHabit(text));
  return {
    text,
    amounts: withoutForeignColumns(findAmounts(text, numberHabit(text)), text, currency?.value),
    dates,
    issueDate: findInvoiceDates(text, dates).issueDate,
  };
}
