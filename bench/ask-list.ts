import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '../standalone/e2e/session.ts';

/** How long one waits between one's own calls. */
const THINKING_MS = 20;

/** Asks for the first page of the invoice list as somebody does who looks at it again and again: how long it took, in milliseconds. */
export async function askList(session: Session): Promise<number> {
  const started = performance.now();
  const response = await session.call('/api/v1/invoices?range=[0,24]');
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`the list: ${response.status}`);
  const took = performance.now() - started;
  await sleep(THINKING_MS);
  return took;
}
