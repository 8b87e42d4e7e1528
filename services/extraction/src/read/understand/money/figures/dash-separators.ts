import type { DocumentText } from '../../text/document-text.ts';
import type { Amount } from './amount.ts';

/** So many dashes in a column, and at least as much money elsewhere, of which none is below nought. */
const FEWEST = 3;

/**
 * 'Subtotal  -  12.00' over 'Shipping  -  5.00' over 'Total  -  17.00': dashes under one another between labels and amounts
 * part the two, as a colon does. A minus is written at its figure, and on a page where everything is below nought so is the
 * money of the lines.
 */
export function withoutDashes(text: DocumentText, amounts: readonly Amount[]): readonly Amount[] {
  const dashed = amounts.filter((amount) => amount.isMoney && dashBefore(text, amount) !== undefined);
  const others = amounts.filter((amount) => amount.isMoney && !dashed.includes(amount));
  if (dashed.length < FEWEST || others.length < FEWEST || others.some(({ value }) => value.isNegative()))
    return amounts;
  const columns = dashed.filter((one) => {
    const x = dashBefore(text, one) ?? 0;
    const height = one.box.y1 - one.box.y0;
    const under = dashed.filter(
      (other) => other.cell.page === one.cell.page && Math.abs((dashBefore(text, other) ?? 0) - x) < height / 4,
    );
    return under.length >= FEWEST;
  });
  return amounts.map((amount) => (columns.includes(amount) ? { ...amount, value: amount.value.abs() } : amount));
}

/** Where a dash stands alone right before an amount, in its cell or at the end of the one before; undefined without. */
function dashBefore(text: DocumentText, { cell, from }: Amount): number | undefined {
  const words = [...(text.rows[cell.row]?.cells[cell.column - 1]?.words.slice(-1) ?? []), ...cell.words.slice(0, from)];
  const isSign = (word: string) => /^(?:\p{Sc}|[A-Z]{3})$/u.test(word);
  const before = words.filter((word) => !isSign(word.text)).at(-1);
  return before && /^[-−–]$/.test(before.text) ? before.x0 : undefined;
}
