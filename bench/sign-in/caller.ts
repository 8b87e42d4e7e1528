// One browser, in a process of its own: signs in as often as it is told, one time after another.
import { signIn } from '../../standalone/e2e/session.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from '../../standalone/src/demo/accounts.ts';

const [url = ''] = process.argv.slice(2);
const account = DEMO_ACCOUNTS[1] as DemoAccount;
process.on('message', async (times) => {
  for (let n = 0; n < Number(times); n++) await signIn(url, account);
  process.send?.('done');
});
