import { expect, it } from 'vitest';
import { processState } from './process-state.ts';

it.runIf(process.platform === 'linux')('sees what a process has run and holds, and nothing of one that is gone', () => {
  const held = Buffer.alloc(200_000_000, 1);
  const { user, system } = process.cpuUsage();
  const state = processState(process.pid);
  expect(Math.abs((state?.processorMs ?? 0) - (user + system) / 1000)).toBeLessThan(500);
  expect(state?.heldBytes).toBeGreaterThan(held.length);
  expect(Math.abs((state?.heldBytes ?? 0) - process.memoryUsage.rss())).toBeLessThan(50_000_000);
  expect(processState(2 ** 30)).toBeUndefined();
});
