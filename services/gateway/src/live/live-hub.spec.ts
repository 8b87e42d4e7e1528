import type { UserCaller } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { createLiveHub, type LiveStream } from './live-hub.ts';

const caller: UserCaller = {
  kind: 'user',
  id: 'u',
  name: 'Ada',
  email: 'a@b.c',
  roles: ['admin'],
  supplierIds: [],
  language: 'en',
  authenticatedAt: 0,
};

function stream(sessionId = 's') {
  const state = { text: '', waiting: 0, closed: false };
  const sink = {
    write: (text: string) => {
      state.text += text;
    },
    get waiting() {
      return state.waiting;
    },
    close: () => {
      state.closed = true;
    },
  };
  return Object.assign(state, { stream: { sessionId, caller, sink } satisfies LiveStream });
}

const event = (id: string) => ({
  id,
  type: 'InvoiceMoved',
  version: 1,
  occurredAt: '',
  source: 'invoices',
  subject: 'i',
  sequence: 1,
  correlationId: 'c',
  data: {},
});

it('cuts off a browser that does not read, and goes on with the others', () => {
  const hub = createLiveHub();
  const [slow, quick] = [stream('slow'), stream('quick')];
  hub.open(slow.stream);
  hub.open(quick.stream);
  slow.waiting = 300_000;
  hub.tell(event('one'), 'comptoir.invoices.v1');
  expect([slow.closed, quick.closed, hub.size]).toEqual([true, false, 1]);
  expect(quick.text).toContain('"one"');
});

it('keeps a bounded number of events: who was away longer is told to load anew', () => {
  const hub = createLiveHub();
  const first = stream();
  hub.open(first.stream);
  const place = /id: (\S+)/.exec(first.text)?.[1];
  for (let count = 0; count < 5_001; count += 1) hub.tell(event(`event-${count}`), 'comptoir.invoices.v1');
  const back = stream();
  hub.open(back.stream, place);
  expect(back.text).toMatch(/event: resync/);
  expect(back.text).not.toMatch(/event: change/);
});

it('keeps few streams a session: the oldest makes room', () => {
  const hub = createLiveHub();
  const streams = Array.from({ length: 9 }, () => stream());
  for (const each of streams) hub.open(each.stream);
  expect(streams.map(({ closed }) => closed)).toEqual([true, ...Array.from({ length: 8 }, () => false)]);
});

it('ends the streams whose session is gone when it looks again', async () => {
  const hub = createLiveHub();
  const [gone, stays] = [stream('gone'), stream('stays')];
  hub.open(gone.stream);
  hub.open(stays.stream);
  await hub.beat(async ({ sessionId }) => (sessionId === 'stays' ? caller : undefined));
  expect([gone.closed, stays.closed]).toEqual([true, false]);
  expect(gone.text).toMatch(/event: signed-out/);
  expect(stays.text).toMatch(/: beat\n\n$/);
});
