import type { Random } from '@comptoir/testing';

/** A till's line: words left, a figure right. */
export type Line = string | readonly [string, string];

/** What was bought, of which a till makes its lines. */
export type Bill = {
  readonly random: Random;
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly cents: number }[];
  /** In cents, with tax. */
  readonly total: number;
  readonly given: number;
  readonly byCard: boolean;
  readonly day: { readonly y: number; readonly m: number; readonly d: number };
  readonly time: string;
};

/** What a till printed of it; `paid` where that is not the sum of the items, in cents. */
export type Printed = { readonly lines: readonly Line[]; readonly paid?: number };

/** A line an item, its amount written by `figure` and marked. */
export function itemLines(items: Bill['items'], figure: (cents: number) => string, mark = ''): Line[] {
  return items.map(({ name, quantity, cents }) => [
    quantity === 1 ? name : `${quantity} x ${name}`,
    `${quantity === 1 ? '' : `${figure(cents)} `}${figure(quantity * cents)}${mark}`,
  ]);
}

export const two = (value: number): string => String(value).padStart(2, '0');
export const money = (cents: number, point: ',' | '.'): string => (cents / 100).toFixed(2).replace('.', point);
