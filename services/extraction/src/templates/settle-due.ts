import type { ReadField } from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import type { Understanding } from '../read/understand/understand.ts';

/** What nothing on the page leads to is not certain. */
const UNSUPPORTED = 0.7;

/**
 * The amount due as the template has it, against what the page leads to (EN 16931 BR-CO-16): it is the total, or the
 * total less something that stands on the page. Where the generic reader found what is left to pay so, that stays.
 */
export function settleDue(
  own: ReadField | undefined,
  gross: ReadField | undefined,
  net: ReadField | undefined,
  { fields: { amountDue: other }, shownAmounts }: Understanding,
): ReadField | undefined {
  if (!own || !gross) return other;
  const total = new Decimal(gross.value);
  const isTotal = (field: ReadField) => total.eq(field.value);
  const isRest = (field: ReadField) => !isTotal(field) && shownAmounts.has(total.minus(field.value).abs().toFixed(2));
  // What is left without the VAT is the net total, and no payment.
  const isNet = (field: ReadField) => net !== undefined && new Decimal(net.value).eq(field.value);
  if (other && isRest(other) && !isNet(other) && other.value !== own.value) return other;
  // One figure, and no surer at one place than at the other: what lost its thousands did so at both.
  if (isTotal(own)) {
    const said = other?.value === own.value ? other.confidence : 0;
    return { ...own, confidence: Math.max(gross.confidence, said) };
  }
  if (isRest(own)) return own;
  return other && isTotal(other) ? other : { ...own, confidence: Math.min(UNSUPPORTED, own.confidence) };
}
