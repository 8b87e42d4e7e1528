import { expect, test } from 'vitest';
import { complaintAbout, type Step } from './legal-path.ts';

const PATH: Step[] = [
  { action: 'CREATE', to: 'INTEGRATION_IN_PROGRESS' },
  { action: 'START_READING', from: 'INTEGRATION_IN_PROGRESS', to: 'PROCESSING' },
  { action: 'READ', from: 'PROCESSING', to: 'TO_VERIFY' },
];

test('a legal path ends where the invoice is', () => {
  expect(complaintAbout(PATH, 'TO_VERIFY')).toBeUndefined();
  expect(complaintAbout(PATH, 'TO_PAY')).toMatch(/ends at TO_VERIFY/);
});

test.each<[string, Step[]]>([
  ['a line twice', [...PATH, ...PATH.slice(2)]],
  ['a line missing', [...PATH.slice(0, 1), ...PATH.slice(2)]],
  ['a leap', [...PATH, { action: 'CONTROL', from: 'TO_VERIFY', to: 'TO_PAY' }]],
])('%s is no legal path', (_what, history) => {
  expect(complaintAbout(history, history.at(-1)?.to ?? 'TO_VERIFY')).toBeDefined();
});
