import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';

/** A program of ours in a process apart, so that what it does costs whoever is measured nothing: told, and telling, by messages. */
export interface ProcessApart<Order extends string | object, Told> {
  tell(order: Order): void;
  /** What it tells next. @throws Error when it ends instead */
  told(): Promise<Told>;
  end(): void;
}

export function startApart<Order extends string | object, Told>(
  program: string,
  args: readonly string[],
): ProcessApart<Order, Told> {
  const child: ChildProcess = fork(program, args);
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`${basename(program)} ended with ${signal ?? code}`);
  });
  // Nobody may be waiting for what it tells next.
  ended.catch(() => {});
  return {
    tell: (order) => void child.send(order),
    async told() {
      const [said] = await Promise.race([once(child, 'message'), ended]);
      return said as Told;
    },
    end: () => void child.kill(),
  };
}
