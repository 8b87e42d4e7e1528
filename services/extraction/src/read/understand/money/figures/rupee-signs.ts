import { Decimal } from 'decimal.js';
import type { DocumentText } from '../../text/document-text.ts';
import { isOfIndia } from '../currency/of-india.ts';
import type { Amount } from './amount.ts';

/** What the sign is taken for, before a figure that is well written without it. */
const SIGNED = /^[37](\d{1,3}(?:,\d{2,3})*\.\d{2}|\d{1,7}\.\d{1,2})$/;
/** Below, figures are the same or add up by chance: 'rate 599.00' and 'total 3,599.00'. */
const LEAST_ALIKE = 1000;
const LEAST_SUM = 100;
/** Only so many figures are added to one another: the last ones, where sums stand. */
const MOST_PARTS = 150;
const LESS = 0.8;

/**
 * Amounts as they were printed where a recogniser took India's sign for a figure: '34,246.82' is '₹4,246.82' where that is written
 * elsewhere, or where 3,599.00 and 647.82 add up to it and nothing to the figure as it stands. What is settled so settles others.
 */
export function withoutRupeeSigns(text: DocumentText, amounts: Amount[]): Amount[] {
  if (!isOfIndia(text)) return amounts;
  const money = amounts.filter(({ isMoney, isPercent, value }) => isMoney && !isPercent && !value.isZero());
  const parts = money.slice(-MOST_PARTS);
  const unsigned = new Map(parts.flatMap((amount) => withoutSign(amount)));
  if (unsigned.size === 0) return amounts;
  const settled = settle(parts, unsigned);
  return amounts.map((amount) => {
    const value = settled.get(amount);
    return value ? { ...amount, value, isRescaled: true, confidence: LESS * amount.confidence } : amount;
  });
}

function withoutSign(amount: Amount): [Amount, Decimal][] {
  const printed = amount.cell.words.slice(amount.from, amount.to).map((word) => word.text);
  const figures = SIGNED.exec(printed.join(''))?.[1];
  return figures === undefined ? [] : [[amount, new Decimal(figures.replaceAll(',', ''))]];
}

/** The amounts that something tells are less than they look, with what they are. */
function settle(parts: readonly Amount[], unsigned: ReadonlyMap<Amount, Decimal>): ReadonlyMap<Amount, Decimal> {
  const settled = new Map<Amount, Decimal>();
  for (let before = -1; before < settled.size; ) {
    before = settled.size;
    const values = parts.map((part) => ({ part, value: (settled.get(part) ?? part.value).abs() }));
    for (const [amount, value] of unsigned) {
      if (settled.has(amount)) continue;
      const others = values.filter(({ part }) => part !== amount).map((other) => other.value);
      const isAlike = value.gte(LEAST_ALIKE) && others.some((other) => other.eq(value));
      if (isAlike || (value.gte(LEAST_SUM) && addsUp(value, others) && !addsUp(amount.value, others)))
        settled.set(amount, value);
    }
  }
  return settled;
}

/** Whether two of the others make it, or it and another a third. */
function addsUp(value: Decimal, others: readonly Decimal[]): boolean {
  const known = new Set(others.map((other) => other.toFixed(2)));
  return others.some(
    (other) => known.has(value.plus(other).toFixed(2)) || (other.lt(value) && known.has(value.minus(other).toFixed(2))),
  );
}
