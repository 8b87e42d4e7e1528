import { seededRandom } from '../e2e/kill-rounds.ts';

/** Draws that are the same for the same seed. */
export interface Draw {
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  one<T>(of: readonly T[]): T;
  /** One of them, each as often as its weight. */
  weighted<T>(of: ReadonlyArray<readonly [weight: number, value: T]>): T;
}

export function createDraw(seed: number): Draw {
  const random = seededRandom(seed);
  const between = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  return {
    between,
    one: (of) => of[between(0, of.length - 1)] as (typeof of)[number],
    weighted(of) {
      let rest = random() * of.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of of) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return (of.at(-1) as (typeof of)[number])[1];
    },
  };
}
