import {
  isSettingModule,
  SettingChanges,
  type SettingEntry,
  SettingEntry as SettingEntrySchema,
  type SettingModule,
  SUPPLIER_MODULES,
} from '@comptoir/contracts';
import { type App, callerOf, deciderOf, Problem } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { type ChangeSettingsParts, changeSettings } from './change-settings.ts';
import type { SettingState } from './decide-changes.ts';

const ModuleParams = Type.Object({ module: Type.String({ maxLength: 40 }) });
const Whose = Type.Object({ supplierId: Type.Optional(Type.String({ pattern: '^[0-9a-f-]{36}$' })) });
const entries = { response: { 200: Type.Array(SettingEntrySchema) }, params: ModuleParams, querystring: Whose };

/** The calls of specification 001 §7, Settings. Ours: `?supplierId=` for what one supplier has of its own. */
export function settingRoutes(app: App, parts: ChangeSettingsParts): void {
  app.get(
    '/api/admin/setting/list/module/:module',
    { config: { action: 'setting.read' }, schema: entries },
    async (request) => {
      const { module, supplierId } = whichOf(request);
      return entriesOf(await parts.settings.readModule(module, supplierId));
    },
  );

  app.put(
    '/api/admin/setting/:module',
    { config: { action: 'setting.write' }, schema: { ...entries, body: SettingChanges } },
    async (request) => {
      const caller = callerOf(request);
      if (caller.kind !== 'user') throw new Problem('access.denied');
      const which = whichOf(request);
      return entriesOf(await changeSettings(parts, { ...which, wanted: request.body, caller, by: deciderOf(request) }));
    },
  );
}

type Asked = { readonly params: { readonly module: string }; readonly query: { readonly supplierId?: string } };

function whichOf({ params: { module }, query: { supplierId } }: Asked): { module: SettingModule; supplierId?: string } {
  if (!isSettingModule(module)) throw new Problem('not.found');
  if (supplierId === undefined) return { module };
  if (!SUPPLIER_MODULES.has(module)) throw new Problem('not.found');
  return { module, supplierId };
}

const entriesOf = (settings: ReadonlyMap<string, SettingState>): SettingEntry[] =>
  [...settings].map(([code, { value }]) => ({ code, value }));
