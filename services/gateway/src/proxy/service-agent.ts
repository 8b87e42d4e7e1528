import { Agent, buildConnector, type Dispatcher } from 'undici';
import { answering, NotAnswering } from './answering.ts';

export interface ServiceAgentOptions {
  /** How long a service that takes no connection is waited for, in milliseconds: about as long as it takes to restart. */
  readonly waitMs: number;
  /** Whether a service may restart while the gateway runs on; not where all of them live in one process. */
  readonly servicesRestart: boolean;
}

const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 10_000;
const TRY_AGAIN_MS = 100;
const SAFE = new Set(['GET', 'HEAD']);
/** A connection that nobody uses is closed within a millisecond: as good as one's own. */
const GONE_AT_ONCE = { keepAliveTimeout: 1, keepAliveMaxTimeout: 1 };
const KEPT = { connections: 128, keepAliveTimeout: 30_000, bodyTimeout: 0 };

/**
 * The connections by which calls are passed on. A service that refuses a connection was sent nothing, so any call may
 * wait for it to come back. A call that changes something goes on a connection of its own, one that the service has
 * answered on: a kept one may close just as it is used, one in the kernel's queue with its listener, and then nobody
 * could say whether the call was heard. Where no service restarts by itself there is no such moment, and every call goes on
 * a kept one: that saves a connection and a question, some two milliseconds.
 */
export class ServiceAgent extends Agent {
  readonly #fresh: Agent | undefined;

  constructor({ waitMs, servicesRestart }: ServiceAgentOptions) {
    const connect = buildConnector({ timeout: CONNECT_WITHIN_MS });
    super({ ...KEPT, connect: patient(connect, waitMs) });
    if (!servicesRestart) return;
    // Not by `connection: close`: a service that refuses a body half-way would then cut off its own answer.
    this.#fresh = new Agent({
      ...KEPT,
      ...GONE_AT_ONCE,
      connect: patient(answering(connect, ANSWER_WITHIN_MS), waitMs),
    });
  }

  override dispatch(options: Agent.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    if (this.#fresh === undefined || SAFE.has(options.method)) return super.dispatch(options, handler);
    return this.#fresh.dispatch(options, handler);
  }

  async end(): Promise<void> {
    await Promise.all([this.destroy(), this.#fresh?.destroy()]);
  }
}

function patient(connect: buildConnector.connector, waitMs: number): buildConnector.connector {
  return (options, callback) => {
    const end = performance.now() + waitMs;
    const attempt = (): void =>
      connect(options, (...answer) => {
        const [error] = answer;
        if (error !== null && wasRefused(error) && performance.now() < end) setTimeout(attempt, TRY_AGAIN_MS);
        else callback(...answer);
      });
    attempt();
  };
}

/** Whatever ends a connection while it is being made: nothing was sent on it. */
const REFUSALS = new Set<unknown>(['ECONNREFUSED', 'ECONNRESET']);
const wasRefused = (error: Error): boolean =>
  error instanceof NotAnswering || ('code' in error && REFUSALS.has(error.code));
