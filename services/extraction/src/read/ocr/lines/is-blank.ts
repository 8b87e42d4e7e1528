/** The faintest print is so many levels off its paper. */
const FAINTEST = 24;

/** Whether a picture is all paper: nothing on it is off its most frequent level. */
export function isBlank(pixels: Uint8Array): boolean {
  const counts = new Uint32Array(256);
  for (const level of pixels) counts[level] = (counts[level] ?? 0) + 1;
  const paper = counts.indexOf(Math.max(...counts));
  return counts.every((count, level) => count === 0 || Math.abs(level - paper) < FAINTEST);
}
