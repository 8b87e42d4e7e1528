import { type EventData, SYSTEM } from '@comptoir/contracts';
import type { ReadStates } from '@comptoir/event-bus';
import type { SettingStore } from './setting.store.ts';

/**
 * What others' copies of the settings are rebuilt from: every setting somebody changed. Who changed it, and from what,
 * is in the audit trail and in no copy.
 */
export const readStates =
  (settings: SettingStore): ReadStates =>
  async (session, after, limit) =>
    (await settings.next(session, after, limit)).map(({ subject, module, code, supplierId, value, version }) => ({
      ...{ type: 'SettingChanged', subject, sequence: version },
      data: {
        ...{ module, code, ...(supplierId !== undefined && { supplierId }), value, previous: value },
        by: { id: SYSTEM.id, name: SYSTEM.id, kind: 'service' },
      } satisfies EventData<'SettingChanged'>,
    }));
