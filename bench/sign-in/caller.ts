// Browsers, in a process of their own: one that signs in as often as it is told, one time after another, or opens the
// sign-in screen so often, and then sends the passwords; or a crowd, each signing in again and again.
import { openSignInScreen, signIn } from '../../standalone/e2e/session.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from '../../standalone/src/demo/accounts.ts';

/**
 * What the caller is told to do: whole sign-ins, only as far as the screen, or the passwords of the screens that are open;
 * or a crowd of so many, counted from when each of them has signed in once, for so long.
 */
export type Order =
  | { readonly signIn: number }
  | { readonly open: number }
  | 'send passwords'
  | { readonly crowd: number; readonly forMs: number };

/** What the caller tells: that the crowd is in full swing; that all is done, and how many of the crowd were in meanwhile. */
export type Told = { readonly crowd: 'in full swing' } | { readonly done: number };

const [url = ''] = process.argv.slice(2);
const account = DEMO_ACCOUNTS[1] as DemoAccount;
const screens: Awaited<ReturnType<typeof openSignInScreen>>[] = [];

/** Signs a crowd in, each again and again; answers how many sign-ins ended from when all had theirs, in so long a time. */
async function signInCrowd(people: number, forMs: number): Promise<number> {
  let first = 0;
  let counted = 0;
  let end = Number.POSITIVE_INFINITY;
  await Promise.all(
    Array.from({ length: people }, async () => {
      for (let times = 0; performance.now() < end; times++) {
        await signIn(url, account);
        if (performance.now() < end && end !== Number.POSITIVE_INFINITY) counted += 1;
        if (times > 0 || ++first < people) continue;
        end = performance.now() + forMs;
        tell({ crowd: 'in full swing' });
      }
    }),
  );
  return counted;
}

async function carryOut(order: Order): Promise<number> {
  if (order === 'send passwords') for (const { sendPassword } of screens.splice(0)) await sendPassword();
  else if ('open' in order) for (let n = 0; n < order.open; n++) screens.push(await openSignInScreen(url, account));
  else if ('crowd' in order) return await signInCrowd(order.crowd, order.forMs);
  else for (let n = 0; n < order.signIn; n++) await signIn(url, account);
  return 0;
}

const tell = (told: Told): void => {
  process.send?.(told);
};

process.on('message', async (order: Order) => {
  tell({ done: await carryOut(order) });
});
