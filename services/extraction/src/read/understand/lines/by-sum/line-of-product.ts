import { boundsOf, type Word } from '../../../page-model.ts';
import type { Amount } from '../../money/figures/amount.ts';
import { type LineDraft, money } from '../line-draft.ts';

/** How many at what price, and what they come to, each where it stands. */
export type Product = { readonly quantity: Amount; readonly price: Amount; readonly total: Amount };

/** An item that its row proves, with the words that name it, if any. */
export function lineOfProduct({ quantity, price, total }: Product, named: readonly Word[]): LineDraft {
  const boxes = { quantity: quantity.box, unitPrice: price.box, netTotal: total.box };
  return {
    designation: named.map(({ text }) => text).join(' '),
    quantity: quantity.value.toFixed(),
    unitPrice: money(price.value),
    netTotal: money(total.value),
    place: { page: total.cell.page, boxes: { ...boxes, ...(named.length > 0 && { designation: boundsOf(named) }) } },
  };
}
