import type { Cell, DocumentText } from '../../text/document-text.ts';
import type { Amount } from '../figures/amount.ts';
import { isCurrencyCode } from './currency.ts';

/** Each of two currencies is printed with more sums than one where an invoice says them in both. */
const OWN = 2;

/** 'EUR 141.01    USD 157.86': leaves out what another currency's code stands right beside, where the invoice's own does as well. */
export function withoutForeignCodes(amounts: readonly Amount[], currency: string | undefined): readonly Amount[] {
  const own = amounts.filter((amount) => codeBeside(amount) === currency);
  return own.length < OWN ? amounts : amounts.filter((amount) => (codeBeside(amount) ?? currency) === currency);
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
