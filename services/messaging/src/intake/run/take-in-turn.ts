import { LeaseLost } from '@comptoir/storage';
import type { ArrivalStore } from '../arrival/arrival.store.ts';
import type { Arrival } from '../arrival/arrival.ts';
import { NotNow } from '../hand-over.ts';

/** Then the next source has its turn. */
const MOST_A_RUN = 100;

/** Those that have a turn now: what failed before comes last, so that it does not keep the others. */
export async function turnsOf<T>(
  arrivals: Pick<ArrivalStore, 'known'>,
  sourceId: string,
  { waiting, placeOf }: { waiting: readonly T[]; placeOf: (one: T) => string },
): Promise<Array<{ readonly one: T; readonly before: Arrival | undefined }>> {
  const known = await arrivals.known(sourceId, waiting.map(placeOf));
  return waiting
    .map((one) => ({ one, before: known.get(placeOf(one)) }))
    .toSorted((a, b) => (a.before?.attempts ?? 0) - (b.before?.attempts ?? 0))
    .slice(0, MOST_A_RUN);
}

/**
 * Does one after the other; what is wrong with one keeps none after it. What is wrong with the moment, and not with what
 * is taken, ends the run at once.
 * @throws the first failure, at the end
 */
export async function takeInTurn<T>(
  turns: readonly T[],
  signal: AbortSignal,
  take: (turn: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const turn of turns) {
    if (signal.aborted) return;
    try {
      await take(turn);
    } catch (error) {
      if (isNoFaultOfIts(error)) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Begins with one, and takes that back where what failed was no fault of its own. */
export async function attempt(
  arrivals: Pick<ArrivalStore, 'begin' | 'excuse'>,
  { sourceId, place, at }: { sourceId: string; place: string; at: Date },
  work: (arrival: Arrival) => Promise<void>,
): Promise<Arrival> {
  const arrival = await arrivals.begin(sourceId, place, at);
  try {
    await work(arrival);
    return arrival;
  } catch (error) {
    if (isNoFaultOfIts(error)) await arrivals.excuse(arrival.id);
    throw error;
  }
}

const isNoFaultOfIts = (error: unknown): boolean => error instanceof NotNow || error instanceof LeaseLost;
