import { createRequire } from 'node:module';

/** What a connection of kafkajs keeps of the requests that it may not send yet; as of kafkajs 2.2. */
interface RequestQueue {
  readonly pending: readonly unknown[];
  scheduleCheckPendingRequests(): void;
}

/**
 * Once a connection has had an answer, kafkajs 2.2 looks a thousand times a second for requests that wait, for as long
 * as it lives, whether any wait or not (tulios/kafkajs#1556, #1704): thirteen idle services woke twenty thousand times
 * a second, and everything on the machine waited for them. Here it looks only while some wait: when one is added, and
 * after each look that left some.
 */
export function quietRequestQueues(): void {
  const { prototype } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue/index.js') as {
    prototype: RequestQueue;
  };
  const schedule = prototype.scheduleCheckPendingRequests;
  prototype.scheduleCheckPendingRequests = function scheduleWhileSomeWait(this: RequestQueue): void {
    if (this.pending.length > 0) schedule.call(this);
  };
}
