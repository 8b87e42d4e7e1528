/** A number in [0, 1) that is the same for the same index: spreads values without a generator's state. */
export const spread = (index: number, salt: number): number => {
  const mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  const hash = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
};

/** One of several, by their shares. */
export function spreadOver<T>(shares: ReadonlyArray<readonly [T, number]>, index: number, salt: number): T {
  let left = spread(index, salt);
  for (const [value, share] of shares) {
    if (left < share) return value;
    left -= share;
  }
  const [first] = shares;
  if (!first) throw new Error('nothing to spread over');
  return first[0];
}
