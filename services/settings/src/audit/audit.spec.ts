import { SCOPE_ALL } from '@comptoir/contracts';
import { assertIndexed } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { beforeAll, expect, it } from 'vitest';
import { auditModel, createAuditStore, pageQuery } from './audit.store.ts';

const database = await testDatabase('audit');
const audit = createAuditStore(database);
const entry = (n: number) => ({
  at: new Date(Date.UTC(2026, 0, 1) + n * 1000),
  by: { id: `user-${n % 7}`, name: `User ${n % 7}` },
  action: 'setting.change',
  subject: `invoice/CODE_${n % 5}`,
  before: String(n),
  after: String(n + 1),
});

beforeAll(async () => {
  await database.ensureIndexes();
  await database.withTransaction((session) =>
    audit.write(
      session,
      Array.from({ length: 2000 }, (_, n) => entry(n)),
    ),
  );
});

const filters = [{}, { subject: 'invoice/CODE_3' }, { by: 'user-2' }, { subject: 'invoice/CODE_3', by: 'user-2' }];

it.each(filters)('reads a page narrowed by %j straight from an index, both ways and deep down', async (filter) => {
  for (const direction of ['asc', 'desc'] as const) {
    const first = { filter, direction, page: { limit: 10, offset: 0 } };
    await assertIndexed(SCOPE_ALL, pageQuery(auditModel(database), first));
    const { next = '' } = await audit.list(SCOPE_ALL, first);
    await assertIndexed(
      SCOPE_ALL,
      pageQuery(auditModel(database), { filter, direction, page: { limit: 10, cursor: next } }),
    );
  }
});

it('lists the latest first, page after page, each entry once', async () => {
  const seen: string[] = [];
  let page: { limit: number; cursor: string } | { limit: number; offset: number } = { limit: 50, offset: 0 };
  for (;;) {
    const { rows, next, total } = await audit.list(SCOPE_ALL, {
      filter: { subject: 'invoice/CODE_1' },
      direction: 'desc',
      page,
    });
    expect(total).toBe(400);
    seen.push(...rows.map(({ before }) => before ?? ''));
    if (!next) break;
    page = { limit: 50, cursor: next };
  }
  expect(seen).toEqual(Array.from({ length: 400 }, (_, n) => String((399 - n) * 5 + 1)));
});
