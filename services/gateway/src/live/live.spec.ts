import type { LiveChange } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { afterEach, expect, it } from 'vitest';
import { startGateway } from '../testing/start-gateway.ts';

const gateway = await startGateway({ identity: (_request, response) => response.writeHead(500).end() });
const MINE = 'supplier-mine';
const THEIRS = 'supplier-theirs';
const supplier = { roles: ['supplier', 'invoice_supplier'], supplierIds: [MINE] };

interface Heard {
  readonly id?: string;
  readonly event: string;
  readonly data: LiveChange;
}

const open: AbortController[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.abort();
});

/** Listens as EventSource does; `heard` grows as events come. */
async function listen(headers: Record<string, string>, lastEventId?: string) {
  const stop = new AbortController();
  open.push(stop);
  const given = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const response = await gateway.call('/api/live', { headers: { ...headers, ...given }, signal: stop.signal });
  const heard: Heard[] = [];
  let over = false;
  const reading = (async () => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const fields = Object.fromEntries(part.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
        if (fields.event)
          heard.push({ id: fields.id, event: fields.event, data: JSON.parse(fields.data ?? '{}') } as Heard);
      }
    }
  })();
  reading.then(
    () => {
      over = true;
    },
    () => undefined,
  );
  const changes = () => heard.filter(({ event }) => event === 'change').map(({ data }) => data);
  return { response, heard, changes, isOver: () => over, stop: () => stop.abort() };
}

const begun = (stream: Awaited<ReturnType<typeof listen>>) => expect.poll(() => stream.heard.length).toBeGreaterThan(0);

it('asks for a session', async () => {
  expect((await gateway.call('/api/live')).status).toBe(401);
});

it('tells what changed by its id, and nothing else of it', async () => {
  const stream = await listen(await gateway.signedIn());
  await begun(stream);
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  await gateway.say('invoices', {
    id: 'event-1',
    type: 'InvoiceVerified',
    subject: 'invoice-1',
    supplierId: THEIRS,
    data: { iban: 'secret' },
  });
  await expect.poll(stream.changes).toEqual([{ id: 'event-1', type: 'InvoiceVerified', subject: 'invoice-1' }]);
});

it('never tells a supplier of another’s, whatever the topic, and whatever was missed', async () => {
  const me = await gateway.signedIn(supplier);
  const stream = await listen(me);
  await begun(stream);
  const [{ id: place } = {}] = stream.heard;
  const mine: string[] = [];
  for (let round = 0; round < 100; round += 1) {
    for (const topic of ['invoices', 'payments', 'suppliers', 'messaging'] as const) {
      for (const supplierId of [MINE, THEIRS, undefined]) {
        const id = newId();
        if (supplierId === MINE) mine.push(id);
        await gateway.say(topic, { id, subject: newId(), ...(supplierId !== undefined && { supplierId }) });
      }
    }
  }
  await expect.poll(() => stream.changes().map(({ id }) => id)).toEqual(mine);
  stream.stop();

  const again = await listen(me, place);
  await expect.poll(() => again.heard.at(-1)?.event).toBe('ready');
  expect(again.changes().map(({ id }) => id)).toEqual(mine);
});

it('tells a purchaser of no payment: they may not read one', async () => {
  const stream = await listen(await gateway.signedIn({ roles: ['agent_purchase'] }));
  await begun(stream);
  await gateway.say('payments', { id: newId() });
  await gateway.say('settings', { id: 'setting', subject: 'invoice/AMOUNT_TOLERANCE' });
  await expect.poll(() => stream.changes().map(({ id }) => id)).toEqual(['setting']);
});

