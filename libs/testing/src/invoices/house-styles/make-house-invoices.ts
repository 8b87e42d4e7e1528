import { type MadeInvoice, makeInvoice } from '../make-invoice.ts';
import { seededRandom } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { drawHouseStyle } from './draw-house-style.ts';
import type { Fact, HouseStyle, Variation } from './house-style.ts';

/** An invoice in its supplier's style: what it says, and its pages. */
export interface HouseInvoice {
  readonly invoice: MadeInvoice;
  readonly absent: readonly Fact[];
  readonly sheets: readonly Sheet[];
}

const ADDRESS_LINES = ['Bât. C, 2e étage', 'z. Hd. Frau Albers', 'Purchase ledger', 'Apartado 1204'];
const CALLED = ['A', 'FA-', 'R/', 'X', 'INV.'];

/**
 * Invoices of one supplier in its style. They differ in number of lines and pages, buyer, length of its address, how low
 * the head lies, and whether the due date and the order are there; the same seed makes the same ones. The first is an
 * ordinary one with all of its facts: what is learned from.
 */
export function makeHouseInvoices(style: HouseStyle, seed: number, count: number): HouseInvoice[] {
  const random = seededRandom(seed);
  const { supplier, iban } = makeInvoice(seed, { language: style.language });
  const prefix = random.pick(CALLED);
  let running = random.whole(80, 9000);
  return Array.from({ length: count }, (_, index) => {
    running += random.whole(1, 30);
    const longest = index === 0 ? 12 : random.pick([3, 8, 20, 70]);
    const invoice = makeInvoice(seed * 1000 + index, {
      language: style.language,
      supplier,
      iban,
      invoiceNumber: `${prefix}${String(running).padStart(5, '0')}`,
      lineCount: random.whole(index === 0 ? 3 : 1, longest),
    });
    const variation: Variation = {
      shift: random.whole(0, 45),
      addressLines: ADDRESS_LINES.slice(0, random.whole(0, 3)),
      absent: index === 0 ? [] : (['due', 'order'] as const).filter(() => random.next() < 0.25),
    };
    return { invoice, absent: variation.absent, sheets: drawHouseStyle(invoice, style, variation) };
  });
}
