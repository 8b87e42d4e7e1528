import {
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
import type { AuditStore } from '../audit/audit.store.ts';
import { decideChanges, type SettingChange, type SettingState } from './decide-changes.ts';
import type { SettingStore } from './setting.store.ts';

export interface ChangeSettingsParts {
  readonly database: Database;
  readonly settings: SettingStore;
  readonly audit: AuditStore;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/**
 * Saves what really changes of a module, with its events and its audit entries, in one transaction.
 * @returns the whole module afterwards
 * @throws Problem setting.unknown, setting.value, stepUp.required
 */
export function changeSettings(
  { database, settings, audit, outbox, clock }: ChangeSettingsParts,
  {
    module,
    wanted,
    caller,
    correlationId,
  }: { module: SettingModule; wanted: SettingChanges; caller: UserCaller; correlationId: string },
): Promise<Map<string, SettingState>> {
  return database.withTransaction(async (session) => {
    const current = await settings.readModule(module, session);
    const now = clock.now();
    const decision = decideChanges(module, wanted, current, { authenticatedAt: caller.authenticatedAt, now });
    if ('refusal' in decision) throw new Problem(decision.refusal, decision.params, decision.fields);

    const { changes } = decision;
    await settings.save(session, module, changes);
    await audit.write(
      session,
      changes.map(({ code, value, previous }) => ({
        at: now,
        by: { id: caller.id, name: caller.name },
        action: 'setting.change',
        subject: settingSubject(module, code),
        before: previous,
        after: value,
      })),
    );
    await outbox.append(
      session,
      changes.map((change) => settingChanged(module, change, caller, correlationId)),
    );
    return new Map([...current, ...changes.map(({ code, value, version }) => [code, { value, version }] as const)]);
  });
}

const settingChanged = (
  module: string,
  { code, value, previous, version }: SettingChange,
  caller: UserCaller,
  correlationId: string,
): NewEvent<EventData<'SettingChanged'>> => ({
  type: 'SettingChanged',
  subject: settingSubject(module, code),
  sequence: version,
  correlationId,
  data: { module, code, value, previous, by: { id: caller.id, name: caller.name, kind: 'user' } },
});
