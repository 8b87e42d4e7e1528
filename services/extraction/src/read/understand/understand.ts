import type { Finding, ReadField, ReadFields, ReadLine, ReadVat } from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import type { PageText } from '../page-model.ts';
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
import { turnedBreakdown, turnedLine } from './kinds/credit-with-minus.ts';
import { findTypeCode } from './kinds/document-type.ts';
import { linesByTotals } from './lines/by-sum/lines-by-totals.ts';
import { settleLines } from './lines/by-sum/settle-lines.ts';
import { linesOfTablesOrSum } from './lines/by-sum/tables-or-sum.ts';
import type { LineOnPage } from './lines/line-on-page.ts';
import { findLines } from './lines/lines.ts';
import { withoutCarried } from './lines/table/carried.ts';
import { lookAt } from './look-at.ts';
import { findCurrencies } from './money/currency/currency.ts';
import { currencyOfCountry } from './money/currency/currency-of-country.ts';
import { withoutForeignColumns } from './money/currency/foreign-columns.ts';
import { findAmounts } from './money/figures/amounts.ts';
import { withoutDashes } from './money/figures/dash-separators.ts';
import { isUnscaled } from './money/figures/lost-points.ts';
import { numberHabit } from './money/figures/number-habit.ts';
import { isOfUnclearScale } from './money/figures/whole-money.ts';
import { findRoles } from './money/roles/amount-roles.ts';
import { withoutRunningColumns } from './money/roles/running-columns.ts';
import { accessKeyOf, issuedBy, numbersOfKey } from './numbers/access-key.ts';
import { bestCode, findCodes, surestCode, withoutCut, withoutOrders } from './numbers/codes.ts';
import { controlNumbers } from './numbers/control-numbers.ts';
import { withoutTaxNumbers } from './numbers/tax-numbers.ts';
import { inCurrency } from './parties/accounts/account-of-currency.ts';
import { findBics, findIbans, ibanHolds } from './parties/accounts/bank.ts';
import { withoutPayers } from './parties/accounts/payers-account.ts';
import { findParties } from './parties/parties.ts';
import { findVatNumbers } from './parties/vat-numbers/vat-numbers.ts';
import { readReceipt } from './receipts/receipt.ts';
import { receiptNumber } from './receipts/receipt-number.ts';
import { fittingTill } from './receipts/till/till-agreement.ts';
import { breakdownOfTill } from './receipts/till/till-breakdown.ts';
import { currenciesOfTill } from './receipts/till/till-currency.ts';
import { itemsOfTill } from './receipts/till/till-items.ts';
import type { DocumentText } from './text/document-text.ts';
import { toDocumentText } from './text/to-document-text.ts';
import { unlessCalledOtherwise } from './totals/called-otherwise.ts';
import { saysPaid } from './totals/due/paid-already.ts';
import type { Total } from './totals/total.ts';
import { settleTotals } from './totals/totals.ts';
import { withoutExcises } from './totals/vat/excises.ts';
import { saysExempt, saysSplit } from './totals/vat/exemptions.ts';
import { saysHalves } from './totals/vat/halves-of-tax.ts';
import { namesVat } from './totals/vat/names-vat.ts';
import { withoutRatesOfLines } from './totals/vat/rates-of-lines.ts';
import { settleBreakdown } from './totals/vat/settle-breakdown.ts';
import { distinctRates, findVatRows } from './totals/vat/vat-breakdown.ts';
import { beforeVat, netOfLines } from './totals/vat/without-vat.ts';

export type Understanding = {
  readonly fields: ReadFields;
  readonly lines: readonly LineOnPage[];
  readonly vat: readonly ReadVat[];
  readonly findings: readonly Finding[];
  /** Every amount on the pages, without sign, two decimals. */
  readonly shownAmounts: ReadonlySet<string>;
  /** What else was thought of. */
  readonly considered: Considered;
};

/** An amount whose sign was turned: half of such pages mean the minus. */
const TURNED = 0.5;

