import { featuresOf } from '@comptoir/contracts';
import type { App } from '@comptoir/service-kit';
import { Type } from 'typebox';
import type { SettingStore } from '../setting/setting.store.ts';

/** Which switches are on, for any signed-in browser: it hides what is off. */
export function featureRoutes(app: App, { settings }: { settings: SettingStore }): void {
  app.get(
    '/api/v1/features',
    { config: { action: 'feature.read' }, schema: { response: { 200: Type.Record(Type.String(), Type.Boolean()) } } },
    async () => {
      const invoice = await settings.readModule('invoice');
      return featuresOf(Object.fromEntries([...invoice].map(([code, { value }]) => [code, value])));
    },
  );
}
