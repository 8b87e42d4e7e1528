import type { Finding, ReadField, ReadFields, ReadVat } from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import type { PageText, Placed } from '../page-model.ts';
import { best, type Candidate } from './candidate.ts';
import type { Considered } from './considered.ts';
import { dateHabit } from './dates/date-habit.ts';
import { findDates } from './dates/dates.ts';
import { findInvoiceDates } from './dates/invoice-dates.ts';
import { withoutNumbers } from './dates/numbers-for-days.ts';
import { findPaymentTerms } from './dates/payment-terms.ts';
import { fieldsOn, mapped, withoutAbsent } from './fields.ts';
import { brokenIban, printedWithMinus } from './findings.ts';
import { totalsRead, unlessHardlyRead } from './hardly-read.ts';
import { turnedBreakdown, turnedLine, turnedTotal, turnedVat } from './kinds/credit-with-minus.ts';
import { findTypeCode } from './kinds/document-type.ts';
import { linesByTotals } from './lines/by-sum/lines-by-totals.ts';
import { settleLines } from './lines/by-sum/settle-lines.ts';
import { linesOfTablesOrSum } from './lines/by-sum/tables-or-sum.ts';
import type { LineOnPage } from './lines/line-on-page.ts';
import { findLines } from './lines/lines.ts';
import { lookAt } from './look-at.ts';
import { moneyOf } from './money-of-pages.ts';
import { accessKeyOf, issuedBy } from './numbers/access-key.ts';
import { bestCode, findCodes, surestCode } from './numbers/codes.ts';
import { codesOf } from './numbers/codes-of-paper.ts';
import { inCurrency } from './parties/accounts/account-of-currency.ts';
import { findBics, findIbans, ibanHolds, payeeAccount } from './parties/accounts/bank.ts';
import { withoutPayers } from './parties/accounts/payers-account.ts';
import { findParties } from './parties/parties.ts';
import { findVatNumbers } from './parties/vat-numbers/vat-numbers.ts';
import { readReceipt } from './receipts/receipt.ts';
import { receiptNumber } from './receipts/receipt-number.ts';
import { fittingTill } from './receipts/till/till-agreement.ts';
import { breakdownOfTill } from './receipts/till/till-breakdown.ts';
import { itemsOfTill } from './receipts/till/till-items.ts';
import type { DocumentText } from './text/document-text.ts';
import { toDocumentText } from './text/to-document-text.ts';
import { calledNothing } from './totals/called-nothing.ts';
import { unlessCalledOtherwise } from './totals/called-otherwise.ts';
import { proofsOf } from './totals/proofs-of-page.ts';
import { candidateOf, type Total } from './totals/total.ts';
import { settleTotals } from './totals/totals.ts';
import { withoutExcises } from './totals/vat/excises.ts';
import { withoutRatesOfLines, withoutRatesOfTerms } from './totals/vat/rates-of-lines.ts';
import { settleBreakdown } from './totals/vat/settle-breakdown.ts';
import { distinctRates, findVatRows } from './totals/vat/vat-breakdown.ts';
import { beforeVat, netOfLines } from './totals/vat/without-vat.ts';

export type Understanding = {
  readonly fields: ReadFields;
  readonly lines: readonly LineOnPage[];
  readonly vat: readonly Placed<ReadVat>[];
  readonly findings: readonly Finding[];
  /** Every amount on the pages, without sign, two decimals. */
  readonly shownAmounts: ReadonlySet<string>;
  /** What else was thought of. */
  readonly considered: Considered;
};