/** Reads an invoice from the words of its pages. Pure: the same pages give the same reading. */
export function understand(pages: readonly PageText[], text: DocumentText = toDocumentText(pages)): Understanding {
  const vatNumbers = findVatNumbers(text);
  const ibans = withoutPayers(text, findIbans(text));
  const { names, ...told } = findParties(text, vatNumbers, ibans);
  const key = accessKeyOf(text);
  const parties = key ? issuedBy(key, told, vatNumbers) : told;
  const named = findCurrencies(text);
  const looks = pages.flatMap((page) => page.again ?? []).map(lookAt);
  const ofTill = currenciesOfTill(named, [text, ...looks.map((look) => look.text)]);
  const currencies = ofTill.length > 0 ? ofTill : currencyOfCountry(text, ibans, parties.supplierVatNumber);
  const [currency] = currencies;
  const written = withoutRunningColumns(withoutDashes(text, findAmounts(text, numberHabit(text))), text);
  const amounts = withoutForeignColumns(written, text, currency?.value);
  const evidence = withoutCarried(text, findRoles(text, amounts));
  const vatRows = findVatRows(withoutExcises(text, withoutRatesOfLines(text, amounts)), evidence);
  const tabled = findLines(text, evidence);
  const found = text.source === 'ocr' ? settleLines(tabled, evidence) : tabled;
  const hasVat = namesVat(text, amounts);
  const rates = amounts.flatMap((amount) => (amount.isPercent ? [amount.value] : []));
  const settled = settleTotals(evidence, vatRows, {
    isExempt: saysExempt(text),
    isSplit: saysSplit(text),
    isHalved: saysHalves(text),
    rates,
    sumOfLines: sumOf(found),
    isUnscaled: isUnscaled(text) || isOfUnclearScale(text),
    isPrinted: text.source === 'text',
    namesVat: hasVat,
    saysPaid: saysPaid(text),
  });
  const iban = best(inCurrency(text, ibans, currency?.value));
  const bics = findBics(text);
  const orderNumber = findCodes(text, 'orderNumber');
  const numbered = key ? numbersOfKey(key, text) : controlNumbers(text);
  const invoiceNumbers =
    numbered.length > 0 ? numbered : withoutTaxNumbers(findCodes(text, 'invoiceNumber'), vatNumbers);
  const numbersOfLooks = looks.map((look) => surestCode(findCodes(look.text, 'invoiceNumber')));
  const codes = {
    invoiceNumber: withoutOrders(text.source === 'ocr' ? withoutCut(invoiceNumbers) : invoiceNumbers, orderNumber),
    orderNumber,
    deliverySlipNumber: findCodes(text, 'deliverySlipNumber'),
  };
  const days = withoutNumbers(findDates(text, dateHabit(text)), Object.values(codes).flat());
  const dates = findInvoiceDates(text, days);
  const receipt = readReceipt([{ text, amounts, dates: days, issueDate: dates.issueDate }, ...looks]);

  const paid = receipt?.grossTotal && new Decimal(receipt.grossTotal.value);
  const totals = receipt
    ? fittingTill(settled, paid, breakdownOfTill([{ text, amounts }, ...looks], paid))
    : totalsRead(pages, settled);

  const field = fieldsOn(pages, text);
  const read = (found: Candidate | undefined) => unlessHardlyRead(pages, found);
  const legible = (found: Candidate | undefined) => field(read(found));
  // Numbers of parties have check digits of their own.
  const called = {
    supplierName: read(receipt ? receipt.supplierName : parties.supplierName),
    buyerName: read(parties.buyerName),
  };
  const typeCode = findTypeCode(text);
  // EN 16931 counts a credit note's amounts as positive; on paper many print them with a minus. Some mean it: a
  // negative invoice is written the same way, so what was turned is never certain.
  const isTurned = typeCode?.value === '381' && totals.grossTotal?.value.isNegative() === true;
  const sum = totals.netTotal ?? (hasVat ? beforeVat(totals) : totals.grossTotal);
  const known = { net: totals.netTotal?.value, gross: totals.grossTotal?.value, rates, sum };
  const summed = receipt
    ? linesByTotals(found.length > 0 ? found : itemsOfTill(text, evidence, paid), evidence, known)
    : linesOfTablesOrSum(text, evidence, found, known);
  const lines = summed.map((line) => (isTurned ? turnedLine(line) : line));
  const total = (found: Total | undefined) =>
    field(
      found && {
        value: found.value.times(isTurned ? -1 : 1).toFixed(Math.max(2, found.value.decimalPlaces())),
        score: isTurned ? Math.min(TURNED, found.confidence) : found.confidence,
        page: found.amount.cell.page,
        box: found.amount.box,
      },
    );

  const fields: { [name in keyof ReadFields]: ReadField | undefined } = {
    typeCode: field(typeCode),
    invoiceNumber: legible(receiptNumber([surestCode(codes.invoiceNumber), ...numbersOfLooks])),
    issueDate: field(receipt ? receipt.issueDate : dates.issueDate),
    dueDate: field(dates.dueDate),
    currency: field(currency),
    ...mapped({ ...parties, ...called }, field),
    // Lines that were found by the total prove nothing of it.
    netTotal: total(
      unlessCalledOtherwise(text, netOfLines(totals, hasVat, found.length > 0 ? lines : []), totals, amounts),
    ),
    // Of what was turned, net and total had the minus; VAT may have been printed without.
    vatTotal: total(totals.vatTotal && isTurned ? withMinus(totals.vatTotal) : totals.vatTotal),
    grossTotal: field(receipt?.grossTotal) ?? total(totals.grossTotal),
    amountDue: total(totals.amountDue),
    discount: total(totals.discount),
    charges: total(totals.charges),
    iban: field(iban),
    bic: field(best(bics)),
    paymentTerms: field(findPaymentTerms(text)),
    orderNumber: legible(bestCode(codes.orderNumber)),
    deliverySlipNumber: legible(bestCode(codes.deliverySlipNumber)),
  };
  const breakdown = settleBreakdown(
    distinctRates(vatRows),
    { amounts, evidence, lines },
    { net: totals.netTotal?.value, vat: totals.vatTotal?.value },
  );
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

const withMinus = (total: Total): Total => ({ ...total, value: total.value.abs().negated() });

function sumOf(lines: readonly ReadLine[]): Decimal | undefined {
  if (lines.length === 0) return undefined;
  return lines.reduce((sum, line) => sum.plus(line.netTotal ?? 0), new Decimal(0));
}
