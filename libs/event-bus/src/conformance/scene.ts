import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope, NewEvent } from '@comptoir/contracts';
import { type Database, type Logger, newId, type Session } from '@comptoir/storage';
import { createOutbox } from '../outbox/outbox.ts';

export const quiet: Logger = { debug() {}, info() {}, warn() {}, error() {} };

/** Keeps what was logged, for what must not happen quietly. */
export function recordingLogger(): Logger & { errors: string[] } {
  const errors: string[] = [];
  return { ...quiet, errors, error: (_fields, message) => void errors.push(message) };
}

export const newTopic = (): string => `comptoir.conformance-${newId()}.v1`;

/** A plain event of the catalogue; what it says does not matter here. */
export function mail(subject: string, sequence: number): NewEvent {
  const data = { template: 'conformance', messageId: `${subject}/${sequence}`, causedBy: 'nobody' };
  return { type: 'MailSent', subject, sequence, data };
}

export function envelope(subject: string, sequence: number, changes: Partial<EventEnvelope> = {}): EventEnvelope {
  const id = newId();
  const occurredAt = '2026-01-01T00:00:00.000Z';
  return {
    ...mail(subject, sequence),
    id,
    version: 1,
    occurredAt,
    source: 'conformance',
    correlationId: id,
    ...changes,
  };
}

/** Tells events 1 to `count` of each subject, each in a transaction of its own, subjects side by side. */
export async function tell(database: Database, subjects: readonly string[], count: number, from = 1): Promise<void> {
  const outbox = createOutbox(database, { source: 'conformance', clock: { now: () => new Date(0) } });
  const tellOne = async (subject: string): Promise<void> => {
    for (let sequence = from; sequence < from + count; sequence += 1) {
      await database.withTransaction((session) => outbox.append(session, [mail(subject, sequence)]));
    }
  };
  await Promise.all(subjects.map(tellOne));
}

export const subjectsNamed = (count: number): string[] => Array.from({ length: count }, newId);
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

type Effect = { _id: string; seen: number[] };

/** The effect that handlers of the suite have: they write down, in their transaction, each sequence of a subject. */
export function openEffects(database: Database, name: string) {
  const rows = database.connection.collection<Effect>(`effects_${name}`);
  return {
    async write(event: EventEnvelope, session: Session): Promise<void> {
      await rows.updateOne({ _id: event.subject }, { $push: { seen: event.sequence } }, { session, upsert: true });
    },
    async seen(subject: string): Promise<number[]> {
      return (await rows.findOne({ _id: subject }))?.seen ?? [];
    },
    async count(): Promise<number> {
      return (await rows.find().toArray()).reduce((sum, { seen }) => sum + seen.length, 0);
    },
  };
}

/** Waits until `happened` holds; fails by throwing after `withinMs`. */
export async function until(happened: () => boolean | Promise<boolean>, withinMs = 15_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await happened())) {
    if (performance.now() > end) throw new Error(`did not happen within ${withinMs} ms`);
    await sleep(10);
  }
}
