import type { DeadLetterDetail, DeadLetterOutcome, DeadLetterState, DeadLetterSummary } from '@comptoir/contracts';
import {
  createDeadLetters,
  type DeadLetter,
  type Replay,
  ReplayFailed,
  type ReplayOrder,
  type TellDecided,
} from '@comptoir/event-bus';
import type { Database } from '@comptoir/storage';
import type { Logger } from '../logger.ts';
import { Problem } from '../problem.ts';
import { discardLetter } from './discard-letter.ts';

/** What a service's dead letters are decided at; whoever asks must have the permission 'deadLetter.manage'. */
export interface DeadLetterDesk {
  /** Latest first. */
  list(query: {
    state: DeadLetterState;
    from: number;
    limit: number;
  }): Promise<{ rows: DeadLetterSummary[]; total: number }>;
  /** @throws Problem not.found */
  open(id: string): Promise<DeadLetterDetail>;
  /** @throws Problem not.found; deadLetter.older unless told so; deadLetter.failed when its handler threw again */
  replay(id: string, order: ReplayOrder): Promise<DeadLetterOutcome>;
  /** @throws Problem not.found */
  discard(id: string, order: { by: ReplayOrder['by']; reason: string }): Promise<DeadLetterOutcome>;
}

export function createDeadLetterDesk(parts: {
  service: string;
  database: Database;
  replay: Replay;
  tell?: TellDecided | undefined;
  logger: Logger;
}): DeadLetterDesk {
  const { service, database, replay, tell, logger } = parts;
  const letters = createDeadLetters(database);
  const find = async (id: string): Promise<DeadLetter> => {
    const letter = await letters.open(id);
    if (!letter) throw new Problem('not.found');
    return letter;
  };

  return {
    async list({ state, from, limit }) {
      const [{ rows }, total] = await Promise.all([
        letters.list({ state, page: { limit, offset: from } }),
        letters.count({ state }),
      ]);
      return { rows: rows.map((letter) => summaryOf(service, letter)), total };
    },
    open: async (id) => detailOf(service, await find(id)),
    async replay(id, order) {
      const outcome = await replay(id, order).catch((error: unknown) => {
        if (!(error instanceof ReplayFailed)) throw error;
        logger.warn({ letter: id, by: order.by.id, err: error.cause }, 'a replayed dead letter failed again');
        throw new Problem('deadLetter.failed');
      });
      if (outcome === 'unknown') throw new Problem('not.found');
      if (outcome === 'older') throw new Problem('deadLetter.older');
      logger.info({ letter: id, by: order.by.id, outcome }, 'dead letter replayed');
      return { outcome };
    },
    async discard(id, order) {
      const letter = await find(id);
      const outcome = (await discardLetter({ database, tell }, letter, order)) ? 'discarded' : 'ended';
      logger.info({ letter: id, by: order.by.id, outcome }, 'dead letter discarded');
      return { outcome };
    },
  };
}

function summaryOf(service: string, letter: DeadLetter): DeadLetterSummary {
  const { _id, consumer, state, event, cause, attempts, at, endedAt } = letter;
  const { type, subject, sequence, correlationId, traceparent } = event;
  const traceId = traceparent?.split('-')[1];
  return {
    ...{ id: _id, service, consumer, state, type, subject, sequence, correlationId },
    ...(traceId !== undefined && { traceId }),
    cause: { name: cause.name, message: cause.message },
    ...{ attempts, at: at.toISOString() },
    ...(endedAt && { endedAt: endedAt.toISOString() }),
  };
}

function detailOf(service: string, letter: DeadLetter): DeadLetterDetail {
  const { topic, event, cause, decisions = [] } = letter;
  return {
    ...summaryOf(service, letter),
    ...{ topic, event, stack: cause.stack },
    decisions: decisions.map(({ at, ...decision }) => ({ at: at.toISOString(), ...decision })),
  };
}
