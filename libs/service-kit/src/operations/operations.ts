import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AnyProjection,
  createRebuilder,
  createReplay,
  type Handlers,
  type Outbox,
  type ReadStates,
  ReplayFailed,
  takeSnapshots,
} from '@comptoir/event-bus';
import type { Database } from '@comptoir/storage';
import type { App } from '../build-service.ts';
import { deadLetterRoutes } from '../dead-letters/dead-letter.routes.ts';
import { createDeadLetterDesk, type DeadLetterDesk } from '../dead-letters/dead-letter-desk.ts';
import { createTellDecided } from '../dead-letters/tell-decided.ts';
import type { Logger } from '../logger.ts';
import { type OperatorTask, openOperatorTasks } from './tasks.ts';
import { createTaskWorker } from './work-tasks.ts';

export interface OperationsOptions {
  readonly service: string;
  readonly database: Database;
  readonly logger: Logger;
  /** What the service does for each event; none where it hears of nobody. */
  readonly handlers?: Handlers;
  /** The copies it keeps of others' data. */
  readonly projections?: readonly AnyProjection[];
  /** Where it tells what was decided about its dead letters; none where it can have none, or tells it another way. */
  readonly outbox?: Outbox;
  /** Its own state, where others keep copies of it. */
  readonly snapshots?: { readonly outbox: Outbox; readonly read: ReadStates };
}

export interface Operations {
  /** For the service's `consume`: its own handlers, and those by which its copies are rebuilt. */
  readonly handlers: Handlers;
  readonly deadLetters: DeadLetterDesk;
  /** /api/v1/dead-letters of this service. */
  routes(app: App): void;
  /** Works on what operators ask by the command line; to be started where events are worked on. */
  start(): void;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 500;
/** An owner that says nothing for that long has not been asked, or is away: the rebuild is given up, nothing changed. */
const SILENT_MS = 10 * 60_000;

/** What every service offers to who operates it: its dead letters decided, its copies rebuilt, its state told again. */
export function createOperations(options: OperationsOptions): Operations {
  const { service, database, logger, projections = [], snapshots } = options;
  const rebuilder = createRebuilder({ database, group: service, projections });
  const handlers = projections.length > 0 ? { ...options.handlers, ...rebuilder.handlers } : (options.handlers ?? {});
  const tell = options.outbox && createTellDecided(options.outbox);
  const replay = createReplay({ database, group: service, handlers, tell });
  const deadLetters = createDeadLetterDesk({ service, database, replay, tell, logger });
  const queue = openOperatorTasks(database, async (task, cause) => {
    if (task.kind === 'rebuild') await rebuilder.fail(task.rebuild, cause);
  });

  async function work(task: OperatorTask, signal: AbortSignal): Promise<void> {
    if (task.kind === 'replay') return replayOnce(task);
    if (task.kind === 'rebuild') return rebuild(task, signal);
    if (!snapshots) throw new Error(`${service} has no state that others keep copies of`);
    const count = await takeSnapshots({ database, ...snapshots }, task.rebuild);
    logger.info({ rebuild: task.rebuild, count }, 'state told again');
  }

  /** What came of it is kept on the letter, where who asked looks. */
  async function replayOnce({ letter, ...order }: OperatorTask & { kind: 'replay' }): Promise<void> {
    const outcome = await replay(letter, order).catch((error: unknown) => {
      if (error instanceof ReplayFailed) return 'failed';
      throw error;
    });
    logger.info({ letter, by: order.by.id, outcome }, 'dead letter replayed');
  }

  async function rebuild({ rebuild: id, projection }: OperatorTask & { kind: 'rebuild' }, signal: AbortSignal) {
    await rebuilder.begin(id, projection);
    logger.info({ rebuild: id, projection }, 'rebuild began');
    const end = performance.now() + SILENT_MS;
    while ((await rebuilder.advance(id)) === 'building') {
      if (performance.now() > end) await rebuilder.fail(id, 'its owner told nothing for ten minutes');
      await sleep(LOOK_EVERY_MS, undefined, { signal });
    }
    logger.info({ rebuild: id, projection }, 'rebuild ended');
  }

  const worker = createTaskWorker({ name: 'operator_tasks', database, queue, work, logger });
  return {
    handlers,
    deadLetters,
    routes: (app) => deadLetterRoutes(app, { service, deadLetters }),
    start: worker.start,
    stop: worker.stop,
  };
}
