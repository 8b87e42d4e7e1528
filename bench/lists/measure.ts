/** Latencies of one kind of request, in milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
}

export function latencyOf(samples: readonly number[]): Latency {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

export const ms = (value: number): string => value.toFixed(1).padStart(7);
export const ratio = (value: number, base: number): string => (value / base).toFixed(2).padStart(5);
