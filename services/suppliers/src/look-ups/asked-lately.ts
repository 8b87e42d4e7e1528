import type { Clock, Logger } from '@comptoir/service-kit';

/** An answer, or that there was none: a register that is away is no failure of who asked. */
export type Asked<Answer> = { readonly answer: Answer } | undefined;

export interface Bounds {
  /** Answers that are remembered; the oldest goes first. */
  readonly most: number;
  readonly rememberMs: number;
  /** For how long one that did not answer is left in peace about the same thing. */
  readonly restMs: number;
  /** Questions that go out in a minute, from this process. */
  readonly aMinute: number;
}

/** A day's work of forms; half of what INSEE allows with a free key (30 a minute), for there may be two processes. */
const BOUNDS: Bounds = { most: 1_000, rememberMs: 3_600_000, restMs: 30_000, aMinute: 15 };
const MINUTE_MS = 60_000;

/**
 * Asks once for each key in a while, however many ask at the same time, and no more often than a register allows. Who comes
 * when too many were asked goes without, and waits for nothing.
 */
export function createAskedLately<Answer>(
  ask: (key: string) => Promise<Answer>,
  { clock, logger, name, bounds = BOUNDS }: { clock: Clock; logger: Logger; name: string; bounds?: Bounds },
): (key: string) => Promise<Asked<Answer>> {
  const known = new Map<string, { until: number; asked: Promise<Asked<Answer>> }>();
  let sent: number[] = [];

  async function answerTo(key: string): Promise<Asked<Answer>> {
    try {
      return { answer: await ask(key) };
    } catch (error) {
      logger.warn({ err: error, register: name }, 'a register outside does not answer');
      const entry = known.get(key);
      if (entry) entry.until = clock.now().getTime() + bounds.restMs;
      return undefined;
    }
  }

  return async (key) => {
    const now = clock.now().getTime();
    const remembered = known.get(key);
    if (remembered && remembered.until > now) return remembered.asked;
    sent = sent.filter((at) => now - at < MINUTE_MS);
    if (sent.length >= bounds.aMinute) return undefined;
    sent.push(now);
    known.delete(key);
    const asked = answerTo(key);
    known.set(key, { until: now + bounds.rememberMs, asked });
    const [oldest] = known.keys();
    if (known.size > bounds.most && oldest !== undefined) known.delete(oldest);
    return asked;
  };
}
