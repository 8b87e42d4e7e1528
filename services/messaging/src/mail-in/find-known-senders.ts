import type { SupplierCopyStore } from '../recipients/supplier-copy.store.ts';
import type { SupplierUserStore } from '../recipients/supplier-user.store.ts';
import type { KnownSender } from './decide-sender.ts';

/** Of which suppliers an address is on file: a contact's, the supplier's own, one of its users'. */
export async function findKnownSenders(
  { suppliers, users }: { suppliers: SupplierCopyStore; users: SupplierUserStore },
  address: string,
): Promise<KnownSender[]> {
  if (address === '') return [];
  const [firms, people] = await Promise.all([suppliers.byAddress(address), users.byAddress(address)]);
  return [
    ...firms.map(({ id, name, language, contacts }) => {
      const contact = contacts.find(({ email }) => email?.toLowerCase() === address);
      return contact
        ? { supplierId: id, name: `${contact.firstName} ${contact.lastName}`, language: contact.language ?? language }
        : { supplierId: id, name, language };
    }),
    ...people.flatMap(({ supplierIds, name, language }) =>
      supplierIds.map((supplierId) => ({ supplierId, name, language })),
    ),
  ];
}
