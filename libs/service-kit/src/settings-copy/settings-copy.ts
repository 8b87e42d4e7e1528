import {
  type EventData,
  type EventEnvelope,
  type EventOf,
  type NumberCode,
  type OptionalNumberCode,
  SETTINGS,
  type SettingCode,
  type SettingDefinition,
  type SettingModule,
  type SwitchCode,
  settingSubject,
  topicOf,
} from '@comptoir/contracts';
import type { AnyProjection, EventBus } from '@comptoir/event-bus';
import { afterCommit, type Database, type Session } from '@comptoir/storage';
import { type CopiedSetting, createSettingsCopyStore } from './settings-copy.store.ts';

/** The settings as a service that does not own them sees them; what was never changed has its first value. */
export interface SettingsCopy {
  isOn(code: SwitchCode): boolean;
  number(code: NumberCode): number;
  /** Undefined where the setting is left empty. */
  numberIfSet(code: OptionalNumberCode): number | undefined;
  /** The value as text, for what computes in decimal. */
  text(code: SettingCode<'invoice'>): string;
  /** A setting of any module: a supplier's own, where it has one, else what holds for all. */
  of<M extends SettingModule>(module: M, code: SettingCode<M>, supplierId?: string): string;
  /** What the service's own `consume` lists among its handlers, on the topic of settings. */
  readonly handlers: { SettingChanged(event: EventOf<'SettingChanged'>, session: Session): Promise<void> };
  /** For `createOperations`: by which it is rebuilt. */
  readonly projection: AnyProjection;
  /** Reads what was kept, and follows changes that another process of the same service takes from the bus. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A service's own copy of the settings: kept in its database by `handlers`, answered from memory. The process that
 * handles a change sees it as soon as that is committed; others of the same service by the bus's broadcast.
 */
export function createSettingsCopy({ database, bus }: { database: Database; bus: EventBus }): SettingsCopy {
  const store = createSettingsCopyStore(database);
  const known = new Map<string, CopiedSetting>();
  let following: { close(): Promise<void> } | undefined;

  const learn = (setting: CopiedSetting): void => {
    if (setting.sequence > (known.get(setting._id)?.sequence ?? -1)) known.set(setting._id, setting);
  };
  /** The owner tells its state again because a copy was wrong: ours in memory may be as well. */
  const relearn = ({ data: { of, subject, sequence, data } }: EventOf<'SnapshotTaken'>): void => {
    if (of !== 'SettingChanged' || sequence < (known.get(subject)?.sequence ?? -1)) return;
    known.set(subject, { _id: subject, sequence, value: (data as EventData<'SettingChanged'>).value });
  };
  const of = <M extends SettingModule>(module: M, code: SettingCode<M>, supplierId?: string): string => {
    const own = supplierId === undefined ? undefined : known.get(settingSubject(module, code, supplierId))?.value;
    const { initial } = SETTINGS[module][code] as SettingDefinition;
    return own || (known.get(settingSubject(module, code))?.value ?? initial);
  };
  const text = (code: SettingCode<'invoice'>): string => of('invoice', code);

  return {
    of,
    text,
    projection: store.projection,
    isOn: (code) => text(code) === '1',
    number: (code) => Number(text(code)),
    numberIfSet: (code) => (text(code) === '' ? undefined : Number(text(code))),
    handlers: {
      async SettingChanged(event, session) {
        const setting = settingIn(event);
        if (await store.keepIfNewer(session, setting)) afterCommit(session, () => learn(setting));
      },
    },
    async start() {
      following = await bus.broadcast({
        topics: [topicOf('settings')],
        handle: async (event: EventEnvelope) => {
          if (event.type === 'SettingChanged') learn(settingIn(event as EventOf<'SettingChanged'>));
          if (event.type === 'SnapshotTaken') relearn(event as EventOf<'SnapshotTaken'>);
        },
      });
      for (const setting of await store.readAll()) learn(setting);
    },
    async stop() {
      await following?.close();
      following = undefined;
    },
  };
}

const settingIn = (event: EventOf<'SettingChanged'>): CopiedSetting => ({
  _id: settingSubject(event.data.module, event.data.code, event.data.supplierId),
  value: event.data.value,
  sequence: event.sequence,
});
