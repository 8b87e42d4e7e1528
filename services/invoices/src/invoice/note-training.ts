import { type EventOf, type ReplayOutcome, SCOPE_ALL, SYSTEM } from '@comptoir/contracts';
import type { Clock } from '@comptoir/service-kit';
import type { Session } from '@comptoir/storage';
import { whoIs } from './commands.ts';
import type { HistoryLine } from './history.ts';
import type { InvoiceStore } from './invoice.store.ts';
import type { Invoice } from './state.ts';

type OfTraining = EventOf<'TrainingLaunched'> | EventOf<'TrainingCompleted'>;

/** How many were read as verified, of how many: of its layout, where those were counted apart. */
const readAsVerified = ({ same, of, matchedSame, matched }: ReplayOutcome): string =>
  matchedSame === undefined ? `${same} ${of}` : `${matchedSame} ${matched}`;

/**
 * Notes in an invoice's history that its correction is learned from (specification 000 §4: training launched, training
 * completed). The invoice is as it was: nothing was decided about it, and no form gets stale by it.
 */
export function createNoteTraining({ store, clock }: { store: Pick<InvoiceStore, 'load' | 'note'>; clock: Clock }) {
  /** At the time it is heard of: a history is in the order of its times. */
  const noteOn = ({ status }: Invoice): HistoryLine => ({
    at: clock.now(),
    by: whoIs(SYSTEM),
    action: 'END_TRAINING',
    from: status,
    to: status,
    changes: [],
  });

  async function note(event: OfTraining, session: Session, line: Partial<HistoryLine>): Promise<void> {
    const { invoiceId } = event.data;
    const invoice = invoiceId === null ? undefined : await store.load(SCOPE_ALL, invoiceId, session);
    // A template that was brought has no invoice; one that was deleted has nobody who reads its history.
    if (invoice) await store.note(session, invoice, { ...noteOn(invoice), ...line });
  }

  return {
    launched: (event: EventOf<'TrainingLaunched'>, session: Session): Promise<void> =>
      note(event, session, { by: { ...event.data.by, side: 'staff' }, action: 'START_TRAINING' }),

    completed(event: EventOf<'TrainingCompleted'>, session: Session): Promise<void> {
      const { state, outcome } = event.data;
      return note(event, session, {
        reason: state,
        ...(outcome && { details: readAsVerified(outcome) }),
      });
    },
  };
}
