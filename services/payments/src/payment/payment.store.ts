import type { PAYMENT_SORTS, Scope } from '@comptoir/contracts';
import {
  countUpTo,
  createCounters,
  type Database,
  listCounted,
  modelOf,
  type Page,
  type PagePosition,
  type PageQuery,
  type Session,
  scopeFilter,
  searchFilter,
  tokensOf,
} from '@comptoir/storage';
import mongoose from 'mongoose';
import type { NewPayment, Payment } from './payment.ts';

type Row = Omit<Payment, 'id'> & { _id: string; recordedAt: Date; tokens: string[] };
type LastNumber = { _id: string; last: number };

export interface PaymentFilters {
  readonly q?: string | undefined;
  readonly supplierId?: string | undefined;
  readonly invoiceId?: string | undefined;
}

export interface PaymentListQuery extends PaymentFilters {
  /** `field` is one of SORT_FIELDS' values; the last three within one supplier or a scope of some. */
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' };
  readonly page: PagePosition;
}

/** What a list over all suppliers is sorted by, on the wire of /api/v1. */
export const SORT_FIELDS = { date: 'date', amount: 'amount', supplierName: 'supplierName' } as const satisfies Record<
  (typeof PAYMENT_SORTS)[number],
  string
>;
/** The columns of a supplier's own tab, by the specification's names. */
export const TAB_COLUMNS = {
  month: 'date',
  annee: 'date',
  year: 'date',
  societe: 'supplierName',
  libPaiement: 'invoiceNumber',
  devise: 'currency',
  montant: 'amount',
  typeLot: 'type',
} as const;

export type PaymentStore = ReturnType<typeof createPaymentStore>;

/** Payments and reversals, one row each, never changed. */
export function createPaymentStore(database: Database) {
  const model = modelOf<Row>(database, 'payments', schema);
  const numbers = modelOf<LastNumber>(database, 'payment_numbers', numberSchema);
  const counters = createCounters(database, 'payments', { dimensions: ['supplierId'], rollups: [[]] });

  const pageQuery = (scope: Scope, { sort, page, ...filters }: PaymentListQuery): PageQuery<Row> => ({
    model,
    filter: filterOf(filters),
    sort,
    page,
    hint: indexFor(scope, filters, sort.field),
  });

  /** Exact from the kept counters where they know it, else counted up to 10,000. */
  async function count(scope: Scope, filters: PaymentFilters): Promise<{ total: number; atLeast: boolean }> {
    const isPlain = wordsIn(filters) === 0 && !filters.invoiceId;
    if (isPlain && scope.kind === 'all') {
      const { supplierId } = filters;
      return { total: await counters.sum(supplierId ? { supplierId } : {}), atLeast: false };
    }
    return countUpTo(scope, { model, filter: filterOf(filters) });
  }

  async function nextNumber(session: Session, date: string): Promise<string> {
    const year = date.slice(0, 4);
    const options = { session, upsert: true, returnDocument: 'after' } as const;
    const row = await numbers.findOneAndUpdate({ _id: year }, { $inc: { last: 1 } }, options).lean<LastNumber>();
    return `P${year}-${String(row?.last ?? 1).padStart(6, '0')}`;
  }

  return {
    pageQuery,
    count,

    /** Adds a payment under the next number of its year, unless it is there. Answers it, or undefined if it was there. */
    async add(session: Session, { id, ...payment }: NewPayment, recordedAt: Date): Promise<Payment | undefined> {
      if (await model.exists({ _id: id }).session(session)) return undefined;
      const paymentNo = await nextNumber(session, payment.date);
      const { invoiceNumber, reference, supplierName } = payment;
      const tokens = tokensOf(paymentNo, invoiceNumber, reference, supplierName);
      await model.create([{ ...payment, _id: id, paymentNo, recordedAt, tokens }], { session });
      await counters.add(session, { supplierId: payment.supplierId }, 1);
      return { ...payment, id, paymentNo };
    },

    /** For the reversal of a payment; no route reads by this. */
    async reversed(session: Session, id: string): Promise<Payment | undefined> {
      const row = await model.findById(id, null, { session }).lean<Row>();
      return row ? paymentIn(row) : undefined;
    },

    async find(scope: Scope, id: string): Promise<Payment | undefined> {
      const row = await model.findOne({ $and: [{ _id: id }, scopeFilter(scope)] }).lean<Row>();
      return row ? paymentIn(row) : undefined;
    },

    async list(scope: Scope, query: PaymentListQuery): Promise<Page<Payment> & { total: number; atLeast: boolean }> {
      const page = await listCounted(scope, pageQuery(scope, query), () => count(scope, query));
      return { ...page, rows: page.rows.map(paymentIn) };
    },
  };
}

const paymentIn = ({ _id, recordedAt, tokens, ...payment }: Row): Payment => ({ ...payment, id: _id });

const wordsIn = ({ q = '' }: PaymentFilters): number => Object.keys(searchFilter(q)).length;

const filterOf = ({ q = '', supplierId, invoiceId }: PaymentFilters): Record<string, unknown> => ({
  ...searchFilter(q),
  ...(supplierId ? { supplierId } : {}),
  ...(invoiceId ? { invoiceId } : {}),
});

type Index = Record<string, 1>;

function indexFor(scope: Scope, filters: PaymentFilters, field: string): Index {
  if (filters.invoiceId) return indexOfInvoice(field);
  return indexOf(scope.kind === 'suppliers' || filters.supplierId !== undefined, wordsIn(filters) > 0, field);
}

const indexOfInvoice = (field: string): Index => ({ invoiceId: 1, [field]: 1, _id: 1 });
const indexOf = (bySupplier: boolean, byWords: boolean, field: string): Index => ({
  ...(bySupplier ? { supplierId: 1 as const } : {}),
  ...(byWords ? { tokens: 1 as const } : {}),
  [field]: 1,
  _id: 1,
});

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    paymentNo: String,
    supplierId: String,
    supplierName: String,
    invoiceId: String,
    invoiceNumber: String,
    date: String,
    amount: Number,
    currency: String,
    method: String,
    reference: String,
    type: String,
    reverses: String,
    reason: String,
    recordedAt: Date,
    tokens: [String],
  },
  { versionKey: false },
);
for (const byWords of [false, true]) {
  for (const field of Object.values(SORT_FIELDS)) schema.index(indexOf(false, byWords, field));
  for (const field of new Set(Object.values(TAB_COLUMNS))) schema.index(indexOf(true, byWords, field));
}
for (const field of Object.values(SORT_FIELDS)) schema.index(indexOfInvoice(field));

const numberSchema = new mongoose.Schema<LastNumber>({ _id: String, last: Number }, { versionKey: false });
