import { isBeyond, minus, parseAmount, sum, times } from './decimal.ts';
import type { InvoiceForm } from './invoice-form.ts';

/** Which of an invoice's sums does not come out. */
export const SUMS = ['total', 'netByRate', 'vatByRate', 'rate', 'lines', 'line', 'due'] as const;

export interface Disagreement {
  readonly sum: (typeof SUMS)[number];
  /** The field it is pointed out at: `grossTotal`, `vat.0.amount`, `lines.3.netTotal`. */
  readonly place: string;
  /** What the others come to, what is written there, and how far they are apart. */
  readonly expected: string;
  readonly stated: string;
  readonly difference: string;
}

export interface AmountsCheck {
  /** Whether net, VAT and total are all there to be held against each other. */
  readonly isComplete: boolean;
  readonly disagreements: readonly Disagreement[];
}

/**
 * Every sum of an invoice, as one types: net + VAT = total, the rates add up and follow from their bases, the lines add
 * up to the net and follow from quantity and price, and no more is due than the total. What is not an amount yet is not
 * held against anything.
 * @param tolerance by how much they may disagree, in units of the currency
 */
export function checkAmounts(form: InvoiceForm, tolerance: string): AmountsCheck {
  const { fields } = form;
  const [net, vat, gross, due] = [fields.netTotal, fields.vatTotal, fields.grossTotal, fields.amountDue].map(
    parseAmount,
  );
  const found: Disagreement[] = [];
  const hold = (
    which: Disagreement['sum'],
    place: string,
    expected: string | undefined,
    stated: string | undefined,
    within = tolerance,
  ) => {
    if (expected === undefined || stated === undefined) return;
    const difference = minus(stated, expected);
    if (isBeyond(difference, within)) found.push({ sum: which, place, expected, stated, difference });
  };
  hold('total', 'grossTotal', net && vat && sum(net, vat), gross);
  hold('netByRate', 'netTotal', sumOf(form.vat.map(({ base }) => base)), net);
  hold('vatByRate', 'vatTotal', sumOf(form.vat.map(({ amount }) => amount)), vat);
  for (const [at, row] of form.vat.entries()) {
    const [rate, base, amount] = [row.rate, row.base, row.amount].map(parseAmount);
    // A rate's VAT is rounded once more.
    hold(
      'rate',
      `vat.${at}.amount`,
      rate && base && times(times(rate, base), '0.01'),
      amount,
      sum(tolerance, HALF_CENT),
    );
  }
  const [less, more] = [parseAmount(fields.discount) ?? '0', parseAmount(fields.charges) ?? '0'];
  const lines = sumOf(form.lines.map(({ netTotal }) => netTotal));
  hold('lines', 'netTotal', lines && sum(minus(lines, less), more), net);
  for (const [at, row] of form.lines.entries()) {
    const [quantity, price, total] = [row.quantity, row.unitPrice, row.netTotal].map(parseAmount);
    hold('line', `lines.${at}.netTotal`, quantity && price && times(quantity, price), total);
  }
  if (due && gross && isBeyond(due, gross.replace('-', ''))) hold('due', 'amountDue', gross, due);
  return { isComplete: net !== undefined && vat !== undefined && gross !== undefined, disagreements: found };
}

const HALF_CENT = '0.005';

/** The sum of a column; undefined where it has no row, or a cell of it is no amount. */
function sumOf(column: readonly string[]): string | undefined {
  const amounts = column.map(parseAmount);
  return amounts.length > 0 && amounts.every((amount) => amount !== undefined) ? sum(...amounts) : undefined;
}
