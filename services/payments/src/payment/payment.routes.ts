import {
  Content,
  DocumentTabQuery,
  IdParams,
  inScope,
  Payment,
  PaymentFilter,
  PaymentRow,
  RestListQuery,
  scopeOf,
} from '@comptoir/contracts';
import { type App, callerOf, Problem, readRestList, readSpecificationList, sendRestList } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { type PaymentStore, SORT_FIELDS, TAB_COLUMNS } from './payment.store.ts';
import { paymentRow, paymentView } from './payment-view.ts';

const PATH = '/api/v1/payments';
const NEWEST_FIRST = { field: 'date', direction: 'desc' } as const;
const LIST = { sorts: SORT_FIELDS, defaultSort: NEWEST_FIRST, filter: PaymentFilter } as const;
const TAB = { columns: TAB_COLUMNS, defaultSort: NEWEST_FIRST } as const;

/** Payments, read only: they are recorded when invoices are paid. */
export function paymentRoutes(app: App, { payments }: { payments: PaymentStore }): void {
  const config = { action: 'payment.read' } as const;

  app.get(
    '/api/invoice/payment/:id',
    { config, schema: { params: IdParams, querystring: DocumentTabQuery, response: { 200: Content(PaymentRow) } } },
    async (request) => {
      const scope = scopeOf(callerOf(request));
      const { id: supplierId } = request.params;
      if (!inScope(scope, supplierId)) throw new Problem('not.found');
      const { sort, page } = readSpecificationList(request.query, TAB);
      const list = await payments.list(scope, { q: request.query.search, supplierId, sort, page });
      const { rows, total, atLeast } = list;
      return { content: rows.map(paymentRow), totalElements: total, ...(atLeast ? { atLeast } : {}) };
    },
  );

  app.get(
    PATH,
    { config, schema: { querystring: RestListQuery, response: { 200: Type.Array(Payment) } } },
    async (request, reply) => {
      const { sort, page, from, filter } = readRestList(request.query, LIST);
      const list = await payments.list(scopeOf(callerOf(request)), { ...filter, sort, page });
      const { rows, total, atLeast } = list;
      return sendRestList(reply, 'payments', { from, page: list, rows: rows.map(paymentView), total, atLeast });
    },
  );

  app.get(`${PATH}/:id`, { config, schema: { params: IdParams, response: { 200: Payment } } }, async (request) => {
    const payment = await payments.find(scopeOf(callerOf(request)), request.params.id);
    if (!payment) throw new Problem('not.found');
    return paymentView(payment);
  });
}
