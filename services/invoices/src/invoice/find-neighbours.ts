import type { Scope } from '@comptoir/contracts';
import { scopeFilter } from '@comptoir/storage';
import { type InvoiceModel, listIndex, SORT_FIELDS, STATUS_FIELD, SUPPLIER_FIELD } from './invoice-model.store.ts';
import type { InvoiceRow } from './invoice-row.ts';
import type { Invoice } from './state.ts';

const RECEIVED = SORT_FIELDS.receivedAt;

/** The invoices to verify before and after one, by date of receipt: what the verification screen loads ahead. */
export async function findNeighbours(
  scope: Scope,
  model: InvoiceModel,
  { id, receivedAt }: Pick<Invoice, 'id' | 'receivedAt'>,
): Promise<{ previous?: string; next?: string }> {
  const first = async (beyond: Record<string, unknown>, direction: 1 | -1): Promise<string | undefined> => {
    const row = await model
      .findOne({ $and: [scopeFilter(scope, SUPPLIER_FIELD), { [STATUS_FIELD]: 'TO_VERIFY' }, beyond] }, { _id: 1 })
      .sort({ [RECEIVED]: direction, _id: direction })
      .hint(listIndex(scope.kind === 'all' ? [STATUS_FIELD] : [SUPPLIER_FIELD, STATUS_FIELD], RECEIVED))
      .lean<Pick<InvoiceRow, '_id'>>();
    return row?._id;
  };
  // one range of the index after the other: an $or would read the whole status
  const nearest = async (beyond: '$lt' | '$gt', direction: 1 | -1): Promise<string | undefined> =>
    (await first({ [RECEIVED]: receivedAt, _id: { [beyond]: id } }, direction)) ??
    (await first({ [RECEIVED]: { [beyond]: receivedAt } }, direction));
  const [previous, next] = await Promise.all([nearest('$lt', -1), nearest('$gt', 1)]);
  return { ...(previous && { previous }), ...(next && { next }) };
}
