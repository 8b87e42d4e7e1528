import type { RunOrder } from '../intake/run/run-order.ts';
import { attempt, takeInTurn, turnsOf } from '../intake/run/take-in-turn.ts';
import type { MailInParts } from './mail-in-parts.ts';
import type { Mailbox, WaitingMessage } from './mailbox.ts';
import { takeMessage } from './take-message.ts';
import type { MailSource } from './taken-message.ts';

export type OpenMailbox = (source: MailSource, password: string) => Promise<Mailbox>;

/**
 * Takes what waits in a mailbox, oldest first. What is concluded already, by a process that ended before it put it away,
 * is put away.
 * @throws what kept the mailbox from being looked at to its end
 */
export async function runMailbox(
  parts: MailInParts & { readonly openMailbox: OpenMailbox },
  { source, password, lease, signal }: RunOrder<MailSource>,
): Promise<void> {
  const { arrivals, clock } = parts;
  const mailbox = await parts.openMailbox(source, password);
  try {
    const placeOf = ({ uid }: WaitingMessage): string => `${mailbox.uidValidity}/${uid}`;
    const turns = await turnsOf(arrivals, source.id, { waiting: await mailbox.waiting(), placeOf });
    await takeInTurn(turns, signal, async ({ one: message, before }) => {
      const isDone = before !== undefined && before.state !== 'FOUND';
      const place = { sourceId: source.id, place: placeOf(message), at: clock.now() };
      const { id } = isDone
        ? before
        : await attempt(arrivals, place, (arrival) => takeMessage(parts, { source, mailbox, lease, message, arrival }));
      await mailbox.putAway(message.uid);
      await arrivals.filed(id, { frees: false });
    });
  } finally {
    await mailbox.close();
  }
}
