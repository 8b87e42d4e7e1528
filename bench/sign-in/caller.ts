// One browser, in a process of its own: signs in as often as it is told, one time after another; or opens the sign-in
// screen so often, and then sends the passwords.
import { openSignInScreen, signIn } from '../../standalone/e2e/session.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from '../../standalone/src/demo/accounts.ts';

/** What the caller is told to do: whole sign-ins, only as far as the screen, or the passwords of the screens that are open. */
export type Order = { readonly signIn: number } | { readonly open: number } | 'send passwords';

const [url = ''] = process.argv.slice(2);
const account = DEMO_ACCOUNTS[1] as DemoAccount;
const screens: Awaited<ReturnType<typeof openSignInScreen>>[] = [];

async function carryOut(order: Order): Promise<void> {
  if (order === 'send passwords') for (const { sendPassword } of screens.splice(0)) await sendPassword();
  else if ('open' in order) for (let n = 0; n < order.open; n++) screens.push(await openSignInScreen(url, account));
  else for (let n = 0; n < order.signIn; n++) await signIn(url, account);
}

process.on('message', async (order: Order) => {
  await carryOut(order);
  process.send?.('done');
});
