import { expect, test } from 'vitest';
import { runFaults } from './run-faults.ts';

test('sixteen faults while people work: nothing lost, nothing doubled, nothing stuck, no answer nobody should get', {
  timeout: 400_000,
}, async () => {
  const report = await runFaults({ seed: 20_261_121, count: 16 });
  const { lost, doubled, stuck, wrong, answers } = report.findings;
  expect({ lost, doubled, stuck, wrong, answers }).toEqual({
    lost: [],
    doubled: [],
    stuck: [],
    wrong: [],
    answers: [],
  });
  // Faults that fell on nothing, while nobody worked, prove nothing.
  expect(report.faults).toBeGreaterThan(8);
  expect(report.files).toBe(4);
});
