import type { Scope } from '@comptoir/contracts';
import { scopeFilter } from '@comptoir/storage';
import { type InvoiceModel, SORT_FIELDS, STATUS_FIELD, SUPPLIER_FIELD } from './invoice-model.store.ts';
import type { InvoiceRow } from './invoice-row.ts';
import type { Invoice } from './state.ts';

const RECEIVED = SORT_FIELDS.receivedAt;

/** The invoices to verify before and after one, by date of receipt: what the verification screen loads ahead. */
export async function findNeighbours(
  scope: Scope,
  model: InvoiceModel,
  { id, receivedAt }: Pick<Invoice, 'id' | 'receivedAt'>,
): Promise<{ previous?: string; next?: string }> {
  const nearest = async (beyond: '$lt' | '$gt', direction: 1 | -1): Promise<string | undefined> => {
    const further = {
      $or: [{ [RECEIVED]: { [beyond]: receivedAt } }, { [RECEIVED]: receivedAt, _id: { [beyond]: id } }],
    };
    const row = await model
      .findOne({ $and: [scopeFilter(scope, SUPPLIER_FIELD), { [STATUS_FIELD]: 'TO_VERIFY' }, further] }, { _id: 1 })
      .sort({ [RECEIVED]: direction, _id: direction })
      .lean<Pick<InvoiceRow, '_id'>>();
    return row?._id;
  };
  const [previous, next] = await Promise.all([nearest('$lt', -1), nearest('$gt', 1)]);
  return { ...(previous && { previous }), ...(next && { next }) };
}
