import type { ORDER_STATUSES, Scope } from '@comptoir/contracts';
import {
  countUpTo,
  type Database,
  listCounted,
  modelOf,
  type Page,
  type PagePosition,
  type PageQuery,
  searchFilter,
} from '@comptoir/storage';
import mongoose from 'mongoose';

type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A purchase order as it is kept. */
export interface Order {
  readonly id: string;
  readonly supplierId: string;
  readonly orderNo: string;
  /** YYYY-MM-DD. */
  readonly orderDate: string;
  readonly orderType?: string;
  readonly currency: string;
  readonly deliveryMethod?: string;
  readonly paymentTerms?: string;
  readonly numberOfArticle: number;
  readonly status: OrderStatus;
  readonly open: boolean;
}

type Row = Omit<Order, 'id'> & { _id: string; tokens: string[] };

export interface OrderListQuery {
  readonly search?: string | undefined;
  readonly status?: OrderStatus | undefined;
  /** `field` is one of SORT_FIELDS' values. */
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' };
  readonly page: PagePosition;
}

/** What a list is sorted by: the column's name and the indexed field. */
export const SORT_FIELDS = { orderNo: 'orderNo', orderDate: 'orderDate' } as const;

export type OrderStore = ReturnType<typeof createOrderStore>;

/** Purchase orders, as the callers' scopes show them. */
export function createOrderStore(database: Database) {
  const model = modelOf<Row>(database, 'orders', schema);

  const pageQuery = (scope: Scope, { sort, page, ...filters }: OrderListQuery): PageQuery<Row> => ({
    model,
    filter: filterOf(filters),
    sort,
    page,
    hint: indexFor(scope, filters, sort.field),
  });

  const count = (scope: Scope, filters: Pick<OrderListQuery, 'search' | 'status'>) =>
    countUpTo(scope, { model, filter: filterOf(filters) });

  return {
    count,
    pageQuery,
    async list(scope: Scope, query: OrderListQuery): Promise<Page<Order> & { total: number; atLeast: boolean }> {
      const page = await listCounted(scope, pageQuery(scope, query), () => count(scope, query));
      return { ...page, rows: page.rows.map(({ _id, tokens, ...order }) => ({ ...order, id: _id })) };
    },
  };
}

const filterOf = ({ search, status }: Pick<OrderListQuery, 'search' | 'status'>): Record<string, unknown> => ({
  ...searchFilter(search ?? ''),
  ...(status ? { status } : {}),
});

type Index = Record<string, 1>;

/** One index for each part a list may be narrowed by, before the field that sorts it. */
function indexFor(scope: Scope, { search, status }: Pick<OrderListQuery, 'search' | 'status'>, field: string): Index {
  const isSearched = Object.keys(searchFilter(search ?? '')).length > 0;
  return indexOf(scope.kind === 'suppliers', isSearched, status !== undefined, field);
}

const indexOf = (bySupplier: boolean, byWords: boolean, byStatus: boolean, field: string): Index => ({
  ...(bySupplier ? { supplierId: 1 as const } : {}),
  ...(byStatus ? { status: 1 as const } : {}),
  ...(byWords ? { tokens: 1 as const } : {}),
  [field]: 1,
  _id: 1,
});

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    supplierId: String,
    orderNo: String,
    orderDate: String,
    orderType: String,
    currency: String,
    deliveryMethod: String,
    paymentTerms: String,
    numberOfArticle: Number,
    status: String,
    open: Boolean,
    tokens: [String],
  },
  { versionKey: false },
);
for (const field of Object.values(SORT_FIELDS)) {
  for (const bySupplier of [false, true]) {
    for (const byWords of [false, true]) {
      for (const byStatus of [false, true]) schema.index(indexOf(bySupplier, byWords, byStatus, field));
    }
  }
}
