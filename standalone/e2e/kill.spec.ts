import { expect, test } from 'vitest';
import { runKillRounds } from './kill-rounds.ts';

test('killed five times between upload and TO_VERIFY, it loses nothing and doubles nothing', {
  timeout: 240_000,
}, async () => {
  const report = await runKillRounds({ seed: 20_261_121, count: 5 });
  expect(report).toMatchObject({ kills: 5, lost: 0, doubled: 0, stuck: 0 });
  expect(report.accepted).toBeGreaterThan(5);
});
