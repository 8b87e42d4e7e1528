import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { FromChild, ToChild } from './messages.ts';

const send = (message: FromChild): void => {
  process.send?.(message);
};

/**
 * The child's side of a pool: answers one request after the other until the pool lets go. What `handle` throws is a
 * failure of the child's; what it foresees it answers. Call it once what the child needs is loaded.
 */
export function serveRequests<Request, Answer, Progress = never>(
  handle: (request: Request, report: (progress: Progress) => void) => Promise<Answer>,
): void {
  let isFirst = true;
  process.on('message', ({ id, request }: ToChild) => {
    handle(request as Request, (progress) => send({ kind: 'progress', id, progress }))
      .then(
        (answer) => send({ kind: 'answer', id, answer, heldBytes: process.memoryUsage.rss() }),
        (error: unknown) =>
          send({ kind: 'thrown', id, message: error instanceof Error ? error.message : String(error) }),
      )
      .then(() => {
        // Node writes what it compiled as a process exits, and a child is killed.
        if (isFirst) flushCompileCache();
        isFirst = false;
      });
  });
  void dieWithParent().then(() => send({ kind: 'ready' }));
}

/** Ends with the channel; and, where the main thread is deep in WebAssembly and hears nothing, by a thread that looks. */
async function dieWithParent(): Promise<void> {
  process.on('disconnect', () => process.exit(0));
  const look = `setInterval(() => {
    if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
  }, 1000);`;
  const watch = new Worker(look, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  });
  watch.unref();
  await once(watch, 'online');
}
