import { channel } from 'node:diagnostics_channel';

/** The diagnostics channel on which pools tell how long a request waited for a child. */
export const CHILD_WAITED = 'comptoir:child-waited';

export type ChildWaited = { readonly pool: string; readonly seconds: number };

const waited = channel(CHILD_WAITED);

/** Times a wait that begins now; free where nobody listens. */
export function startWait(pool: string): () => void {
  const from = performance.now();
  return () => {
    if (waited.hasSubscribers)
      waited.publish({ pool, seconds: (performance.now() - from) / 1000 } satisfies ChildWaited);
  };
}
