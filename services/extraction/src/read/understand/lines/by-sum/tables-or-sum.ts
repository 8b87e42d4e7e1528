import type { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { isProven, type LineOnPage } from '../line-on-page.ts';
import { withCountsAbove } from './counts-above.ts';
import { withCountsAside } from './counts-aside.ts';
import { withCountsBeforeNames } from './counts-before.ts';
import { withCountsBelow } from './counts-below.ts';
import { withCountsInText } from './counts-in-text.ts';
import { isWithinRounding, namedSums, sumOf } from './line-sums.ts';
import { linesBySum } from './lines-by-sum.ts';
import { linesByTotals } from './lines-by-totals.ts';
import type { TotalsOfLines } from './lines-with-vat.ts';
import { withMissingRows } from './missing-rows.ts';
import { provenRows } from './proven-rows.ts';
import { raggedRows } from './ragged-rows.ts';
import { summaryOfDetails } from './summary-of-details.ts';
import { withoutSumOfAbove } from './sums-below.ts';

/** A label says this surely that an amount is the sum of the lines. */
const LABELLED = 0.6;
/** One amount that is the sum itself is no better than a table's lines. */
const FEWEST_SUMMED = 2;

type Sums = TotalsOfLines & {
  /** What the lines of an invoice without a table come to, and where it stands. */
  readonly sum: { readonly value: Decimal; readonly amount: Amount } | undefined;
};

/**
 * The lines of an invoice: those of its tables; where there are none, or none of them is counted and they come to no sum that the page
 * names, several amounts over a sum that do. Such a table ('Weight | Charges | Taxes') sums up otherwise what was sold; what is counted is
 * sold, and may be reduced behind all items.
 */
export const linesOfTablesOrSum = (
  text: DocumentText,
  evidence: readonly AmountEvidence[],
  tabled: readonly LineOnPage[],
  sums: Sums,
): readonly LineOnPage[] => {
  const whole = [sums.net, sums.gross].flatMap((sum) => sum ?? []);
  const found = withoutSumOfAbove(ofTablesOrSum(text, evidence, tabled, sums), whole);
  const ofTables = withCountsBelow(withCountsInText(found, text, evidence), text, evidence);
  const lines = withCountsBeforeNames(withCountsAside(withCountsAbove(ofTables, text, evidence), text, evidence));
  const rows = provenRows(text, evidence, whole);
  if (comesToSum(lines, evidence, sums)) return countedAlike(lines, rows) ? rows : lines;
  const ragged = raggedRows(text, evidence, whole);
  if (ragged.length > 0) return ragged;
  const summary = lines.length > 0 ? summaryOfDetails(text, evidence, lines) : undefined;
  if (summary) return summary;
  return rows.length > 0 && !lines.some(isProven) ? rows : lines;
};

/** Whether rows that prove themselves are lines of which nothing was counted: as many, and they come to the same. */
const countedAlike = (lines: readonly LineOnPage[], rows: readonly LineOnPage[]): boolean =>
  lines.every(({ quantity }) => quantity === undefined) && rows.length === lines.length && sumOf(rows).eq(sumOf(lines));

function ofTablesOrSum(
  text: DocumentText,
  evidence: readonly AmountEvidence[],
  tabled: readonly LineOnPage[],
  sums: Sums,
): readonly LineOnPage[] {
  const short = linesByTotals(tabled, evidence, sums);
  const whole = comesToTotal(short, sums) ? tabled : withRowsOfTotal(text, evidence, tabled, sums);
  const ofTables = whole === tabled ? short : linesByTotals(whole, evidence, sums);
  const isCounted = whole.some(({ quantity }) => quantity !== undefined);
  if (isCounted || (whole.length > 0 && comesToSum(ofTables, evidence, sums))) return ofTables;
  const summed = linesBySum(text, evidence, sums.sum);
  return whole.length === 0 || summed.length >= FEWEST_SUMMED ? linesByTotals(summed, evidence, sums) : ofTables;
}

/** How many amounts that are called totals are tried: a bill of many pages names one on each. */
const MOST_TOTALS = 6;

/** Lines with the rows that a word or a shape kept out, by the net total; else by the total, or what else is called one. */
function withRowsOfTotal(
  text: DocumentText,
  evidence: readonly AmountEvidence[],
  tabled: readonly LineOnPage[],
  { net, gross, sum }: Sums,
): readonly LineOnPage[] {
  const totals = [net ?? sum?.value, gross, ...namedSums(evidence, CALLED, ['grossTotal', 'amountDue'])];
  const distinct = new Map(totals.flatMap((one) => (one ? [[one.toFixed(), one] as const] : [])));
  for (const total of [...distinct.values()].slice(0, MOST_TOTALS)) {
    const whole = withMissingRows(tabled, text, evidence, total);
    if (whole !== tabled) return whole;
  }
  return tabled;
}
/** 'TOTAL' under the column of amounts says so surely what stands beside it. */
const CALLED = 0.6;

/** Whether nothing is missing of the net total, or of the total with VAT. */
const comesToTotal = (lines: readonly LineOnPage[], { net, gross }: TotalsOfLines): boolean =>
  lines.length > 0 && [net, gross].some((sum) => sum && isWithinRounding(sum, sumOf(lines), lines.length));

function comesToSum(
  lines: readonly LineOnPage[],
  evidence: readonly AmountEvidence[],
  { net, gross }: TotalsOfLines,
): boolean {
  const total = sumOf(lines);
  return [net, gross, ...namedSums(evidence, LABELLED)].some(
    (sum) => sum !== undefined && isWithinRounding(sum, total, lines.length),
  );
}
