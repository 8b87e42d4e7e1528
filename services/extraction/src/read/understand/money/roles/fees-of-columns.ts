// What the columns of a table say of the sums below them.
import { weightOf } from '../../labels/label.ts';
import type { Header } from '../../lines/head/line-headers.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import type { Amount } from '../figures/amount.ts';

/** What is charged besides, and no tax. A 'Fee' alone is a price. */
const FEE =
  /\b(?:(?:service|processing|booking|handling|admin|administration|transaction|card|convenience|platform) (?:fees?|charges?)|surcharge|shipping|freight|frais|versandkosten|porto|gastos|spese)\b/;
const TAX = /^(?:vat|gst|hst|pst|tax|taxes|tva|mwst\.?|ust\.?|iva|btw)$/;
type RoleOfColumn = { readonly amount: Amount; readonly role: 'charges' | 'vatTotal'; readonly score: number };

/** Less sure than a label beside it. */
const OVER = 0.6;

/**
 * 'Fee | Service Fee | GST | Total' over items, and below them 'TOTAL  30.00  1.50  0.00  31.50': which of the sums is charged besides, and
 * which is the tax, is said by the heading over it.
 */
export function rolesByColumns(
  text: DocumentText,
  headers: readonly Header[],
  amounts: readonly Amount[],
): RoleOfColumn[] {
  return amounts.flatMap((amount): RoleOfColumn[] => {
    if (!amount.isMoney || !isInRowOfTotal(text, amount)) return [];
    const { cell, box } = amount;
    const header = headers.findLast(({ page, lastRow }) => page === cell.page && lastRow < cell.row);
    if (!header) return [];
    const over = text.rows
      .slice(header.row, header.lastRow + 1)
      .flatMap(({ cells }) => cells.flatMap(({ words }) => words))
      .filter(({ x0, x1 }) => Math.min(x1, box.x1) > Math.max(x0, box.x0))
      .map((word) => fold(word.text));
    if (FEE.test(over.join(' '))) return [{ amount, role: 'charges', score: OVER }];
    return over.some((word) => TAX.test(word)) ? [{ amount, role: 'vatTotal', score: OVER }] : [];
  });
}

/** 'TOTAL AMOUNT :', and several sums behind it. */
function isInRowOfTotal({ rows }: DocumentText, { cell }: Amount): boolean {
  const [first, ...others] = rows[cell.row]?.cells ?? [];
  const [label] = first?.labels ?? [];
  return (
    label?.from === 0 &&
    others.length > 2 &&
    (weightOf(label, 'grossTotal') > 0 || weightOf(label, 'amountDue') > 0 || weightOf(label, 'lineSum') > 0)
  );
}
