import { SCOPE_ALL } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import type { Alike } from '../invoice/commands.ts';
import type { Content } from '../invoice/content.ts';
import type { Invoice } from '../invoice/state.ts';
import type { SupplierCopy } from '../suppliers/supplier-copy.store.ts';
import type { DuplicatesStore } from './duplicates.store.ts';
import { fingerprintOf } from './fingerprint.ts';
import { judgeDuplicates } from './judge-duplicates.ts';

export const NOTHING_ALIKE: Alike = { duplicates: [], predecessors: [] };

/**
 * Looks for doubles of an invoice with this content among all suppliers' invoices: a file that two of them sent is a
 * double too. Who may see the others' names is for who shows them to say.
 */
export function createFindAlike(parts: { duplicates: DuplicatesStore; suppliers: SupplierCopy }) {
  return async (session: Session, invoice: Invoice, content: Content): Promise<Alike> => {
    const subject = fingerprintOf(invoice, content);
    await parts.duplicates.takeHold(session, subject);
    const related = await parts.suppliers.relatedTo(content.supplierId, session);
    return judgeDuplicates(subject, await parts.duplicates.candidates(SCOPE_ALL, session, subject, related), related);
  };
}

export type FindAlike = ReturnType<typeof createFindAlike>;
