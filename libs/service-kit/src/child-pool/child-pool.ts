import { type Child, type ChildOptions, startChild } from './child.ts';
import { ChildFailure, ChildStarved } from './child-failure.ts';
import { startWait } from './child-waited.ts';

export { ChildFailure, type ChildFailureReason } from './child-failure.ts';
export { residentMemory } from './resident-memory.ts';

export interface ChildPoolOptions<Answer = unknown> extends ChildOptions {
  /** What figures call it. */
  readonly name?: string;
  /** How many children work at once, at most. */
  readonly size: number;
  /** How long a child without work stays, in milliseconds; for ever where it is not said. */
  readonly idleMs?: number;
  /** After how many requests a child is replaced by a fresh one: what leaks is bounded by it. */
  readonly requestsPerChild?: number;
  /** Whether the answer tells that the child is good for nothing more: it is replaced. */
  readonly isSpent?: (answer: Answer) => boolean;
}

export interface ChildPool<Request, Answer, Progress = never> {
  /**
   * Asks a free child, or the next that is free, in the order asked. `request` may be made only then, so that what
   * waits holds no memory. `affinity` names what a child may have kept of its last request: one that had it is
   * preferred, and `request` is told whether this one has.
   * @throws ChildFailure where no answer came
   */
  run(
    request: Request | ((had: boolean) => Promise<Request>),
    options?: { affinity?: string; onProgress?: (progress: Progress) => void },
  ): Promise<Answer>;
  /** Process ids of the children there are, those being ended left out. */
  pids(): number[];
  /** Ends every child; what they were working on fails with CLOSED. */
  close(): Promise<void>;
}

type Seat = {
  child: Child;
  busy: boolean;
  retired?: true;
  served: number;
  had?: string | undefined;
  idle?: NodeJS.Timeout;
};
const REQUESTS_PER_CHILD = 500;
/** A child that answered and still holds more than this share of what it may is replaced, not given another request. */
const FULL = 0.75;
/** For how long children of a pool that starved are started as others are, with their niceness alone. */
const SPARED_MS = 10 * 60_000;

/**
 * Child processes for work that may hang, crash or eat memory: started when needed, watched, killed when they overrun,
 * ended when idle. Processes and not threads: a thread's WebAssembly and buffers escape every limit.
 */
export function createChildPool<Request, Answer, Progress = never>(
  options: ChildPoolOptions<Answer>,
): ChildPool<Request, Answer, Progress> {
  const { name = 'children', size, idleMs, requestsPerChild = REQUESTS_PER_CHILD, isSpent = () => false } = options;
  const seats = new Set<Seat>();
  const waiting: Array<(seat: Seat | undefined) => void> = [];
  let closed = false;
  let sparedUntil = Number.NEGATIVE_INFINITY;
  const starved = new Set<Child>();

  function freeSeat(affinity: string | undefined): Seat | undefined {
    const free = [...seats].filter((seat) => !seat.busy);
    const kept = free.find((seat) => affinity !== undefined && seat.had === affinity) ?? free[0];
    if (kept || seats.size >= size) return kept;
    const isSpared = performance.now() < sparedUntil;
    const child = startChild(isSpared ? { ...options, idle: false } : options);
    const seat: Seat = { child, busy: false, served: 0 };
    seats.add(seat);
    void seat.child.ended.then(() => {
      seats.delete(seat);
      clearTimeout(seat.idle);
      next();
    });
    return seat;
  }

  function take(seat: Seat): Seat {
    clearTimeout(seat.idle);
    seat.busy = true;
    return seat;
  }

  /** Gives the longest waiting request a seat, if there is one. */
  function next(): void {
    if (closed || waiting.length === 0) return;
    const seat = freeSeat(undefined);
    if (seat) waiting.shift()?.(take(seat));
  }

  /** A child that is being killed stays busy until it is gone, so that nobody is given it. */
  function retire(seat: Seat): void {
    seat.busy = true;
    seat.retired = true;
    seat.child.kill();
  }

  /** Who starves takes long to die as well: nobody waits for its seat. */
  function spare(seat: Seat): void {
    const { child } = seat;
    options.logger?.info({ pool: name, pid: child.pid }, 'child starved: its like are given their share of the cores');
    sparedUntil = performance.now() + SPARED_MS;
    seats.delete(seat);
    starved.add(child);
    void child.ended.then(() => starved.delete(child));
    next();
  }

  function leave(seat: Seat): void {
    seat.busy = false;
    if (idleMs !== undefined) seat.idle = setTimeout(() => retire(seat), idleMs);
    next();
  }

  async function seatFor(affinity: string | undefined): Promise<Seat> {
    const free = closed || waiting.length > 0 ? undefined : freeSeat(affinity);
    if (free) return take(free);
    const seat = closed ? undefined : await new Promise<Seat | undefined>((resolve) => waiting.push(resolve));
    if (!seat) throw new ChildFailure('CLOSED', 'the pool is closed');
    return seat;
  }

  /** A request that cannot be made is its maker's failure: the child is as good as before. */
  async function requestFor(
    seat: Seat,
    request: Request | ((had: boolean) => Promise<Request>),
    affinity: string | undefined,
  ): Promise<Request> {
    if (typeof request !== 'function') return request;
    try {
      return await (request as (had: boolean) => Promise<Request>)(affinity !== undefined && seat.had === affinity);
    } catch (error) {
      leave(seat);
      throw error;
    }
  }

  async function run(...asked: Parameters<ChildPool<Request, Answer, Progress>['run']>): Promise<Answer> {
    const [request, { affinity, onProgress } = {}] = asked;
    const waited = startWait(name);
    const seat = await seatFor(affinity);
    waited();
    const made = await requestFor(seat, request, affinity);
    try {
      const answer = (await seat.child.ask(made, onProgress as ((progress: unknown) => void) | undefined)) as Answer;
      seat.had = affinity;
      seat.served += 1;
      const isFull = seat.child.heldBytes() > FULL * options.maxMemoryBytes;
      if (seat.served < requestsPerChild && !isFull && !isSpent(answer)) leave(seat);
      else retire(seat);
      return answer;
    } catch (error) {
      retire(seat);
      if (!(error instanceof ChildStarved) || closed) throw error;
      spare(seat);
      return run(...asked);
    }
  }

  return {
    run,
    pids: () => [...seats].flatMap(({ child: { pid }, retired }) => (pid === undefined || retired ? [] : [pid])),
    async close() {
      closed = true;
      for (const refuse of waiting.splice(0)) refuse(undefined);
      const children = [...seats].map((seat) => seat.child);
      for (const child of children) child.kill();
      await Promise.all([...children, ...starved].map((child) => child.ended));
    },
  };
}
