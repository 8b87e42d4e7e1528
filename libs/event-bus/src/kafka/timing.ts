/** How quickly a consumer notices things; in milliseconds. */
export type Timing = {
  /** A member that was silent for so long is taken for dead, and its partitions go to others. */
  readonly sessionMs: number;
  /** How often it shows that it lives, and learns that others came or went. */
  readonly heartbeatMs: number;
  /** How long the broker may hold an empty answer back: closing waits for it. */
  readonly fetchWaitMs: number;
  /** How long subscribing waits to have joined, before it lets the service start nonetheless. */
  readonly joinWithinMs: number;
};

export const TIMING: Timing = { sessionMs: 10_000, heartbeatMs: 1_000, fetchWaitMs: 500, joinWithinMs: 10_000 };
