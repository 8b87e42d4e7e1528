import type { AuditEntry, DeadLetterDetail, DeadLetterOutcome, DeadLetterSummary } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { keepLines } from './log-lines.ts';
import { operate, typed } from './operate.ts';
import { refusePoison, tellSupplier } from './poisoned-copy.ts';
import type { Session } from './session.ts';
import { newPrefix, startTestPortal } from './test-portal.ts';

const LETTERS = '/api/v1/dead-letters';
const IBAN = 'FR7630006000011234567890189';

const databasePrefix = newPrefix();
const log = keepLines();
const { portal, as } = await startTestPortal({}, { databasePrefix, log });
const [admin, alice, supplier] = await Promise.all([as('admin'), as('alice'), as('atelier')]);
const invoices = portal.databases.invoices;

const waiting = (filter: object = {}): Promise<DeadLetterSummary[]> =>
  admin.json(`${LETTERS}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,49]`);
const pathOf = (id: string, command = ''): string => `${LETTERS}/${encodeURIComponent(id)}${command}`;
const problemOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return { status: response.status, code: ((await response.json()) as { code?: string }).code };
};
const posted = (session: Session, path: string, body: unknown) =>
  session.call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** A supplier's change that invoices cannot take while its database refuses it, and takes once that is repaired. */
async function poison(): Promise<{ id: string; letter: DeadLetterSummary }> {
  await refusePoison(invoices, true);
  const id = newId();
  await tellSupplier(portal, { id, sequence: 1, iban: IBAN });
  const letter = await eventually('a dead letter', async () =>
    (await waiting({ service: 'invoices' })).find(({ subject }) => subject === id),
  );
  return { id, letter };
}
const copyOf = (id: string) =>
  invoices.connection.collection<{ _id: string; name: string }>('supplier_copies').findOne({ _id: id });

test('an event a service cannot handle is listed and opened by an administrator, and replayed once the fault is gone', async () => {
  const { id, letter } = await poison();
  expect(letter).toMatchObject({
    ...{ service: 'invoices', consumer: 'invoices', state: 'waiting', type: 'SupplierChanged', attempts: 5 },
    cause: { name: 'MongoServerError' },
  });
  expect((await waiting()).map((one) => one.id)).toContain(letter.id);
  expect(await waiting({ service: 'payments' })).toEqual([]);

  const opened = await admin.json<DeadLetterDetail>(pathOf(letter.id));
  expect(opened.event).toMatchObject({ subject: id, data: { iban: IBAN, name: 'Poison' } });
  expect(opened.stack).toContain('MongoServerError');

  expect(await problemOf(posted(admin, pathOf(letter.id, '/replay'), {}))).toEqual({
    status: 422,
    code: 'deadLetter.failed',
  });
  await refusePoison(invoices, false);
  const replays = await Promise.all(
    [1, 2, 3, 4].map(() => admin.post<DeadLetterOutcome>(pathOf(letter.id, '/replay'), { reason: 'repaired' })),
  );
  expect(replays.map(({ outcome }) => outcome).sort()).toEqual(['ended', 'ended', 'ended', 'replayed']);
  expect(await copyOf(id)).toMatchObject({ name: 'Poison' });

  const after = await admin.json<DeadLetterDetail>(pathOf(letter.id));
  expect(after).toMatchObject({ state: 'replayed', attempts: 6 });
  expect(after.decisions).toMatchObject(
    [
      { decision: 'failed', by: { name: 'Ada Admin' } },
      { decision: 'replayed', by: { name: 'Ada Admin' }, reason: 'repaired' },
    ].map(({ by: _, ...decision }) => decision),
  );
  expect(after.decisions.every(({ by }) => by.id !== '' && by.name !== '')).toBe(true);
});

test('one that later events overtook is replayed only when a person says so', async () => {
  const { id, letter } = await poison();
  await refusePoison(invoices, false);
  await tellSupplier(portal, { id, sequence: 2, name: 'Later' });
  await eventually('the later event', async () => (await copyOf(id))?.name === 'Later');

  expect(await problemOf(posted(admin, pathOf(letter.id, '/replay'), {}))).toEqual({
    status: 409,
    code: 'deadLetter.older',
  });
  expect(await admin.post(pathOf(letter.id, '/replay'), { evenIfOlder: true })).toEqual({ outcome: 'replayed' });
  expect(await copyOf(id)).toMatchObject({ name: 'Later' });
});

