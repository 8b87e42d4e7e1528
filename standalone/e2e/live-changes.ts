import type { LiveChange } from '@comptoir/contracts';
import { eventually } from './eventually.ts';
import type { Session } from './session.ts';

export interface LiveChanges {
  /** Every change so far, in the order in which it came. */
  readonly changes: readonly LiveChange[];
  close(): Promise<void>;
}

/** Listens at /api/live as a browser does, and tells of each change as it comes; resolves once the stream is open. */
export async function listenLive(
  session: Session,
  onChange: (change: LiveChange) => void = () => undefined,
): Promise<LiveChanges> {
  const stopping = new AbortController();
  const response = await session.call('/api/live', { signal: stopping.signal });
  if (!response.ok || !response.body) throw new Error(`GET /api/live: ${response.status}`);
  const changes: LiveChange[] = [];
  let isOpen = false;
  const reading = read(response.body, (name, data) => {
    isOpen = true;
    if (name !== 'change') return;
    const change = JSON.parse(data) as LiveChange;
    changes.push(change);
    onChange(change);
  }).catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  await eventually('the live stream to open', async () => isOpen);
  return {
    changes,
    async close() {
      stopping.abort();
      await reading;
    },
  };
}

async function read(body: ReadableStream<Uint8Array>, tell: (name: string, data: string) => void): Promise<void> {
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      if (name !== undefined) tell(name, /^data: (.*)$/m.exec(block)?.[1] ?? '');
    }
  }
}
