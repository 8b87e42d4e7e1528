import { seedUsers } from '@comptoir/identity';
import type { Clock } from '@comptoir/service-kit';
import { seedDemoSupplier } from '@comptoir/suppliers';
import type { Portal } from '../portal.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { DEMO_SUPPLIERS } from './suppliers.ts';

/** Makes sure the demo's suppliers and people exist; those that do stay as somebody left them. */
export async function seedAccounts(
  portal: { readonly databases: Pick<Portal['databases'], 'suppliers' | 'identity'> },
  clock: Clock,
): Promise<void> {
  for (const supplier of DEMO_SUPPLIERS)
    await seedDemoSupplier({ database: portal.databases.suppliers, clock }, supplier);
  await seedUsers(
    portal.databases.identity,
    DEMO_ACCOUNTS.map(({ title: _title, ...account }) => account),
    clock,
  );
}
