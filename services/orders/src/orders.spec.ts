import { ORDER_STATUSES, type OrderRow, SCOPE_ALL, type UserCaller } from '@comptoir/contracts';
import { assertIndexed, newId, tokensOf } from '@comptoir/storage';
import { aClerk, anAccountant, anAdmin, aPurchaser, aSupplier, startService } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createOrderStore, SORT_FIELDS } from './order/order.store.ts';

const service = await startService('orders', createApp);
const [ours, theirs] = [newId(), newId()];
const orderOf = (supplierId: string, n: number) => ({
  _id: newId(),
  supplierId,
  orderNo: `PO-${String(n).padStart(4, '0')}`,
  orderDate: `2026-01-${String((n % 28) + 1).padStart(2, '0')}`,
  currency: 'EUR',
  numberOfArticle: n,
  status: ORDER_STATUSES[n % ORDER_STATUSES.length],
  open: true,
  tokens: tokensOf(`PO ${n}`),
});
const list = async (caller: UserCaller, query = '') =>
  (await (await service.call(caller, `/api/order${query}`)).json()) as { content: OrderRow[]; totalElements: number };

test('a room without orders says so', async () => {
  expect(await list(anAdmin())).toEqual({ content: [], totalElements: 0 });
  expect(await (await service.call(anAdmin(), '/api/order/count')).json()).toEqual({ data: 0 });
  expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
});

test('nobody is answered without a token', async () => {
  expect((await service.call(undefined, '/api/order')).status).toBe(401);
});

test('a column the list does not have is refused', async () => {
  expect((await service.call(anAdmin(), '/api/order?sortBy=password')).status).toBe(400);
});

test('each kind of staff reads all, a supplier’s user its own, one without suppliers nothing', async () => {
  const orders = service.database.connection.db?.collection<{ _id: string }>('orders');
  await orders?.insertMany([
    ...Array.from({ length: 30 }, (_, n) => orderOf(ours, n)),
    ...Array.from({ length: 5 }, (_, n) => orderOf(theirs, n)),
  ]);
  for (const caller of [anAdmin(), aClerk(), anAccountant(), aPurchaser()])
    expect((await list(caller)).totalElements).toBe(35);
  const own = await list(aSupplier(ours), '?pageSize=100');
  expect([own.totalElements, new Set(own.content.map(({ supplierId }) => supplierId))]).toEqual([30, new Set([ours])]);
  expect((await list(aSupplier())).totalElements).toBe(0);
  expect(await (await service.call(aSupplier(theirs), '/api/order/count')).json()).toEqual({ data: 5 });
});

test('it is searched, filtered by status, sorted and paged', async () => {
  const { content } = await list(aSupplier(ours), '?sortBy=-orderNo&pageNo=1&pageSize=3');
  expect(content.map(({ orderNo }) => orderNo)).toEqual(['PO-0026', 'PO-0025', 'PO-0024']);
  expect((await list(aSupplier(ours), '?status=BILLED')).totalElements).toBe(6);
  expect((await list(aSupplier(theirs), '?search=po%203')).content.map(({ orderNo }) => orderNo)).toEqual(['PO-0003']);
});

test('each filter and sort comes straight from an index', async () => {
  const store = createOrderStore(service.database);
  for (const scope of [SCOPE_ALL, { kind: 'suppliers', ids: [ours, theirs] } as const]) {
    for (const filter of [
      {},
      { search: 'po' },
      { status: 'BILLED' as const },
      { search: '3', status: 'DELIVERED' as const },
    ]) {
      for (const field of Object.values(SORT_FIELDS)) {
        await assertIndexed(
          scope,
          store.pageQuery(scope, { ...filter, sort: { field, direction: 'desc' }, page: { limit: 5, offset: 0 } }),
        );
      }
    }
  }
});