/** Reads an invoice from the words of its pages. Pure: the same pages give the same reading. */
export function understand(pages: readonly PageText[], text: DocumentText = toDocumentText(pages)): Understanding {
  const looks = pages.flatMap((page) => page.again ?? []).map(lookAt);
  const vatNumbers = findVatNumbers(text);
  const ibans = withoutPayers(text, findIbans(text));
  const { names, ...told } = findParties(text, vatNumbers, ibans);
  const key = accessKeyOf(text);
  const parties = key ? issuedBy(key, told, vatNumbers) : told;
  const { currencies, amounts, evidence } = moneyOf(text, looks, { ibans, ...parties });
  const codes = codesOf(text, key, vatNumbers);
  const days = withoutNumbers(findDates(text, dateHabit(text)), Object.values(codes).flat());
  const dates = findInvoiceDates(text, days);
  const receipt = readReceipt([{ text, amounts, dates: days, issueDate: dates.issueDate }, ...looks]);

  const vatRows = findVatRows(
    withoutExcises(text, withoutRatesOfTerms(text, withoutRatesOfLines(text, amounts))),
    evidence,
  );
  const tabled = findLines(text, evidence);
  const found = text.source === 'ocr' ? settleLines(tabled, evidence) : tabled;
  const proofs = proofsOf(text, amounts, found);
  const settled = settleTotals(evidence, vatRows, proofs);
  const paid = receipt?.grossTotal && new Decimal(receipt.grossTotal.value);
  const totals = receipt
    ? fittingTill(settled, paid, breakdownOfTill([{ text, amounts }, ...looks], paid))
    : totalsRead(pages, settled);

  const typeCode = findTypeCode(text);
  // EN 16931 counts a credit note's amounts as positive; on paper many print them with a minus.
  const isTurned = typeCode?.value === '381' && totals.grossTotal?.value.isNegative() === true;
  // Taxes that are in the prices, as in a bill of energy, are named and told nowhere.
  const sum = totals.netTotal ?? (proofs.namesVat ? beforeVat(totals) : undefined) ?? totals.grossTotal;
  const known = { net: totals.netTotal?.value, gross: totals.grossTotal?.value, rates: proofs.rates, sum };
  const summed = receipt
    ? linesByTotals(found.length > 0 ? found : itemsOfTill(text, evidence, paid), evidence, known)
    : linesOfTablesOrSum(text, evidence, found, known);
  const lines = isTurned ? summed.map(turnedLine) : summed;
  // Lines that were found by the total prove nothing of it.
  const netTotal = unlessCalledOtherwise(
    text,
    netOfLines(totals, proofs.namesVat, lines.length > found.length ? [] : lines),
    totals,
    amounts,
  );
  const breakdown = settleBreakdown(
    distinctRates(vatRows),
    { amounts, evidence, lines },
    { net: totals.netTotal?.value, vat: totals.vatTotal?.value },
  );

  // Told, and used for nothing else: no line is what such a total leaves of it.
  const given = { ...totalsRead(pages, calledNothing(evidence, settled)), ...totals };
  const field = fieldsOn(pages, text);
  const read = (one: Candidate | undefined) => unlessHardlyRead(pages, one);
  const total = (one: Total | undefined) => field(one && candidateOf(isTurned ? turnedTotal(one) : one));
  const numbersOfLooks = looks.map((look) => surestCode(findCodes(look.text, 'invoiceNumber')));
  const iban = payeeAccount(inCurrency(text, ibans, currencies[0]?.value));
  const bics = findBics(text);
  const fields: { [name in keyof ReadFields]: ReadField | undefined } = {
    typeCode: field(typeCode),
    invoiceNumber: field(read(receiptNumber([surestCode(codes.invoiceNumber), ...numbersOfLooks]))),
    issueDate: field(receipt ? receipt.issueDate : dates.issueDate),
    dueDate: field(dates.dueDate),
    currency: field(currencies[0]),
    // Numbers of parties have check digits of their own.
    ...mapped(parties, field),
    supplierName: field(read(receipt ? receipt.supplierName : parties.supplierName)),
    buyerName: field(read(parties.buyerName)),
    netTotal: total(netTotal),
    vatTotal: field(totals.vatTotal && candidateOf(isTurned ? turnedVat(totals.vatTotal) : totals.vatTotal)),
    grossTotal: field(receipt?.grossTotal) ?? total(given.grossTotal),
    amountDue: total(given.amountDue),
    discount: total(totals.discount),
    charges: total(totals.charges),
    iban: field(iban),
    bic: field(best(bics)),
    paymentTerms: field(findPaymentTerms(text)),
    orderNumber: field(read(bestCode(codes.orderNumber))),
    deliverySlipNumber: field(read(bestCode(codes.deliverySlipNumber))),
  };
  return {
    fields: withoutAbsent(fields),
    shownAmounts: new Set(amounts.map((amount) => amount.value.abs().toFixed(2))),
    lines,
    considered: { text, amounts: evidence, days: dates.days, codes, names, vatNumbers, ibans, bics, currencies },
    vat: isTurned ? turnedBreakdown(breakdown) : breakdown,
    findings: [
      ...(iban && !ibanHolds(iban.value) ? [brokenIban(iban.value)] : []),
      ...(isTurned && totals.grossTotal ? [printedWithMinus(totals.grossTotal)] : []),
    ],
  };
}
