/** Of `of` values read with about this much behind them, `right` were right. */
export type Evidence = { readonly right: number; readonly of: number };

/** A value with this much confidence or more is called certain: nobody looks at it again. */
export const CERTAIN = 0.9;
/** Of what is called certain, so many are right at the least. */
const RIGHT_OF_CERTAIN = 0.99;
/** The chance to take a band for better than it is. */
const ALPHA = 0.05;

/**
 * What a value is worth whose like was right `right` times of `of`: the share, drawn a little towards one half for what
 * was not seen (Jeffreys). It is certain only where the evidence says so: at least 99 of 100 right, and the share that
 * could have given as many with a chance of one in twenty is 0.9 or more (29 of 29, or more where one was wrong).
 */
export function confidenceFrom({ right, of }: Evidence): number {
  const share = (right + 0.5) / (of + 1);
  const isCertain = right >= RIGHT_OF_CERTAIN * of && lowerBound({ right, of }) >= CERTAIN;
  return Math.round(1000 * (isCertain ? Math.max(CERTAIN, share) : Math.min(CERTAIN - 0.01, share))) / 1000;
}

/** The one-sided 95 % lower bound of a share (Clopper and Pearson): with less, this many right were a rare luck. */
export function lowerBound({ right, of }: Evidence): number {
  let [low, high] = [0, right / Math.max(1, of)];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (chanceOfAsMany(right, of, middle) > ALPHA) high = middle;
    else low = middle;
  }
  return low;
}

/** The chance of `right` or more of `of`, each with the chance `share`. */
function chanceOfAsMany(right: number, of: number, share: number): number {
  if (share <= 0) return right === 0 ? 1 : 0;
  if (share >= 1) return 1;
  let sum = 0;
  let logChoose = 0;
  for (let hits = of; hits >= right; hits--) {
    sum += Math.exp(logChoose + hits * Math.log(share) + (of - hits) * Math.log(1 - share));
    logChoose += Math.log(hits) - Math.log(of - hits + 1);
  }
  return sum;
}
