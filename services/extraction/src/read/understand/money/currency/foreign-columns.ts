import type { Cell, DocumentText } from '../../text/document-text.ts';
import type { Amount } from '../figures/amount.ts';
import { isCurrencyCode } from './currency.ts';

/** Rows that say a sum in both of two currencies, where an invoice says its sums so. */
const IN_BOTH = 2;

/**
 * 'EUR 96.00    USD 110.40' in several rows: leaves out what another currency's code stands right beside, on this row and on others. A
 * payment in another currency stands alone.
 */
export function withoutForeignCodes(amounts: readonly Amount[], currency: string | undefined): readonly Amount[] {
  const coded = Map.groupBy(
    amounts.filter((amount) => codeBeside(amount) !== undefined),
    ({ cell }) => cell.row,
  );
  const isOwn = (amount: Amount) => codeBeside(amount) === currency;
  const inBoth = [...coded.values()].filter((row) => row.some(isOwn) && !row.every(isOwn));
  return inBoth.length < IN_BOTH ? amounts : amounts.filter((amount) => (codeBeside(amount) ?? currency) === currency);
}

const codeBeside = ({ cell, from, to }: Amount): string | undefined =>
  [cell.words[from - 1]?.text, cell.words[to]?.text].find((text) => text !== undefined && isCurrencyCode(text));

/**
 * Leaves out what stands in a column of another currency: an invoice that prints its amounts twice ('USD | EUR') is
 * owed in one of them, the other is for information. Columns count where one row names two currencies and no more.
 */
export function withoutForeignColumns(
  amounts: readonly Amount[],
  text: DocumentText,
  currency: string | undefined,
): Amount[] {
  const heads = text.rows.flatMap((row) => {
    const codes = row.cells.filter((cell) => isCurrencyCode(cell.text));
    return new Set(codes.map((cell) => cell.text)).size > 1 && codes.some((cell) => cell.text === currency)
      ? codes
      : [];
  });
  if (heads.length === 0) return [...amounts];
  return amounts.filter((amount) => (headOf(amount, heads)?.text ?? currency) === currency);
}

/** The head whose column an amount stands in: the nearest right edge of those above it on its page. */
function headOf(amount: Amount, heads: readonly Cell[]): Cell | undefined {
  const reach = 4 * (amount.box.y1 - amount.box.y0);
  return heads
    .filter((head) => head.page === amount.cell.page && head.row < amount.cell.row)
    .map((head) => ({
      head,
      distance: Math.min(Math.abs(head.x1 - amount.box.x1), Math.abs(head.x0 - amount.box.x0)),
    }))
    .filter(({ distance }) => distance < reach)
    .sort((a, b) => a.distance - b.distance)[0]?.head;
}
