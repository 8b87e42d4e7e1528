import type { Candidate } from './candidate.ts';
import { withoutCarried } from './lines/table/carried.ts';
import { findCurrencies } from './money/currency/currency.ts';
import { currencyOfCountry } from './money/currency/currency-of-country.ts';
import { withoutForeignCodes, withoutForeignColumns } from './money/currency/foreign-columns.ts';
import type { Amount } from './money/figures/amount.ts';
import { findAmounts } from './money/figures/amounts.ts';
import { withoutDashes } from './money/figures/dash-separators.ts';
import { numberHabit } from './money/figures/number-habit.ts';
import { type AmountEvidence, findRoles } from './money/roles/amount-roles.ts';
import { withoutRunningColumns } from './money/roles/running-columns.ts';
import type { ReceiptLook } from './receipts/receipt-look.ts';
import { currenciesOfTill } from './receipts/till/till-currency.ts';
import type { DocumentText } from './text/document-text.ts';

/** The money of some pages: in what currency it is, every amount, and what the labels say of each. */
export function moneyOf(
  text: DocumentText,
  looks: readonly ReceiptLook[],
  { ibans, supplierVatNumber }: { ibans: readonly Candidate[]; supplierVatNumber: Candidate | undefined },
): { currencies: readonly Candidate[]; amounts: readonly Amount[]; evidence: readonly AmountEvidence[] } {
  const named = currenciesOfTill(findCurrencies(text), [text, ...looks.map((look) => look.text)]);
  const currencies = named.length > 0 ? named : currencyOfCountry(text, ibans, supplierVatNumber);
  const written = withoutRunningColumns(withoutDashes(text, findAmounts(text, numberHabit(text))), text);
  const currency = currencies[0]?.value;
  const amounts = withoutForeignCodes(withoutForeignColumns(written, text, currency), currency);
  return { currencies, amounts, evidence: withoutCarried(text, findRoles(text, amounts)) };
}
