import { Agent, buildConnector, type Dispatcher } from 'undici';

export interface ServiceAgentOptions {
  /** How long a service that takes no connection is waited for, in milliseconds: about as long as it takes to restart. */
  readonly waitMs: number;
}

const CONNECT_WITHIN_MS = 3_000;
const TRY_AGAIN_MS = 100;
const SAFE = new Set(['GET', 'HEAD']);
/** A connection that nobody uses is closed within a millisecond: as good as one's own. */
const GONE_AT_ONCE = { keepAliveTimeout: 1, keepAliveMaxTimeout: 1 };
const KEPT = { connections: 128, keepAliveTimeout: 30_000, bodyTimeout: 0 };

/**
 * The connections by which calls are passed on. A service that refuses a connection was sent nothing, so any call may
 * wait for it to come back. A call that changes something goes on a connection of its own: a kept one may close just as
 * it is used, and then nobody could say whether the call was heard.
 */
export class ServiceAgent extends Agent {
  readonly #fresh: Agent;

  constructor({ waitMs }: ServiceAgentOptions) {
    const connect = patient(waitMs);
    super({ ...KEPT, connect });
    // Not by `connection: close`: a service that refuses a body half-way would then cut off its own answer.
    this.#fresh = new Agent({ ...KEPT, ...GONE_AT_ONCE, connect });
  }

  override dispatch(options: Agent.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    return SAFE.has(options.method) ? super.dispatch(options, handler) : this.#fresh.dispatch(options, handler);
  }

  async end(): Promise<void> {
    await Promise.all([this.destroy(), this.#fresh.destroy()]);
  }
}

function patient(waitMs: number): buildConnector.connector {
  const connect = buildConnector({ timeout: CONNECT_WITHIN_MS });
  return (options, callback) => {
    const end = performance.now() + waitMs;
    const attempt = (): void =>
      connect(options, (...answer) => {
        const [error] = answer;
        const refused = error !== null && 'code' in error && error.code === 'ECONNREFUSED';
        if (refused && performance.now() < end) setTimeout(attempt, TRY_AGAIN_MS);
        else callback(...answer);
      });
    attempt();
  };
}
