import { setTimeout as sleep } from 'node:timers/promises';
import type { Outbox } from '@comptoir/event-bus';
import type { Clock, Logger } from '@comptoir/service-kit';
import { backOff, type Database, inJobSpan, type Job, type JobQueue, newId } from '@comptoir/storage';
import type { MailRecord, MailStore } from './mail.store.ts';
import type { MailJob } from './mail-queue.ts';
import type { Delivery, Smtp } from './smtp.ts';

/** How often the queue is looked at when nothing rang: what becomes due, or was put in by another process. */
const LOOK_EVERY_MS = 1_000;
const STOP_WITHIN_MS = 2_000;
const SENDERS = 2;

export interface MailSender {
  start(): void;
  /** Takes no more, waits a little for what is being sent; what did not end is sent again by whoever comes next. */
  stop(): Promise<void>;
}

/**
 * Sends what is queued, at least once: the server's 250 and our record of it cannot be one step, so a crash between
 * the two sends a second copy under the same Message-ID. What fails waits, longer each time.
 */
export function createMailSender(parts: {
  database: Database;
  queue: JobQueue<MailJob>;
  mails: MailStore;
  smtp: Smtp;
  outbox: Outbox;
  clock: Clock;
  logger: Logger;
  retry: { firstMs: number; mostMs: number };
}): MailSender {
  const { database, queue, mails, smtp, outbox, clock, logger, retry } = parts;
  const self = newId();
  let stopping = new AbortController();
  let ring = new AbortController();
  let running: Promise<unknown> | undefined;

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const rung = ring.signal;
      try {
        const job = await queue.claim(self);
        if (job) await inJobSpan('mails', job, () => attempt(job));
        else await pause(rung);
      } catch (error) {
        if (stopping.signal.aborted) return;
        logger.warn({ err: error }, 'the mail queue cannot be worked on');
        await pause(stopping.signal);
      }
    }
  }

  async function attempt(job: Job<MailJob>): Promise<void> {
    const mail = await mails.toSend(job.payload.mailId);
    if (mail?.state !== 'QUEUED') {
      await database.withTransaction((session) => queue.complete(session, job.id, job.attempt));
      return;
    }
    const delivery = await smtp.deliver(mail);
    if (delivery.outcome === 'later') await postpone(job, mail, delivery.answer);
    else await end(job, mail, delivery);
  }

  async function postpone(job: Job<MailJob>, mail: MailRecord, cause: string): Promise<void> {
    const outcome = await queue.fail(job.id, job.attempt, { retryAfterMs: backOff(job.attempt, retry), cause });
    if (outcome === 'retried') await mails.noteFailure(mail.id, cause);
    logger.warn({ mail: mail.id, attempt: job.attempt, cause, outcome }, 'mail not sent yet');
  }

  async function end(job: Job<MailJob>, mail: MailRecord, { outcome, answer }: Delivery): Promise<void> {
    await database.withTransaction(async (session) => {
      if (!(await queue.complete(session, job.id, job.attempt))) return;
      if (outcome === 'refused') return mails.end(session, mail.id, { state: 'REFUSED', lastAnswer: answer });
      await mails.end(session, mail.id, { state: 'SENT', lastAnswer: answer, sentAt: clock.now() });
      const { id, template, messageId, causedBy, correlationId, supplierId } = mail;
      await outbox.append(session, [
        {
          type: 'MailSent',
          subject: id,
          sequence: mail.resent + 1,
          ...(supplierId !== undefined && { supplierId }),
          correlationId,
          causationId: causedBy,
          data: { template, messageId, causedBy },
        },
      ]);
    });
    if (outcome === 'refused') logger.error({ mail: mail.id, answer }, 'the mail server refuses a mail for good');
  }

  async function pause(until: AbortSignal): Promise<void> {
    await sleep(LOOK_EVERY_MS, undefined, { signal: until }).catch(() => undefined);
  }

  const wake = (): void => {
    ring.abort();
    ring = new AbortController();
  };

  return {
    start() {
      if (running) return;
      stopping = new AbortController();
      const unhear = queue.onEnqueued(wake);
      running = Promise.all(Array.from({ length: SENDERS }, work)).finally(unhear);
    },
    async stop() {
      stopping.abort();
      wake();
      await Promise.race([running, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
      running = undefined;
      smtp.close();
    },
  };
}