test('one is discarded with a reason, which is kept, and not without', async () => {
  const { letter } = await poison();
  for (const body of [{}, { reason: '  ' }]) {
    expect((await posted(admin, pathOf(letter.id, '/discard'), body)).status).toBe(400);
  }
  expect(await admin.post(pathOf(letter.id, '/discard'), { reason: 'sent by a test' })).toEqual({
    outcome: 'discarded',
  });
  expect(await admin.post(pathOf(letter.id, '/replay'), {})).toEqual({ outcome: 'ended' });
  expect(await admin.post(pathOf(letter.id, '/discard'), { reason: 'again' })).toEqual({ outcome: 'ended' });
  const { state, decisions } = await admin.json<DeadLetterDetail>(pathOf(letter.id));
  expect({ state, decisions }).toMatchObject({
    state: 'discarded',
    decisions: [{ decision: 'discarded', reason: 'sent by a test' }],
  });
  expect((await waiting({ state: 'discarded' })).map(({ id }) => id)).toContain(letter.id);
});

test('nobody but an administrator sees or decides any, and what is not there is not found', async () => {
  const { letter } = await poison();
  for (const session of [alice, supplier]) {
    expect(await problemOf(session.call(LETTERS))).toEqual({ status: 403, code: 'access.denied' });
    expect(await problemOf(session.call(pathOf(letter.id)))).toEqual({ status: 403, code: 'access.denied' });
    expect((await posted(session, pathOf(letter.id, '/discard'), { reason: 'mine' })).status).toBe(403);
  }
  expect((await fetch(`${portal.url}${LETTERS}`, { headers: { host: 'localhost' } })).status).not.toBe(200);
  for (const id of ['invoices:none', 'gateway:none', 'nobody:none']) {
    expect(await problemOf(admin.call(pathOf(id)))).toEqual({ status: 404, code: 'not.found' });
  }
  expect((await admin.call(pathOf('..%2f..'))).status).toBeGreaterThanOrEqual(400);
  const headers = { 'content-type': 'application/json' };
  expect((await admin.call(`${LETTERS}?range=[90,120]`, { headers })).status).toBe(400);
});

test('the command line lists, opens, replays and discards, and says what it did', async () => {
  const dead = (...args: string[]) => operate(databasePrefix, 'dead-letters', ...args);
  const [{ id, letter }, other] = [await poison(), await poison()];
  expect((await typed(databasePrefix, 'dead-letters', 'list', '--service', 'invoices')).out).toContain(letter.id);
  expect(JSON.parse((await dead('open', letter.id)).out)).toMatchObject({ event: { data: { iban: IBAN } } });

  const failed = await dead('replay', letter.id);
  expect(failed).toMatchObject({ code: 1, err: expect.stringMatching(/failed again: MongoServerError/) });
  await refusePoison(invoices, false);
  await tellSupplier(portal, { id, sequence: 2, name: 'Later' });
  await eventually('the later event', async () => (await copyOf(id))?.name === 'Later');
  expect(await dead('replay', letter.id)).toMatchObject({ code: 1, err: expect.stringContaining('--even-if-older') });
  expect(await dead('replay', letter.id, '--even-if-older')).toMatchObject({ code: 0, out: `${letter.id} replayed\n` });
  expect(await dead('replay', letter.id)).toMatchObject({ code: 0, out: `${letter.id} was replayed before\n` });

  expect(await dead('discard', other.letter.id)).toMatchObject({
    code: 1,
    err: expect.stringContaining('--reason TEXT'),
  });
  expect((await dead('discard', other.letter.id, '--reason', 'a test')).out).toBe(`${other.letter.id} discarded\n`);
  const { decisions } = await admin.json<DeadLetterDetail>(pathOf(other.letter.id));
  expect(decisions).toMatchObject([{ decision: 'discarded', reason: 'a test', by: { id: 'operator:spec' } }]);
  expect((await dead('open', 'invoices:nothing')).err).toContain('has no dead letter');
}, 60_000);

test('who decided about them is in the audit trail, in the browser and by the command line', async () => {
  const decided = (action: string) =>
    admin.json<AuditEntry[]>(`/api/v1/audit?range=[0,49]&filter=${encodeURIComponent(JSON.stringify({ action }))}`);
  const [replayed, discarded] = await eventually('the decisions', async () => {
    const found = [await decided('deadLetter.replay'), await decided('deadLetter.discard')] as const;
    return found[0].length >= 5 && found[1].length >= 2 && found;
  });
  expect(replayed.map(({ after }) => after?.state).sort()).toEqual([
    ...['replayed', 'replayed', 'replayed'],
    ...['waiting', 'waiting'],
  ]);
  expect(discarded.map(({ by, after, roles }) => [by.id, after?.reason, roles.length > 0])).toEqual([
    ['operator:spec', 'a test', true],
    [expect.any(String), 'sent by a test', true],
  ]);
  expect(discarded[1]?.address).toBeDefined();
  expect(discarded[1]?.about).toMatchObject({ kind: 'deadLetter', name: 'SupplierChanged' });
});

test('what the letters hold about persons is in no line of any log', () => {
  expect(log.lines.some((line) => line.includes('dead letter'))).toBe(true);
  expect(log.lines.filter((line) => line.includes(IBAN) || line.includes('poison@example.org'))).toEqual([]);
});
