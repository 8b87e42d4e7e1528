import type { EventOf } from '@comptoir/contracts';
import { createLogger } from '@comptoir/service-kit';
import { eventually, startService } from '@comptoir/testing';
import { beforeEach, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { changeDesk, type Firm, IBAN, OTHER_IBAN } from '../testing/change-desk.ts';
import { startOutside } from '../testing/outside-stand-in.ts';
import { createPayeeChecks } from './verify-payee.ts';

const bank = await startOutside();
const ENV = { PAYEE_VERIFICATION_URL: `${bank.url}/vop` };
const desk = await changeDesk({ env: ENV });
const { idOf, messaging } = desk;
const silent = createLogger({ service: 'suppliers', level: 'fatal' });
beforeEach(() => bank.say({ partyNameMatch: 'MTCH' }));

/** A bank change that its supplier confirmed, and that waits. */
async function waiting(at = desk, firm?: Firm): Promise<Firm & { readonly requestId: string }> {
  const own = firm ?? (await at.firm());
  const asked = await at.askIban(own);
  await at.guess(own, idOf(asked), at.messaging.code(), 'IBAN');
  return { ...own, requestId: idOf(asked) };
}
const answered = (firm: Firm) =>
  eventually(async () => {
    const { payee, ...rest } = await desk.pending(firm);
    return payee && payee.answer !== 'AWAITED' && { ...rest, payee };
  });
const nameOf = async (firm: Firm) => (await desk.onFile(firm)).raisonSociale;

test('the bank is asked of the account that is asked for, in the supplier’s name; a match is told and warns of nothing', async () => {
  const firm = await waiting();
  const { payee, signs = [] } = await answered(firm);
  expect(payee).toMatchObject({ answer: 'MATCH', asked: await nameOf(firm) });
  expect(signs.map(({ code }) => code)).toEqual(['COUNTRY_CHANGED', 'COUNTRY_FOREIGN', 'CHANGED_LATELY']);
  const sent = bank.heard.map(({ body }) => JSON.parse(body));
  expect(sent).toContainEqual({ party: { name: await nameOf(firm) }, partyAccount: { iban: OTHER_IBAN.iban } });
});

test.each([
  [{ partyNameMatch: 'NMTC' }, 'NO_MATCH', undefined],
  [{ partyNameMatch: 'CMTC', matchedName: 'FIRM & SONS' }, 'CLOSE_MATCH', 'FIRM & SONS'],
  [{ partyNameMatch: 'NOAP' }, 'NOT_POSSIBLE', undefined],
] as const)('%j is told among what makes the change doubtful, and to staff alone', async (said, answer, name) => {
  bank.say(said);
  const firm = await waiting();
  const { signs = [], payee } = await answered(firm);
  expect(payee?.answer).toBe(answer);
  const values = { asked: await nameOf(firm), name: name ?? '–' };
  expect(signs.filter(({ code }) => code.startsWith('PAYEE_'))).toEqual([{ code: `PAYEE_${answer}`, values }]);
  const own = await desk.pending(firm, firm.person);
  expect([own.id, own.payee, own.signs]).toEqual([firm.requestId, undefined, undefined]);
  // It is a word to who decides: who decides may accept all the same.
  expect((await desk.accept(desk.admin(), firm, firm.requestId)).status).toBe(200);
});

test('the answer stands in the history and goes to the audit trail, the name the bank told in neither', async () => {
  bank.say({ partyNameMatch: 'CMTC', matchedName: 'SECRET HOLDER' });
  const firm = await waiting();
  await answered(firm);
  expect(await desk.history(firm)).toContain('PAYEE CLOSE_MATCH');
  const told = await eventually(() =>
    desk.told(firm).find(({ data }) => (data as EventOf<'ChangeRequestMoved'>['data']).action === 'PAYEE'),
  );
  expect(told).toMatchObject({
    type: 'ChangeRequestMoved',
    data: {
      ...{ from: 'PENDING_APPROVAL', to: 'PENDING_APPROVAL', reason: 'CLOSE_MATCH', notify: [] },
      decision: { action: 'change.IBAN.PAYEE' },
    },
  });
  expect(JSON.stringify([desk.told(firm), await desk.history(firm)])).not.toContain('SECRET HOLDER');
});

test('a bank that does not answer is asked again, and nobody has to wait for it', async () => {
  let asked = 0;
  bank.answer((response) => {
    asked += 1;
    if (asked <= 2) response.writeHead(503).end();
    else response.writeHead(200).end('{"partyNameMatch":"MTCH"}');
  });
  expect((await answered(await waiting())).payee?.answer).toBe('MATCH');
  expect(asked).toBe(3);

  bank.answer(() => undefined);
  const firm = await waiting();
  expect((await desk.pending(firm)).payee).toEqual({ answer: 'AWAITED' });
  expect((await desk.accept(desk.admin(), firm, firm.requestId)).status).toBe(200);
  expect(await desk.onFile(firm)).toMatchObject(OTHER_IBAN);
});

test('what was never answered is kept as not possible to tell; what was decided meanwhile stays as it was decided', async () => {
  // Without anybody who asks, so that the queue is this test's own.
  const quiet = await changeDesk();
  const parts = { ...quiet.parts };
  const checks = createPayeeChecks(parts, silent);
  const [left, decided] = [await waiting(quiet), await waiting(quiet)];
  await quiet.accept(quiet.admin(), decided, decided.requestId);
  for (const { requestId } of [left, decided]) {
    await parts.database.withTransaction((session) =>
      checks.enqueue(session, { key: requestId, payload: { requestId } }),
    );
  }
  for (let job = await checks.claim('test'); job; job = await checks.claim('test')) {
    await checks.fail(job.id, job.attempt, { retryAfterMs: 0, cause: 'the bank is away' });
  }
  expect((await quiet.pending(left)).payee).toMatchObject({ answer: 'NOT_POSSIBLE' });
  expect(await quiet.history(left)).toContain('PAYEE NOT_POSSIBLE');
  expect(await quiet.history(decided)).not.toContain('PAYEE NOT_POSSIBLE');
});

test('where nobody is set up to be asked nothing is said of it; once somebody is, those that wait are asked of', async () => {
  const quiet = await changeDesk();
  const firm = await waiting(quiet);
  const before = bank.heard.length;
  expect(await quiet.pending(firm)).not.toHaveProperty('payee');
  const again = await startService('suppliers', createApp, {
    database: quiet.service.database,
    clock: quiet.clock,
    urls: { messaging: quiet.messaging.url },
    env: ENV,
  });
  await eventually(async () => (await quiet.pending(firm)).payee?.answer === 'MATCH');
  expect(bank.heard.length).toBe(before + 1);
  await again.close();
});

test('staff’s own typing is asked of as well', async () => {
  const firm = await desk.firm({ bank: {} });
  const path = `/api/v1/suppliers/${firm.id}`;
  const supplier = await desk.onFile(firm);
  const saved = await desk.ask(desk.admin(), path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...supplier, ...IBAN }),
  });
  expect(saved.status).toBe(200);
  expect((await answered(firm)).payee.answer).toBe('MATCH');
  expect(messaging.taken).toBeDefined();
});
