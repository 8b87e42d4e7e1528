import { PROJECTIONS } from '@comptoir/contracts';
import { expect, test } from 'vitest';
import { sendInvoices } from './browser/send-invoices.ts';
import { eventually } from './eventually.ts';
import { operate, typed } from './operate.ts';
import { newPrefix, startTestPortal } from './test-portal.ts';

const databasePrefix = newPrefix();
// It is asked without a pause while each is rebuilt.
const unlimited = { RATE_LIMIT_USER: '1000000', RATE_LIMIT_ADDRESS: '1000000' };
const tested = await startTestPortal(unlimited, { databasePrefix });
const { portal, as } = tested;
const admin = await as('admin');
await sendInvoices(tested, 'atelier', ['F-2026-901', 'F-2026-902'], { lineCount: 1 });

/** Where each copy is. */
const COLLECTIONS: Readonly<Record<keyof typeof PROJECTIONS, string>> = {
  'gateway.users': 'known_users',
  'suppliers.users': 'account_managers',
  'identity.suppliers': 'supplier_names',
  'messaging.users': 'supplier_users',
  'messaging.staff': 'staff_copies',
  'messaging.suppliers': 'supplier_copies',
  'messaging.invoices': 'invoice_copies',
  'messaging.settings': 'settings_copy',
  'invoices.suppliers': 'supplier_copies',
  'invoices.settings': 'settings_copy',
  'identity.settings': 'settings_copy',
  'documents.settings': 'settings_copy',
  'suppliers.settings': 'settings_copy',
};
const copyOf = (name: keyof typeof PROJECTIONS) => {
  const service = name.split('.')[0] as keyof typeof portal.databases;
  return portal.databases[service].connection.collection(COLLECTIONS[name]);
};
/** MongoDB ends a scan of a collection that another one takes the place of (QueryPlanKilled): then it counts the new one. */
async function countOf(name: keyof typeof PROJECTIONS): Promise<number> {
  for (;;) {
    try {
      return await copyOf(name).countDocuments();
    } catch (error) {
      if ((error as { code?: unknown }).code !== 175) throw error;
    }
  }
}
const rowsOf = async (name: keyof typeof PROJECTIONS) => copyOf(name).find().sort({ _id: 1 }).toArray();

test.each(Object.keys(PROJECTIONS) as Array<keyof typeof PROJECTIONS>)(
  '%s, spoilt and cut to half, is rebuilt from its owner while the portal serves',
  async (name) => {
    await admin.call('/api/admin/setting/invoice', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ code: 'AMOUNT_TOLERANCE', value: String(Math.random()).slice(0, 4), changed: true }]),
    });
    await eventually('the copy', async () => (await rowsOf(name)).length > 0);
    await eventually(
      'quiet',
      async () =>
        (await portal.databases[PROJECTIONS[name]].connection.collection('outbox_events').countDocuments()) === 0,
    );
    const before = await rowsOf(name);
    const [spoilt, ...lost] = before;
    await copyOf(name).updateOne({ _id: spoilt?._id }, { $set: { name: 'spoilt', value: 'spoilt', sequence: 0 } });
    await copyOf(name).deleteMany({ _id: { $in: lost.slice(0, Math.ceil(lost.length / 2)).map(({ _id }) => _id) } });

    let over = false;
    let least = Number.POSITIVE_INFINITY;
    const watching = (async () => {
      while (!over) least = Math.min(least, await countOf(name));
    })();
    const answers: number[] = [];
    const serving = (async () => {
      while (!over) answers.push((await admin.call('/api/v1/suppliers?range=[0,9]')).status);
    })();
    const [{ code, out, err }] = await Promise.all([
      operate(databasePrefix, 'rebuild', name).finally(() => {
        over = true;
      }),
      watching,
      serving,
    ]);

    expect(err).toBe('');
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(new RegExp(`^${name} rebuilt from \\d+ snapshots\\n`)),
    });
    const essence = (rows: Awaited<ReturnType<typeof rowsOf>>) => rows.map(({ by: _, previous: __, ...row }) => row);
    expect(essence(await rowsOf(name))).toEqual(essence(before));
    expect(least).toBeGreaterThan(0);
    expect(new Set(answers)).toEqual(new Set([200]));
  },
  60_000,
);

test('a name that is no copy is answered with those that are', async () => {
  const { code, err } = await typed(databasePrefix, 'rebuild', 'invoices.everything');
  expect(code).toBe(1);
  expect(err).toContain('invoices.suppliers');
});
