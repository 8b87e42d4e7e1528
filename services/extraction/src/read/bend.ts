/**
 * How far the lines of a page that does not lie flat stand from where they would if it did. Down the page, in shares of
 * its height: the sum of weights[k] · u^i · v^j over TERMS, with u and v from -1 to 1 across and down the page.
 */
export type Bend = { readonly weights: readonly number[]; readonly width: number; readonly height: number };

/** Powers of u and v. Without u it is no bend: a line as a whole may stand anywhere. */
export const TERMS: readonly (readonly [across: number, down: number])[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [1, 2],
  [2, 2],
];

/** What each term comes to at a place. */
export const termsAt = (u: number, v: number): number[] => TERMS.map(([across, down]) => u ** across * v ** down);

/** Pixels by which what stands at x, y of the page made flat lies lower in the page as it is. */
export function bendAt({ weights, width, height }: Bend, x: number, y: number): number {
  const terms = termsAt((2 * x) / width - 1, (2 * y) / height - 1);
  return height * terms.reduce((sum, term, at) => sum + term * (weights[at] ?? 0), 0);
}

/** Of a page that was made flat and was bent still: to a pixel, for neither bends one line much otherwise than the next. */
export const bentTwice = (first: Bend, second: Bend): Bend => ({
  ...first,
  weights: first.weights.map((weight, at) => weight + (second.weights[at] ?? 0)),
});

/** Of a page's mirror. */
export function mirroredBend({ weights, ...size }: Bend): Bend {
  return { ...size, weights: weights.map((weight, at) => ((TERMS[at]?.[0] ?? 0) % 2 === 1 ? -weight : weight)) };
}
