import { SETTINGS, type SettingCode } from './settings.ts';

/** Which switches are on, by code: what any signed-in browser may know (`GET /api/v1/features`). */
export type Features = Readonly<Record<string, boolean>>;

export function featuresOf(values: Readonly<Record<string, string>>): Features {
  return Object.fromEntries(
    Object.entries(SETTINGS.invoice)
      .filter(([, definition]) => definition.kind === 'switch')
      .map(([code, definition]) => [code, (values[code as SettingCode] ?? definition.initial) === '1']),
  );
}
