/**
 * Milliseconds to wait before attempt `attempt + 1`: doubles from `firstMs` up to `mostMs`,
 * and draws between half of that and all of it, so that many who failed together do not return together.
 */
export function backOff(attempt: number, { firstMs, mostMs }: { firstMs: number; mostMs: number }): number {
  const whole = Math.min(mostMs, firstMs * 2 ** Math.min(attempt - 1, 30));
  return whole / 2 + (Math.random() * whole) / 2;
}
