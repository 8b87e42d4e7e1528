import type { IncomingMessage } from 'node:http';

/** How much more of a refused upload is taken off the line, so that its sender gets to read the answer. */
const DISCARD_BYTES = 32_000_000;
const DISCARD_MS = 30_000;

/** Lets a refused upload run out into nothing, and hangs up on one that goes on for too long. */
export function discardBody(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  request.unpipe();
  let discarded = 0;
  const late = setTimeout(() => request.destroy(), DISCARD_MS);
  request.on('close', () => clearTimeout(late));
  request.on('end', () => clearTimeout(late));
  request.on('data', (bytes: Buffer) => {
    discarded += bytes.length;
    if (discarded > DISCARD_BYTES) request.destroy();
  });
  request.resume();
}
