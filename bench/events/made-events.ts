import type { EventEnvelope } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';

/** An event of about the size that most have (650 bytes as JSON). */
export function madeEvent(subject: string, sequence: number, occurredAt: string): EventEnvelope {
  const id = newId();
  const data = { template: 'bench', messageId: `${subject}/${sequence}`, causedBy: 'x'.repeat(300) };
  return {
    ...{ id, type: 'MailSent', version: 1, occurredAt, source: 'bench' },
    ...{ subject, sequence, correlationId: id, data },
  };
}

/** `count` events, spread over so many subjects, each subject's in its order. */
export function madeEvents(count: number, subjects: number, now: Date): EventEnvelope[] {
  const ids = Array.from({ length: subjects }, newId);
  return Array.from({ length: count }, (_, at) =>
    madeEvent(ids[at % subjects] as string, Math.floor(at / subjects) + 1, now.toISOString()),
  );
}
