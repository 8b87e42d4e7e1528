import type { EventOf } from '@comptoir/contracts';
import { createEmbeddedBus } from '@comptoir/event-bus';
import { testDatabase } from '@comptoir/testing';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSettingsCopy } from './settings-copy.ts';

const database = await testDatabase('settings-copy');
const bus = createEmbeddedBus({ logger: pino({ level: 'silent' }) });

const changed = (value: string, sequence: number, code = 'INVOICE_MAXIMUM_SIZE'): EventOf<'SettingChanged'> => ({
  id: `event-${code}-${sequence}`,
  type: 'SettingChanged',
  version: 1,
  occurredAt: '2026-01-01T00:00:00.000Z',
  source: 'settings',
  subject: `invoice/${code}`,
  sequence,
  correlationId: 'correlation',
  data: { module: 'invoice', code, value, previous: '', by: { id: 'u', name: 'Ada', kind: 'user' } },
});

it('answers a supplier’s own value where it has one, else what holds for all', async () => {
  const copy = createSettingsCopy({ database, bus });
  await copy.start();
  const say = (value: string, sequence: number, supplierId?: string) => {
    const event = changed(value, sequence, 'CERTAINTY');
    const subject = ['extraction', 'CERTAINTY', ...(supplierId ? [supplierId] : [])].join('/');
    const data = { ...event.data, module: 'extraction', ...(supplierId && { supplierId }) };
    return database.withTransaction((session) => copy.handlers.SettingChanged({ ...event, subject, data }, session));
  };
  const certainty = (supplierId?: string) => copy.of('extraction', 'CERTAINTY', supplierId);
  expect([certainty(), certainty('acme')]).toEqual(['90', '90']);
  await say('95', 1, 'acme');
  expect([certainty(), certainty('acme'), certainty('bolt')]).toEqual(['90', '95', '90']);
  await say('80', 1);
  await say('', 2, 'acme');
  expect([certainty(), certainty('acme')]).toEqual(['80', '80']);
  await copy.stop();
});

it('answers the first values, then the latest change, whatever the order changes come in, and again after a restart', async () => {
  const copy = createSettingsCopy({ database, bus });
  await copy.start();
  expect(copy.number('INVOICE_MAXIMUM_SIZE')).toBe(2);
  expect(copy.isOn('DUAL_CONTROL')).toBe(true);
  expect(copy.numberIfSet('APPROVAL_THRESHOLD')).toBeUndefined();

  const take = (event: EventOf<'SettingChanged'>) =>
    database.withTransaction((session) => copy.handlers.SettingChanged(event, session));
  await take(changed('5', 2));
  expect(copy.number('INVOICE_MAXIMUM_SIZE')).toBe(5);
  await take(changed('3', 1));
  expect(copy.number('INVOICE_MAXIMUM_SIZE')).toBe(5);
  await take(changed('0', 1, 'DUAL_CONTROL'));
  await take(changed('1500.5', 1, 'APPROVAL_THRESHOLD'));
  await copy.stop();

  const restarted = createSettingsCopy({ database, bus });
  await restarted.start();
  expect(restarted.number('INVOICE_MAXIMUM_SIZE')).toBe(5);
  expect(restarted.isOn('DUAL_CONTROL')).toBe(false);
  expect(restarted.numberIfSet('APPROVAL_THRESHOLD')).toBe(1500.5);
  await restarted.stop();
});

it('does not see a change whose transaction was given up', async () => {
  const copy = createSettingsCopy({ database, bus });
  await copy.start();
  const before = copy.text('AMOUNT_TOLERANCE');
  const failing = database.withTransaction(async (session) => {
    await copy.handlers.SettingChanged(changed('9', 9, 'AMOUNT_TOLERANCE'), session);
    throw new Error('given up');
  });
  await expect(failing).rejects.toThrow('given up');
  expect(copy.text('AMOUNT_TOLERANCE')).toBe(before);
  await copy.stop();
});

it('follows a change that another process of the service handled', async () => {
  const copy = createSettingsCopy({ database, bus });
  await copy.start();
  await bus.publish('comptoir.settings.v1', [changed('0', 7, 'DUPLICATE_CHECK')]);
  await expect.poll(() => copy.isOn('DUPLICATE_CHECK')).toBe(false);
  await copy.stop();
});
