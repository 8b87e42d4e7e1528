import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** Runs a piece of a sign-in when it is its turn, and answers what it answers. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** All cores but one, which serves everybody else. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

/**
 * Where many people sign in at once they wait for one another, and not everybody else for them: of all sign-ins so many
 * pieces are worked on at once. A piece begins when all of its request is here, so that nobody holds a turn by sending
 * slowly; how many may wait is bounded by the connections of the gateways.
 */
export function createTurns(): Turns {
  const limit = pLimit(AT_ONCE);
  return (work) => limit(work);
}
