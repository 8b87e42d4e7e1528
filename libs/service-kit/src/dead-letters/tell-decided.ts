import { decisionOf, type EventData, type NewEvent } from '@comptoir/contracts';
import type { Outbox, TellDecided } from '@comptoir/event-bus';
import { newId } from '@comptoir/storage';

/** Tells the audit trail what was decided about a dead letter, by the outbox of the service whose letter it is. */
export const createTellDecided =
  (outbox: Outbox): TellDecided =>
  async (session, letter, { by, decision, reason }) => {
    const { _id: id, event, consumer } = letter;
    const state = decision === 'failed' ? 'waiting' : decision;
    const told: NewEvent<EventData<'DecisionTaken'>> = {
      type: 'DecisionTaken',
      subject: newId(),
      sequence: 1,
      correlationId: event.correlationId,
      data: {
        decision: decisionOf(
          { kind: 'user', ...by },
          {
            action: decision === 'discarded' ? 'deadLetter.discard' : 'deadLetter.replay',
            about: { kind: 'deadLetter', id: id.slice(0, LONGEST_ID), name: event.type },
            before: { state: letter.state },
            after: { state, consumer, subject: event.subject, ...(reason !== undefined && { reason }) },
          },
        ),
      },
    };
    await outbox.append(session, [told]);
  };

const LONGEST_ID = 200;
