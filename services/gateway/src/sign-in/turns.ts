import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** Runs a piece of a sign-in when it is its turn, and answers what it answers. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** All cores but one, which serves everybody else. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** Pieces take some milliseconds: one that takes so long waits for somebody, and nobody waits for it. */
const HELD_AT_MOST_MS = 500;

/**
 * Where many people sign in at once they wait for one another, and not everybody else for them: of all sign-ins so many
 * pieces are worked on at once. The password is no such piece: hashes wait for one another by themselves, and a person
 * who has only come to the screen does not wait for them. How many may wait is bounded by the connections.
 */
export function createTurns(): Turns {
  const limit = pLimit(AT_ONCE);
  return <T>(work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      void limit(async () => {
        const { promise: over, resolve: end } = Promise.withResolvers<void>();
        const late = setTimeout(end, HELD_AT_MOST_MS);
        void Promise.resolve().then(work).then(resolve, reject).finally(end);
        await over;
        clearTimeout(late);
      });
    });
}
