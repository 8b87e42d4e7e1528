import { createDeadLetters, type DeadLetter, type DecidedBy, type TellDecided } from '@comptoir/event-bus';
import type { Database } from '@comptoir/storage';

/** Ends a letter without its effect, and tells who did so, in one transaction. False where it had ended before. */
export function discardLetter(
  { database, tell }: { database: Database; tell?: TellDecided | undefined },
  letter: DeadLetter,
  { by, reason }: { by: DecidedBy; reason: string },
): Promise<boolean> {
  const letters = createDeadLetters(database);
  return database.withTransaction(async (session) => {
    if (!(await letters.discard(letter._id, { by, reason }, session))) return false;
    await tell?.(session, letter, { by, decision: 'discarded', reason });
    return true;
  });
}
