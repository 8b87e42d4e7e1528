/** How patient the door is with one account or one address. */
export interface Patience {
  /** Failures that cost nothing but the trouble. */
  readonly free: number;
  /** Seconds the first one after them costs; each further one doubles it. */
  readonly firstS: number;
  /** Never more than this: nobody is locked out for good, whoever types their name. */
  readonly mostS: number;
}

export const ACCOUNT_PATIENCE: Patience = { free: 5, firstS: 1, mostS: 300 };
/** An office shares an address. */
export const ADDRESS_PATIENCE: Patience = { free: 20, firstS: 1, mostS: 900 };

/** Failures are forgotten after this long without another. */
export const MEMORY_S = 3600;

/** Seconds to wait after the given number of failures in a row. */
export function waitAfter(failures: number, { free, firstS, mostS }: Patience): number {
  if (failures <= free) return 0;
  return Math.min(mostS, firstS * 2 ** Math.min(30, failures - free - 1));
}
