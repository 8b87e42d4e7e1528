import type { Decision, EventEnvelope } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { entryOfEvent, factsOf, LONGEST_FACTS } from './entry-of-event.ts';

const EVENT: EventEnvelope<object> = {
  ...{ id: 'e1', type: 'X', version: 1, source: 'suppliers', subject: 's1', sequence: 1, correlationId: 'c1' },
  occurredAt: '2026-03-02T10:00:00.123Z',
  data: {},
};
const DECISION: Decision = {
  action: 'supplier.update',
  by: { id: 'u1', name: 'Ada', kind: 'user' },
  roles: ['root_administrator'],
  before: { name: 'Old' },
  after: null,
};

it('keeps who, as which role, from where, when, what before and after', () => {
  const decision = { ...DECISION, address: '10.0.0.1', device: 'Firefox, Linux' };
  expect(entryOfEvent(EVENT, decision)).toEqual({
    at: new Date('2026-03-02T10:00:00.123Z'),
    by: { id: 'u1', name: 'Ada', kind: 'user' },
    roles: ['root_administrator'],
    action: 'supplier.update',
    about: { kind: 'supplier', id: 's1', name: '' },
    before: '{"name":"Old"}',
    after: null,
    event: 'e1',
    correlationId: 'c1',
    origin: { address: '10.0.0.1', device: 'Firefox, Linux' },
  });
  expect(entryOfEvent(EVENT, DECISION).origin).toBeNull();
});

it('is about what the decision says, else the event’s supplier, else its subject', () => {
  const about = { kind: 'user', id: 'u9', name: 'Bob' };
  expect(entryOfEvent(EVENT, { ...DECISION, about }).about).toEqual(about);
  const ofSupplier = { ...EVENT, supplierId: 'acme', data: { supplierName: 'ACME' } };
  expect(entryOfEvent(ofSupplier, DECISION).about).toEqual({ kind: 'supplier', id: 'acme', name: 'ACME' });
  expect(entryOfEvent(EVENT, { ...DECISION, action: 'import.start' }).about).toEqual({
    kind: 'import',
    id: 's1',
    name: '',
  });
});

it('takes halves of characters for what the database would make of them', () => {
  const entry = entryOfEvent(EVENT, { ...DECISION, by: { ...DECISION.by, name: 'A\ud800' }, before: { a: '\udc00' } });
  expect(entry.by.name).toBe('A\ufffd');
  expect(entry.before?.isWellFormed()).toBe(true);
});

it('keeps facts that are too long by their length and digest', () => {
  const whole = { text: 'x'.repeat(LONGEST_FACTS) };
  expect(JSON.parse(factsOf(whole) ?? '')).toEqual({
    tooLong: { characters: JSON.stringify(whole).length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(factsOf({ text: 'x' })).toBe('{"text":"x"}');
});

it('takes no event of no time', () => {
  expect(() => entryOfEvent({ ...EVENT, occurredAt: 'yesterday' }, DECISION)).toThrow(RangeError);
});
