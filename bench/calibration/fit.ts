// How often each score was right, in bands that never fall. Pure.
import type { Band } from '../../services/extraction/src/read/calibration/calibration-table.ts';

/** One value that was read: the reader's score of it, and whether it was the answer. */
export interface Sample {
  readonly score: number;
  readonly isRight: boolean;
}

/** The finest step between two bands: a score is no exacter than that. */
const STEP = 1000;

/**
 * The fewest bands in which a higher score is right more often than a lower one, lowest first: isotonic regression by
 * pooling adjacent violators (Ayer et al. 1955).
 */
export function fitBands(samples: readonly Sample[]): Band[] {
  const byScore = new Map<number, { right: number; of: number }>();
  for (const { score, isRight } of samples) {
    const from = Math.floor(STEP * score) / STEP;
    const { right, of } = byScore.get(from) ?? { right: 0, of: 0 };
    byScore.set(from, { right: right + Number(isRight), of: of + 1 });
  }
  const bands: Band[] = [];
  for (const [from, evidence] of [...byScore].sort(([a], [b]) => a - b)) {
    let band: Band = { from, ...evidence };
    for (let below = bands.at(-1); below && shareOf(below) >= shareOf(band); below = bands.at(-1)) {
      bands.pop();
      band = { from: below.from, right: below.right + band.right, of: below.of + band.of };
    }
    bands.push(band);
  }
  return bands;
}

const shareOf = ({ right, of }: Band): number => right / of;
