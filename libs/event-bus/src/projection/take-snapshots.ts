import type { NewEvent } from '@comptoir/contracts';
import type { Database, Session } from '@comptoir/storage';
import type { Outbox } from '../outbox/outbox.ts';

/** The state of one of the owner's subjects, as the event that last told of it would tell it. */
export type Snapshot = {
  readonly type: string;
  readonly subject: string;
  readonly sequence: number;
  readonly data: unknown;
};

/**
 * Reads the next states of an owner, by id, in the transaction: at most `limit` with ids after `after` ('' at first).
 * Fewer than `limit` are the last.
 */
export type ReadStates = (session: Session, after: string, limit: number) => Promise<readonly Snapshot[]>;

const AT_ONCE = 100;

/**
 * Tells the whole of an owner's current state again, for one rebuild: each batch is read and told in one transaction,
 * so that a snapshot is of a state that was. Begun again after a crash it tells all again, which does no harm; it throws
 * while what it told before waits in the outbox (a sequence is told once), and is to be tried again later.
 * @returns how many subjects there are
 */
export async function takeSnapshots(
  { database, outbox, read }: { database: Database; outbox: Outbox; read: ReadStates },
  rebuild: string,
  told: (count: number) => Promise<void> = async () => undefined,
): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const states = await database.withTransaction(async (session) => {
      const found = await read(session, after, AT_ONCE);
      await outbox.append(
        session,
        found.map((state) => snapshotTaken(rebuild, state)),
      );
      return found;
    });
    count += states.length;
    await told(count);
    if (states.length < AT_ONCE) break;
    after = states.at(-1)?.subject ?? '';
  }
  await database.withTransaction((session) =>
    outbox.append(session, [{ type: 'SnapshotsEnded', subject: rebuild, sequence: 1, data: { rebuild, count } }]),
  );
  return count;
}

const snapshotTaken = (rebuild: string, { type, subject, sequence, data }: Snapshot): NewEvent => ({
  type: 'SnapshotTaken',
  subject: `${rebuild}/${subject}`,
  sequence: 1,
  data: { rebuild, of: type, subject, sequence, data },
});
