// Somebody who looks at the list of invoices, again and again, in a process apart: whoever has just drawn four pages and
// sends them has garbage to collect and bytes to write, and a call that waits for that waits for nothing of the portal's.
import { demoAccount } from '../../standalone/e2e/demo-account.ts';
import { signIn } from '../../standalone/e2e/session.ts';
import { askList } from '../ask-list.ts';

/** What the asker is told: to ask so often, or until told to stop; meanwhile, to mark where it is. */
export type Order = { readonly calls: number } | 'until stopped' | 'mark' | 'stop';

/**
 * What it tells: that it has signed in; of each order, that it asks; then how long each call took, in milliseconds, and how many of them had begun
 * when it was told to mark.
 */
export type Told = 'ready' | 'asking' | { readonly took: number[]; readonly marked: number };

/** The first calls after a rest are slower, whatever else happens: the list has to be in hand before something is measured. */
const UNCOUNTED = 10;

const [url = ''] = process.argv.slice(2);
const agent = await signIn(url, demoAccount('alice'));
let isStopped = false;
let [begun, marked] = [0, 0];

async function ask(calls: number): Promise<Told> {
  const took: number[] = [];
  isStopped = false;
  for (let call = 0; call < UNCOUNTED; call++) await askList(agent);
  tell('asking');
  for (begun = 0, marked = 0; !isStopped && begun < calls; ) {
    begun += 1;
    took.push(await askList(agent));
  }
  return { took, marked };
}

const tell = (told: Told): void => {
  process.send?.(told);
};

process.on('message', async (order: Order) => {
  if (order === 'stop') isStopped = true;
  else if (order === 'mark') marked = begun;
  else tell(await ask(order === 'until stopped' ? Number.POSITIVE_INFINITY : order.calls));
});
tell('ready');
