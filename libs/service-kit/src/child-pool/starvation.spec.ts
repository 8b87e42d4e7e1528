import { expect, it } from 'vitest';
import { createStarvationWatch } from './starvation.ts';

/** Looks each tenth of a second, for so many seconds, at a process that has so much of a core. */
function firstStarved({ seconds, share, isRunnable = () => true }: Looks): number | undefined {
  const starves = createStarvationWatch();
  for (let ms = 0; ms <= 1000 * seconds; ms += 100)
    if (
      starves(
        { isRunnable: isRunnable(ms), processorMs: Math.floor((share * ms) / 10) * 10, heldBytes: 0 },
        50_000 + ms,
      )
    )
      return ms;
  return undefined;
}
type Looks = { seconds: number; share: number; isRunnable?: (ms: number) => boolean };

it('starves who wants to run for two seconds and has less than a quarter of a core', () => {
  expect(firstStarved({ seconds: 10, share: 0 })).toBe(2000);
  expect(firstStarved({ seconds: 10, share: 0.2 })).toBe(2000);
  expect(firstStarved({ seconds: 60, share: 0.3 })).toBeUndefined();
});

it('starves nobody who sleeps in between: he has what he wants', () => {
  expect(firstStarved({ seconds: 60, share: 0, isRunnable: (ms) => ms % 1500 !== 0 })).toBeUndefined();
});
