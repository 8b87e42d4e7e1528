import { SETTINGS } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { SETTING_GROUPS } from './setting-groups.ts';

it('shows every setting of the invoice module once', () => {
  const shown = SETTING_GROUPS.flatMap(({ codes }) => codes);
  expect([...shown].sort()).toEqual(Object.keys(SETTINGS.invoice).sort());
});
