import type { EventData } from '@comptoir/contracts';
import { createOutbox } from '@comptoir/event-bus';
import { systemClock } from '@comptoir/service-kit';
import type { Database } from '@comptoir/storage';
import type { Portal } from '../src/portal.ts';

const POISON = 'Poison';

/** Makes a database refuse what is named Poison in its copy of the suppliers: a fault that can be repaired. */
export async function refusePoison(invoices: Database, refuses: boolean): Promise<void> {
  const validator = refuses ? { name: { $ne: POISON } } : {};
  await invoices.connection.db?.command({ collMod: 'supplier_copies', validator });
}

/** The suppliers service says that a supplier changed. */
export async function tellSupplier(
  { databases }: { readonly databases: Pick<Portal['databases'], 'suppliers'> },
  supplier: { id: string; sequence: number; name?: string; iban?: string },
): Promise<void> {
  const { id, sequence, name = POISON, iban = null } = supplier;
  const outbox = createOutbox(databases.suppliers, { source: 'suppliers', clock: systemClock });
  const data: EventData<'SupplierChanged'> = {
    ...{ code: id.slice(-6), name, kind: 'company', locpt: '', countryCode: 'FR', currency: 'EUR', vatNumber: null },
    ...{ siret: null, iban, bic: null, email: 'poison@example.org', language: 'fr', contacts: [] },
  };
  await databases.suppliers.withTransaction((session) =>
    outbox.append(session, [{ type: 'SupplierChanged', subject: id, sequence, supplierId: id, data }]),
  );
}
