import type { ReadLine } from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import type { Amount } from '../money/figures/amount.ts';
import { isUnscaled } from '../money/figures/lost-points.ts';
import { spelledSums } from '../money/figures/spelled-out.ts';
import { isOfUnclearScale } from '../money/figures/whole-money.ts';
import type { DocumentText } from '../text/document-text.ts';
import { saysPaid } from './due/paid-already.ts';
import type { Proofs } from './total-certainty.ts';
import { saysExempt, saysSplit } from './vat/exemptions.ts';
import { saysHalves } from './vat/halves-of-tax.ts';
import { namesVat } from './vat/names-vat.ts';
import { taxWithin } from './vat/taxes-within.ts';

/** What the page says of its totals without knowing them: of VAT, of its figures, and what its lines come to. */
export const proofsOf = (
  text: DocumentText,
  amounts: readonly Amount[],
  lines: readonly ReadLine[],
): Proofs & { readonly namesVat: boolean } => ({
  isExempt: saysExempt(text),
  isSplit: saysSplit(text),
  isHalved: saysHalves(text),
  rates: amounts.flatMap((amount) => (amount.isPercent ? [amount.value] : [])),
  sumOfLines: sumOf(lines),
  isUnscaled: isUnscaled(text) || isOfUnclearScale(text),
  isPrinted: text.source === 'text',
  namesVat: namesVat(text, amounts),
  saysPaid: saysPaid(text),
  taxWithin: taxWithin(text, amounts),
  spelled: spelledSums(text),
});

function sumOf(lines: readonly ReadLine[]): Decimal | undefined {
  if (lines.length === 0) return undefined;
  return lines.reduce((sum, line) => sum.plus(line.netTotal ?? 0), new Decimal(0));
}
