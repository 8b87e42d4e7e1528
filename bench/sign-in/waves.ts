// A process of its own, so that what fifty browsers do is not counted as the portal's: they sign in wave after wave until
// it is ended.
import { signIn } from '../../standalone/e2e/session.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from '../../standalone/src/demo/accounts.ts';

const [url = '', people = '0'] = process.argv.slice(2);
const account = DEMO_ACCOUNTS[1] as DemoAccount;
for (;;) {
  await Promise.all(Array.from({ length: Number(people) }, () => signIn(url, account)));
  process.send?.('a wave');
}
