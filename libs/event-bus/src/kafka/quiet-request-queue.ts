import { createRequire } from 'node:module';

/** What a connection of kafkajs keeps of the requests that it may not send yet; as of kafkajs 2.2. */
interface RequestQueue {
  readonly pending: readonly unknown[];
  /** Milliseconds since the epoch; -1 where the broker asked for no pause. */
  readonly throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  checkPendingRequests(): void;
  scheduleCheckPendingRequests(): void;
}

/** What kafkajs itself waits where requests are held back by one another. */
const CHECK_AGAIN_MS = 10;

/**
 * Once a connection has had an answer, kafkajs 2.2 looks a thousand times a second for requests that wait, for as long
 * as it lives, whether any wait or not (tulios/kafkajs#1556, #1704): thirteen idle services woke twenty thousand times
 * a second, and everything on the machine waited for them. Here it looks only while some wait, which is when one is
 * added and after each look that left some.
 */
export function quietRequestQueues(): void {
  const { prototype } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue/index.js') as {
    prototype: RequestQueue;
  };
  prototype.scheduleCheckPendingRequests = function scheduleWhileSomeWait(this: RequestQueue): void {
    if (this.throttleCheckTimeoutId !== null || this.pending.length === 0) return;
    const throttledMs = this.throttledUntil - Date.now();
    this.throttleCheckTimeoutId = setTimeout(
      () => {
        this.throttleCheckTimeoutId = null;
        this.checkPendingRequests();
      },
      throttledMs > 0 ? throttledMs : CHECK_AGAIN_MS,
    );
  };
}