it('tells of a comment to both sides of its thread, and of a mail to who looks after mails', async () => {
  const admin = await listen(await gateway.signedIn({ roles: ['admin'] }));
  const [agent, mine] = [await listen(await gateway.signedIn()), await listen(await gateway.signedIn(supplier))];
  await Promise.all([admin, agent, mine].map(begun));
  await gateway.say('messaging', { id: 'mail', type: 'MailSent', supplierId: MINE });
  await gateway.say('messaging', { id: 'comment', type: 'MessagePosted', supplierId: MINE });
  await expect.poll(() => admin.changes().map(({ id }) => id)).toEqual(['mail', 'comment']);
  for (const other of [agent, mine]) {
    await expect.poll(() => other.changes().map(({ id }) => id)).toEqual(['comment']);
  }
});

it('goes on after a break where it was, and says when it cannot', async () => {
  const me = await gateway.signedIn();
  const stream = await listen(me);
  await gateway.say('invoices', { id: 'seen' });
  await expect.poll(() => stream.changes().length).toBe(1);
  const place = stream.heard.at(-1)?.id;
  stream.stop();
  await gateway.say('invoices', { id: 'missed-1' });
  await gateway.say('invoices', { id: 'missed-2' });

  const again = await listen(me, place);
  await expect.poll(() => again.changes().map(({ id }) => id)).toEqual(['missed-1', 'missed-2']);
  for (const unknown of ['of-another-process-12', `${place?.split('-')[0]}-999999`, 'nonsense']) {
    const lost = await listen(me, unknown);
    await expect.poll(() => lost.heard[0]?.event).toBe('resync');
  }
});

it('ends with the session: the browser is told, and its next stream is refused', async () => {
  const me = await gateway.signedIn();
  const stream = await listen(me);
  await begun(stream);
  expect((await gateway.call('/api/logout', { method: 'POST', headers: me })).status).toBe(200);
  await expect.poll(() => stream.heard.at(-1)?.event).toBe('signed-out');
  await expect.poll(stream.isOver).toBe(true);
  expect((await gateway.call('/api/live', { headers: me })).status).toBe(401);
});

it('follows what becomes of a user: other suppliers at once, and the end when they are disabled', async () => {
  const id = newId();
  const me = await gateway.signedIn({ id, ...supplier });
  const stream = await listen(me);
  await begun(stream);
  const user = {
    email: 'a@b.c',
    firstName: 'Ada',
    lastName: 'L',
    roles: supplier.roles,
    language: 'en',
    status: 'ACTIVE',
  };
  const changed = (sequence: number, data: object) =>
    gateway.say('identity', { type: 'UserChanged', subject: id, sequence, data: { ...user, ...data } });

  await changed(2, { supplierIds: [THEIRS] });
  await gateway.say('invoices', { id: 'no longer mine', supplierId: MINE });
  await gateway.say('invoices', { id: 'mine now', supplierId: THEIRS });
  await expect.poll(() => stream.changes().map((change) => change.id)).toEqual(['mine now']);

  await changed(3, { supplierIds: [THEIRS], status: 'DISABLE' });
  await expect.poll(() => stream.heard.at(-1)?.event).toBe('signed-out');
  // What is heard late of an earlier time brings nobody back.
  await changed(1, { supplierIds: [MINE] });
  expect((await gateway.call('/api/live', { headers: me })).status).toBe(401);
});

it('tells of a training to staff, not to its supplier, and leaves a reading to the invoice’s own event', async () => {
  const [agent, mine] = [await listen(await gateway.signedIn()), await listen(await gateway.signedIn(supplier))];
  await Promise.all([agent, mine].map(begun));
  await gateway.say('extraction', { id: 'reading', type: 'DocumentRead', supplierId: MINE });
  await gateway.say('extraction', { id: 'training', type: 'TrainingCompleted', supplierId: MINE });
  await gateway.say('invoices', { id: 'invoice', type: 'InvoiceRead', supplierId: MINE });
  await expect.poll(() => agent.changes().map(({ id }) => id)).toEqual(['training', 'invoice']);
  await expect.poll(() => mine.changes().map(({ id }) => id)).toEqual(['invoice']);
});
