// Somebody who looks at the list of invoices, again and again, in a process apart: whoever has just drawn four pages and
// sends them has garbage to collect and bytes to write, and a call that waits for that waits for nothing of the portal's.
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccount } from '../../standalone/e2e/demo-account.ts';
import { signIn } from '../../standalone/e2e/session.ts';

/** What the asker is told: to ask so often, or until told to stop. */
export type Order = { readonly calls: number } | 'until stopped' | 'stop';

/** What it tells: that it has signed in; of each order, that it asks; then how long each call took, in milliseconds. */
export type Told = 'ready' | 'asking' | { readonly took: number[] };

/** How long one waits between one's own calls. */
const THINKING_MS = 20;
/** The first calls after a rest are slower, whatever else happens: the list has to be in hand before something is measured. */
const UNCOUNTED = 10;

const [url = ''] = process.argv.slice(2);
const agent = await signIn(url, demoAccount('alice'));
let isStopped = false;

async function askOnce(): Promise<number> {
  const started = performance.now();
  const response = await agent.call('/api/v1/invoices?range=[0,24]');
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`the list: ${response.status}`);
  const took = performance.now() - started;
  await sleep(THINKING_MS);
  return took;
}

async function ask(calls: number): Promise<number[]> {
  const took: number[] = [];
  isStopped = false;
  for (let call = 0; call < UNCOUNTED; call++) await askOnce();
  tell('asking');
  while (!isStopped && took.length < calls) took.push(await askOnce());
  return took;
}

const tell = (told: Told): void => {
  process.send?.(told);
};

process.on('message', async (order: Order) => {
  if (order === 'stop') isStopped = true;
  else tell({ took: await ask(order === 'until stopped' ? Number.POSITIVE_INFINITY : order.calls) });
});
tell('ready');
