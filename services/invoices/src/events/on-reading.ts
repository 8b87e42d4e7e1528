import type { Handlers } from '@comptoir/event-bus';
import type { createTakeReading } from '../invoice/take-reading.ts';

/** Extraction began to read, has read, or could not: each moves the invoice, or is noted where it comes too late. */
export const onReading = (take: ReturnType<typeof createTakeReading>): Handlers => ({
  ReadingStarted: take.started,
  DocumentRead: take.read,
  DocumentUnreadable: take.unreadable,
});
