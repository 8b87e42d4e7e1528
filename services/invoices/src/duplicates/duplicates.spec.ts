import { expect, test } from 'vitest';
import { OTHER, PEOPLE } from '../testing/people.ts';
import { reading } from '../testing/readings.ts';
import { runningService } from '../testing/running-service.ts';

const service = await runningService();
const { admin, vera, carl, paula, supplier, stranger } = PEOPLE;
const statusOf = async (id: string) => (await service.show(admin, id)).status;

test('the same file twice stops at DUPLICATED and names the other one with every reason', async () => {
  const once = reading({ invoiceNumber: 'D-1' });
  const first = await service.toVerify(once, { sha256: 'd1' });
  const second = await service.toVerify(once, { sha256: 'd1' });
  expect(await service.show(vera, second)).toMatchObject({
    status: 'DUPLICATED',
    duplicated: true,
    duplicates: [
      {
        invoiceId: first,
        invoiceNumber: 'D-1',
        certain: true,
        reasons: ['SAME_FILE', 'SAME_NUMBER', 'SAME_TOTAL_AND_DATE'],
      },
    ],
  });
});

test('the same file twice goes on where DUPLICATE_CHECK is off, and no double is told of', async () => {
  const set = (value: string) =>
    service.hear('settings', 'SettingChanged', 'invoice/DUPLICATE_CHECK', {
      ...{ module: 'invoice', code: 'DUPLICATE_CHECK', value, previous: '' },
      by: { id: admin.id, name: admin.name, kind: 'user' },
    });
  const once = reading({ invoiceNumber: 'OFF-1' });
  await set('0');
  try {
    await service.toVerify(once, { sha256: 'off' });
    const second = await service.toVerify(once, { sha256: 'off' });
    expect(await service.show(vera, second)).toMatchObject({ status: 'TO_VERIFY', duplicated: false, duplicates: [] });
  } finally {
    await set('1');
  }
});

test('of eight copies read at once exactly one passes', async () => {
  for (let round = 0; round < 5; round += 1) {
    const once = reading({ invoiceNumber: `RACE-${round}` });
    const ids = await Promise.all(
      Array.from({ length: 8 }, async (_, copy) => {
        // four are the same file, four the same invoice as other files
        const id = await service.store({ sha256: copy % 2 ? `race-${round}` : `race-${round}-${copy}` });
        await service.start(id);
        return id;
      }),
    );
    await Promise.all(ids.map((id) => service.read(id, once)));
    const statuses = await Promise.all(ids.map(statusOf));
    expect(statuses.filter((status) => status === 'TO_VERIFY')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'DUPLICATED')).toHaveLength(7);
  }
});

test('two invoices that are verified to the same number at once do not both pass', async () => {
  const ids = await Promise.all(
    [1, 2].map(() => service.toVerify(reading({ grossTotal: undefined, netTotal: undefined }))),
  );
  const content = { invoiceNumber: 'SAME-9', grossTotal: '50.00', amountDue: '50.00', vatTotal: undefined };
  const answers = await Promise.all(ids.map((id) => service.verify(vera, id, content)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'invoice.duplicateCertain' });
});

test('a double that a person keeps goes on to be paid, and is remembered as kept', async () => {
  const once = reading({ invoiceNumber: 'KEEP-1' });
  await service.toVerify(once, { sha256: 'keep' });
  const kept = await service.toVerify(once, { sha256: 'keep' });
  expect(await service.command(vera, kept, 'keep')).toMatchObject({ status: 200, body: { status: 'TO_VERIFY' } });
  expect((await service.verify(vera, kept)).status).toBe(200);
  await service.command(carl, kept, 'control');
  const payment = { date: '2026-12-01', amount: '120.00', method: 'SEPA', reference: 'R' };
  expect(await service.command(paula, kept, 'pay', payment)).toMatchObject({ status: 200, body: { status: 'PAID' } });
});

test('a discarded double is canceled; a rejected original lets the next one pass and is named as its predecessor', async () => {
  const once = reading({ invoiceNumber: 'PRE-1' });
  const first = await service.toVerify(once, { sha256: 'pre' });
  const second = await service.toVerify(once, { sha256: 'pre' });
  expect(await service.command(vera, second, 'discard')).toMatchObject({ body: { status: 'CANCELED' } });
  await service.command(vera, first, 'reject', { reason: 'MONTANTTOTAL_ERR' });
  const third = await service.toVerify(once, { sha256: 'pre-corrected' });
  const shown = await service.show(supplier, third);
  expect(shown.status).toBe('TO_VERIFY');
  expect(shown.predecessors.map(({ invoiceId }) => invoiceId).sort()).toEqual([first, second].sort());
});

test('a likely double goes on with a warning that names the other', async () => {
  const first = await service.toVerify(reading({ invoiceNumber: 'LIKE-001' }));
  const second = await service.toVerify(reading({ invoiceNumber: 'LIKE 1', issueDate: '2026-01-15' }));
  const shown = await service.show(vera, second);
  expect(shown.status).toBe('TO_VERIFY');
  expect(shown.warningList).toContainEqual({
    code: 'LIKELY_DUPLICATE',
    values: { invoiceId: first, other: 'LIKE-001', reasons: 'ALIKE_NUMBER' },
  });
});

test('a supplier is not told that another one sent the same file', async () => {
  await service.toVerify(reading(), { sha256: 'shared' });
  const theirs = await service.toVerify(reading({ supplierVatNumber: undefined, iban: undefined }), {
    supplierId: OTHER,
    by: stranger,
    sha256: 'shared',
  });
  expect(await service.show(stranger, theirs)).toMatchObject({ status: 'DUPLICATED', duplicates: [] });
  expect((await service.show(vera, theirs)).duplicates).toHaveLength(1);
});
