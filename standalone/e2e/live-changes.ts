import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveChange } from '@comptoir/contracts';
import { eventually } from './eventually.ts';
import type { Session } from './session.ts';

export interface LiveChanges {
  /** Every change so far, in the order in which it came. */
  readonly changes: readonly LiveChange[];
  close(): Promise<void>;
}

const COMES_BACK_AFTER_MS = 200;

/**
 * Listens at /api/live as a browser does, and tells of each change as it comes; resolves once the stream is open. A
 * stream that ends is opened again from where it was; one that cannot go on from there, or whose session is over, fails
 * on close.
 */
export async function listenLive(
  session: Session,
  onChange: (change: LiveChange) => void = () => undefined,
): Promise<LiveChanges> {
  const stopping = new AbortController();
  const changes: LiveChange[] = [];
  let lastId: string | undefined;

  function take({ id, name, data }: LiveMessage): void {
    if (name === 'signed-out') throw new Error('the session is over');
    if (name === 'resync' && lastId !== undefined) throw new Error('the stream cannot go on from where it was');
    lastId = id ?? lastId;
    if (name !== 'change') return;
    const change = JSON.parse(data) as LiveChange;
    changes.push(change);
    onChange(change);
  }

  async function listen(): Promise<void> {
    while (!stopping.signal.aborted) {
      const headers = lastId === undefined ? {} : { 'last-event-id': lastId };
      const response = await session.call('/api/live', { headers, signal: stopping.signal });
      if (!response.ok || !response.body) throw new Error(`GET /api/live: ${response.status}`);
      const cutOff = await untilCutOff(response.body, take);
      if (cutOff && !stopping.signal.aborted) console.error(`the live stream was cut off: ${cutOff}`);
      await sleep(COMES_BACK_AFTER_MS, undefined, { signal: stopping.signal });
    }
  }
  let failure: unknown;
  const listening = listen().catch((error: unknown) => {
    if (!stopping.signal.aborted) failure = error;
  });
  await eventually('the live stream to open', async () => {
    if (failure) throw failure;
    return lastId;
  });
  return {
    changes,
    async close() {
      stopping.abort();
      await listening;
      if (failure) throw failure;
    },
  };
}

interface LiveMessage {
  readonly id: string | undefined;
  readonly name: string;
  readonly data: string;
}

/** Reads a stream to its end; answers what cut it off, if something did. @throws what `take` throws */
async function untilCutOff(
  body: ReadableStream<Uint8Array>,
  take: (message: LiveMessage) => void,
): Promise<Error | undefined> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read().catch((error: Error) => ({ done: error, value: undefined }));
    if (done !== false) return done === true ? undefined : done;
    const blocks = (text + value).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      const id = /^id: (.*)$/m.exec(block)?.[1];
      if (name !== undefined) take({ id, name, data: /^data: (.*)$/m.exec(block)?.[1] ?? '' });
    }
  }
}
