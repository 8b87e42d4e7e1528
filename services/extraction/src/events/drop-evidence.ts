import type { EventOf } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import type { EvidenceStore } from '../reading-run/evidence.store.ts';

/** States in which somebody may still look for another value. */
const STILL_TO_VERIFY: readonly string[] = [
  'INTEGRATION_IN_PROGRESS',
  'PROCESSING',
  'TO_VERIFY',
  'EXCEPTION',
  'DUPLICATED',
];

type Decided = EventOf<'InvoiceVerified' | 'InvoiceRejected' | 'InvoiceMoved' | 'InvoiceDeleted'>;

/** What a reading saw beside what it gave is of use until somebody decided on the invoice. */
export const dropEvidence =
  (evidence: Pick<EvidenceStore, 'drop'>) =>
  async (event: Decided, session: Session): Promise<void> => {
    if (event.type === 'InvoiceMoved' && STILL_TO_VERIFY.includes(event.data.status)) return;
    await evidence.drop(session, event.subject);
  };
