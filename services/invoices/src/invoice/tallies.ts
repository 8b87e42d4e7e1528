import type { InvoiceStatus } from '@comptoir/contracts';
import { signed } from './content.ts';
import type { Invoice } from './state.ts';

/** What invoices are counted by; an invoice of no known supplier counts under ''. `month` is that of receipt, YYYY-MM. */
export type CountKey = { readonly supplierId: string; readonly status: InvoiceStatus; readonly month: string };
export type AmountKey = {
  readonly supplierId: string;
  readonly status: InvoiceStatus;
  readonly currency: string;
  readonly measure: 'net' | 'vat' | 'gross';
};

function countKeyOf({ content, status, receivedAt }: Invoice): CountKey {
  return { supplierId: content.supplierId ?? '', status, month: receivedAt.toISOString().slice(0, 7) };
}

/** The amounts of an invoice as they count in sums, in minor units: credit notes against. */
function amountsOf({ content, status }: Invoice): Array<{ key: AmountKey; amount: number }> {
  const { supplierId = '', currency, netTotal, vatTotal, grossTotal } = content;
  if (currency === undefined) return [];
  const measures = { net: netTotal, vat: vatTotal, gross: grossTotal } as const;
  return (['net', 'vat', 'gross'] as const).flatMap((measure) => {
    const minor = measures[measure];
    return minor ? [{ key: { supplierId, status, currency, measure }, amount: signed(content, minor) }] : [];
  });
}

/** What to add to which counter so that it tells of `after` instead of `before`; unchanged ones cancel out. */
export function countMoves(
  before: Invoice | undefined,
  after: Invoice | undefined,
): Array<{ key: CountKey; delta: number }> {
  return merged([
    ...(before ? [{ key: countKeyOf(before), delta: -1 }] : []),
    ...(after ? [{ key: countKeyOf(after), delta: 1 }] : []),
  ]);
}

export function amountMoves(
  before: Invoice | undefined,
  after: Invoice | undefined,
): Array<{ key: AmountKey; delta: number }> {
  const moves = (invoice: Invoice | undefined, sign: 1 | -1) =>
    invoice ? amountsOf(invoice).map(({ key, amount }) => ({ key, delta: sign * amount })) : [];
  return merged([...moves(before, -1), ...moves(after, 1)]);
}

function merged<Key extends object>(
  moves: ReadonlyArray<{ key: Key; delta: number }>,
): Array<{ key: Key; delta: number }> {
  const byKey = new Map<string, { key: Key; delta: number }>();
  for (const { key, delta } of moves) {
    const name = JSON.stringify(key);
    byKey.set(name, { key, delta: (byKey.get(name)?.delta ?? 0) + delta });
  }
  return [...byKey.values()].filter(({ delta }) => delta !== 0);
}
