/**
 * Why a child gave no answer: it took too long, took too much memory, ended by itself (or its handler threw),
 * or the pool was closed meanwhile.
 */
export type ChildFailureReason = 'TIMED_OUT' | 'OUT_OF_MEMORY' | 'CRASHED' | 'CLOSED';

export class ChildFailure extends Error {
  readonly reason: ChildFailureReason;

  constructor(reason: ChildFailureReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.name = 'ChildFailure';
    this.reason = reason;
  }
}

/** A child that was to have idle cores alone found none. Its pool asks another; nobody else hears of it. */
export class ChildStarved extends ChildFailure {
  constructor() {
    super('CRASHED', 'others want every core');
  }
}
