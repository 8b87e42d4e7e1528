import { type Content, type PendingBankChange, SCOPE_ALL, type Scope, type UserCaller } from '@comptoir/contracts';
import { assertIndexed, newId } from '@comptoir/storage';
import { aClerk, anAccountant, anAdmin, aPurchaser, testDatabase } from '@comptoir/testing';
import type { Static } from 'typebox';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeDesk, type Firm, IBAN } from '../testing/change-desk.ts';
import { createChangeRequestStore } from './change-request.store.ts';
import type { ChangeRequest } from './change-request.ts';

describe('the bank changes that wait', async () => {
  const desk = await changeDesk();
  const list = async (caller: UserCaller, query = '') => {
    const answer = await desk.service.call(caller, `/api/v1/bank-changes${query}`);
    return {
      status: answer.status,
      range: answer.headers.get('content-range'),
      rows: (answer.ok ? await answer.json() : []) as PendingBankChange[],
    };
  };
  const specified = async (caller: UserCaller, query = '') =>
    (await desk.ask(caller, `/api/invoice/supplier/ibanRequests${query}`)).body as unknown as Static<
      ReturnType<typeof Content<typeof PendingBankChange>>
    >;
  const typist = anAdmin();
  const firms: Firm[] = [];
  beforeAll(async () => {
    // Typed by staff, asked for by the supplier, and one that was decided.
    firms.push(await desk.firm({ bank: {} }), await desk.firm({ bank: {} }), await desk.firm());
    for (const firm of firms.slice(0, 2)) await typed(firm);
    const [, , third] = firms;
    if (third) await desk.guess(third, desk.idOf(await desk.askIban(third)), desk.messaging.code(), 'IBAN');
    const decided = await desk.firm({ bank: {} });
    await typed(decided);
    await desk.accept(desk.admin(), decided);
  });
  async function typed(firm: Firm): Promise<void> {
    desk.waitMinutes(1);
    const supplier = await desk.onFile(firm);
    await desk.ask(typist, `/api/v1/suppliers/${firm.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...supplier, ...IBAN }),
    });
  }

  test('are told to who may accept them, the oldest first, with what stands in the way', async () => {
    const { rows, range } = await list(desk.admin());
    expect(rows.map(({ supplierId }) => supplierId)).toEqual(firms.map(({ id }) => id));
    expect(range).toBe('bank-changes 0-2/3');
    expect(rows.map(({ typed, own, awaitsCallBack }) => [typed, own, awaitsCallBack])).toEqual([
      [true, false, false],
      [true, false, false],
      [false, false, false],
    ]);
    expect(rows[0]).toMatchObject({
      supplierName: (await desk.onFile(firms[0] as Firm)).raisonSociale,
      requestedBy: typist.name,
      iban: 'FR76 •••• 0189',
    });
    expect(JSON.stringify(rows)).not.toContain(IBAN.iban);
    expect((await list(typist)).rows.map(({ own }) => own)).toEqual([true, true, false]);
  });

  test('come in both dialects, by pages, and in the other order', async () => {
    const oldest = await specified(desk.admin(), '?pageSize=2');
    expect([oldest.content.length, oldest.totalElements]).toEqual([2, 3]);
    const rest = await specified(desk.admin(), '?pageSize=2&pageNo=1');
    expect([...oldest.content, ...rest.content].map(({ supplierId }) => supplierId)).toEqual(firms.map(({ id }) => id));
    const newest = await list(desk.admin(), '?sort=["requestedAt","DESC"]&range=[0,0]');
    expect([newest.rows[0]?.supplierId, newest.range]).toEqual([firms[2]?.id, 'bank-changes 0-0/3']);
    for (const query of ['?sort=["iban","ASC"]', '?filter={"iban":"x"}']) {
      expect((await list(desk.admin(), query)).status).toBe(400);
    }
  });

  test('are nobody else’s, and of who sees some suppliers only theirs', async () => {
    for (const caller of [aClerk(), anAccountant(), aPurchaser(), firms[0]?.person as UserCaller]) {
      expect((await list(caller)).status).toBe(403);
    }
    const [, second] = firms;
    const some = anAdmin({ supplierIds: [second?.id ?? ''] });
    expect((await list(some)).rows.map(({ supplierId }) => supplierId)).toEqual([second?.id]);
    expect((await specified(some)).totalElements).toBe(1);
    expect(await list(anAdmin({ supplierIds: [newId()] }))).toMatchObject({ rows: [], range: 'bank-changes */0' });
  });
});

describe('of three hundred of them and as many that were decided', async () => {
  const database = await testDatabase('bank-changes');
  const store = createChangeRequestStore(database);
  const ids = Array.from({ length: 300 }, () => newId());
  const request = (supplierId: string, n: number, state: ChangeRequest['state']): ChangeRequest => ({
    ...{ id: newId(), supplierId, kind: 'IBAN', state, version: 1, before: {}, after: {} },
    ...{ asked: { by: { id: 'a', name: 'A' }, at: new Date(1_800_000_000_000 - n) }, typed: true },
    ...{ guesses: 0, ways: [], needsCallBack: false },
  });
  beforeAll(async () => {
    await database.ensureIndexes();
    await database.withTransaction(async (session) => {
      await store.insert(
        session,
        ...ids.flatMap((id, n) => [request(id, n, 'PENDING_APPROVAL'), request(id, n, 'ACCEPTED')]),
      );
    });
  });
  const SCOPES: ReadonlyArray<readonly [string, Scope]> = [
    ['all', SCOPE_ALL],
    ['one supplier', { kind: 'suppliers', ids: ids.slice(0, 1) }],
    ['three suppliers', { kind: 'suppliers', ids: ids.slice(0, 3) }],
  ];

  test.each(SCOPES)('a page comes straight from an index for one whose scope is %s', async (_who, scope) => {
    for (const direction of ['asc', 'desc'] as const) {
      for (const offset of [0, 20]) {
        await assertIndexed(scope, store.waitingQuery(scope, { direction, page: { limit: 10, offset } }));
      }
    }
  });

  test('no page holds another’s row, nor one that was decided', async () => {
    const scope: Scope = { kind: 'suppliers', ids: ids.slice(5, 8) };
    const query = { direction: 'asc', page: { limit: 100, offset: 0 } } as const;
    const { rows, ...counted } = await store.waiting(scope, query);
    expect(rows.map(({ supplierId }) => supplierId)).toEqual(ids.slice(5, 8).toReversed());
    expect(rows.every(({ state }) => state === 'PENDING_APPROVAL')).toBe(true);
    expect(counted).toMatchObject({ total: 3, atLeast: false });
    expect(await store.waiting(SCOPE_ALL, query)).toMatchObject({ total: 300, atLeast: false });
  });
});
