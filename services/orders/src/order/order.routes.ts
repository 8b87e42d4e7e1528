import { Content, Data, OrderListQuery, OrderRow, scopeOf } from '@comptoir/contracts';
import { type App, callerOf, readSpecificationList } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { type OrderStore, SORT_FIELDS } from './order.store.ts';

const LIST = { columns: SORT_FIELDS, defaultSort: { field: SORT_FIELDS.orderDate, direction: 'desc' } } as const;

/** `GET /api/order` and `/api/order/count`: the orders a caller may see. */
export function orderRoutes(app: App, { orders }: { orders: OrderStore }): void {
  const config = { action: 'order.read' } as const;

  app.get(
    '/api/order',
    { config, schema: { querystring: OrderListQuery, response: { 200: Content(OrderRow) } } },
    async (request) => {
      const { search, status } = request.query;
      const { sort, page } = readSpecificationList(request.query, LIST);
      const list = await orders.list(scopeOf(callerOf(request)), { search, status, sort, page });
      return { content: list.rows, totalElements: list.total, ...(list.atLeast ? { atLeast: true } : {}) };
    },
  );

  app.get('/api/order/count', { config, schema: { response: { 200: Data(Type.Integer()) } } }, async (request) => ({
    data: (await orders.count(scopeOf(callerOf(request)), {})).total,
  }));
}
