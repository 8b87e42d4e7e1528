import { LeaseLost, type Session } from '@comptoir/storage';
import type { Outcome } from '../intake/arrival/arrival.ts';
import { countsOf } from '../intake/arrival/counts-of.ts';
import { queueMails } from '../mails/queue-mails.ts';
import { intakeAnswer } from '../templates/intake-answer.ts';
import type { Sender } from './decide-sender.ts';
import type { Letter } from './letter.ts';
import type { MailInParts } from './mail-in-parts.ts';
import { mayAnswer, withoutTag } from './may-answer.ts';
import type { TakenMessage } from './taken-message.ts';

const DAY_MS = 24 * 3_600_000;

interface Conclusion {
  readonly letter: Letter | undefined;
  readonly sender: Sender;
  readonly outcome: Outcome;
}

/**
 * Keeps what became of a message, counts it, and queues the answer to its sender: one transaction, of whoever holds the
 * mailbox's lease. What had come before is only noted.
 * @throws LeaseLost
 */
export async function concludeMessage(parts: MailInParts, taken: TakenMessage, conclusion: Conclusion): Promise<void> {
  const { database, arrivals, sources } = parts;
  const { lease, arrival, source } = taken;
  await database.withTransaction(async (session) => {
    await lease.guard(session);
    const { key } = conclusion.outcome;
    const repeated = key !== undefined && (await arrivals.isRepeated(session, arrival.id, key));
    const answeredTo = repeated ? undefined : await addressToAnswer(parts, session, taken, conclusion);
    const outcome = { ...conclusion.outcome, repeated, ...(answeredTo !== undefined && { answeredTo }) };
    if (!(await arrivals.conclude(session, arrival.id, outcome))) throw new LeaseLost('the message was concluded');
    await sources.count(session, source.id, countsOf(outcome));
    if (answeredTo !== undefined) await answer(parts, session, { ...conclusion, outcome, arrivalId: arrival.id });
  });
}

async function addressToAnswer(
  { arrivals, clock, from }: MailInParts,
  session: Session,
  { source, message }: TakenMessage,
  { letter, sender: { isKnown } }: Conclusion,
): Promise<string | undefined> {
  if (!letter) return undefined;
  const now = clock.now();
  const ours = /<([^>]*)>/.exec(from)?.[1] ?? from;
  const answersToday = await arrivals.answersSince(session, letter.from, new Date(now.getTime() - DAY_MS));
  const about = {
    ...{ isKnown, answersToday, now, receivedAt: message.receivedAt },
    own: [source.address, ours.toLowerCase()].map(withoutTag),
  };
  return mayAnswer(letter, about) ? letter.from : undefined;
}

async function answer(
  parts: MailInParts,
  session: Session,
  { letter, sender, outcome, arrivalId }: Conclusion & { arrivalId: string },
): Promise<void> {
  const { name, language, supplierId } = sender;
  await queueMails(parts, session, {
    event: { id: arrivalId, correlationId: arrivalId },
    template: 'intake-answer',
    ...(supplierId !== undefined && { supplierId }),
    ...(letter?.messageId !== undefined && { inReplyTo: letter.messageId }),
    recipients: [{ name, email: letter?.from ?? '', language }],
    word: (recipient) =>
      intakeAnswer(
        { files: outcome.files, refusal: outcome.refusal, maximumMb: parts.maximumMb() },
        recipient.language,
        parts.portal,
      ),
  });
}
