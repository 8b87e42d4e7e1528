import {
  isSettingModule,
  SettingChanges,
  type SettingEntry,
  SettingEntry as SettingEntrySchema,
} from '@comptoir/contracts';
import { type App, callerOf, deciderOf, Problem } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { type ChangeSettingsParts, changeSettings } from './change-settings.ts';
import type { SettingState } from './decide-changes.ts';

const ModuleParams = Type.Object({ module: Type.String({ maxLength: 40 }) });
const entries = { response: { 200: Type.Array(SettingEntrySchema) }, params: ModuleParams };

/** The calls of specification 001 §7, Settings. */
export function settingRoutes(app: App, parts: ChangeSettingsParts): void {
  app.get(
    '/api/admin/setting/list/module/:module',
    { config: { action: 'setting.read' }, schema: entries },
    async (request) => {
      const { module } = request.params;
      if (!isSettingModule(module)) throw new Problem('not.found');
      return entriesOf(await parts.settings.readModule(module));
    },
  );

  app.put(
    '/api/admin/setting/:module',
    { config: { action: 'setting.write' }, schema: { ...entries, body: SettingChanges } },
    async (request) => {
      const caller = callerOf(request);
      if (caller.kind !== 'user') throw new Problem('access.denied');
      const { module } = request.params;
      if (!isSettingModule(module)) throw new Problem('not.found');
      return entriesOf(await changeSettings(parts, { module, wanted: request.body, caller, by: deciderOf(request) }));
    },
  );
}

const entriesOf = (settings: ReadonlyMap<string, SettingState>): SettingEntry[] =>
  [...settings].map(([code, { value }]) => ({ code, value }));
