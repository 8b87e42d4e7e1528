import {
  type Decider,
  decisionOf,
  type EventData,
  type NewEvent,
  type SettingChanges,
  type SettingModule,
  settingSubject,
  type UserCaller,
} from '@comptoir/contracts';
import type { Outbox } from '@comptoir/event-bus';
import { type Clock, Problem } from '@comptoir/service-kit';
import type { Database } from '@comptoir/storage';
import { decideChanges, type SettingChange, type SettingState } from './decide-changes.ts';
import type { SettingStore } from './setting.store.ts';

export interface ChangeSettingsParts {
  readonly database: Database;
  readonly settings: SettingStore;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/**
 * Saves what really changes of a module, or of what one supplier has of its own in it, with its events, in one
 * transaction.
 * @returns the whole module afterwards
 * @throws Problem setting.unknown, setting.value, stepUp.required
 */
export function changeSettings(
  { database, settings, outbox, clock }: ChangeSettingsParts,
  {
    module,
    supplierId,
    wanted,
    caller,
    by,
  }: { module: SettingModule; supplierId?: string; wanted: SettingChanges; caller: UserCaller; by: Decider },
): Promise<Map<string, SettingState>> {
  return database.withTransaction(async (session) => {
    const current = await settings.readModule(module, supplierId, session);
    const now = clock.now();
    const decision = decideChanges(module, wanted, current, {
      authenticatedAt: caller.authenticatedAt,
      now,
      mayBeEmpty: supplierId !== undefined,
    });
    if ('refusal' in decision) throw new Problem(decision.refusal, decision.params, decision.fields);

    const { changes } = decision;
    await settings.save(session, module, supplierId, changes);
    await outbox.append(
      session,
      changes.map((change) => settingChanged(module, supplierId, change, by)),
    );
    return new Map([...current, ...changes.map(({ code, value, version }) => [code, { value, version }] as const)]);
  });
}

function settingChanged(
  module: string,
  supplierId: string | undefined,
  { code, value, previous, version }: SettingChange,
  by: Decider,
): NewEvent<EventData<'SettingChanged'>> {
  const subject = settingSubject(module, code, supplierId);
  const { id, name, kind, correlationId } = by;
  const decision = decisionOf(by, {
    action: 'setting.change',
    about: { kind: 'setting', id: subject, name: subject },
    before: { value: previous },
    after: { value },
  });
  return {
    ...{ type: 'SettingChanged', subject, sequence: version },
    ...(correlationId !== undefined && { correlationId }),
    data: {
      module,
      code,
      ...(supplierId !== undefined && { supplierId }),
      value,
      previous,
      by: { id, name, kind },
      decision,
    },
  };
}
