import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addComment, type Conversation, lengthOf } from './conversation.ts';
import { type Counts, otherOf, type Side } from './message.ts';
import { hasRead, isUnread, type Reading, readApart, readThread, unreadOf, unreadYet } from './reading.ts';

interface Said {
  readonly number: number;
  readonly side: Side;
  readonly invoiceId: string | null;
  readonly counts: Counts;
}
const NOW = new Date('2026-11-21T10:00:00Z');
const READERS: ReadonlyArray<readonly [string, Side]> = [
  ['sam', 'supplier'],
  ['sue', 'supplier'],
  ['ada', 'staff'],
  ['carl', 'staff'],
];
const step = fc.record({
  ...{ who: fc.nat(3), reads: fc.boolean(), invoiceId: fc.constantFrom(null, 'one', 'two') },
  back: fc.nat(4),
});

test('what is kept of a thread tells of each reader what a recount of all that was said and read tells', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      let conversation: Conversation | undefined;
      const said: Said[] = [];
      const readings = new Map<string, Reading>(READERS.map(([who]) => [who, unreadYet(who, 'firm')]));
      const read = new Map(READERS.map(([who]) => [who, new Set<number>()]));
      for (const { who, reads, invoiceId, back } of steps) {
        const [name, side] = READERS[who] ?? ['sam', 'supplier'];
        if (!reads) {
          const comment = { supplierId: 'firm', invoiceId, side, writerId: name };
          conversation = addComment(conversation, comment, NOW).conversation;
          said.push({ number: lengthOf(conversation), side, invoiceId, counts: conversation.counts });
          continue;
        }
        const thread = said.filter((one) => invoiceId === null || one.invoiceId === invoiceId);
        const last = thread.at(-1 - back);
        const reading = readings.get(name);
        if (!last || !reading || !conversation) continue;
        const upTo = thread.filter((one) => one.number <= last.number);
        for (const { number } of upTo) read.get(name)?.add(number);
        const theirs = upTo.filter((one) => one.side === otherOf(side) && one.number > reading.upTo);
        const after =
          invoiceId === null
            ? readThread(side, reading, last)
            : readApart(
                side,
                reading,
                conversation,
                theirs.map(({ number }) => number),
              );
        readings.set(name, after);
      }
      for (const [name, side] of READERS) {
        const reading = readings.get(name) ?? unreadYet(name, 'firm');
        const isAnswered = ({ number, invoiceId }: Said) =>
          said.some((later) => later.side === 'staff' && later.number > number && later.invoiceId === invoiceId);
        const waiting = said.filter(
          (one) =>
            one.side === otherOf(side) && !read.get(name)?.has(one.number) && (side === 'supplier' || !isAnswered(one)),
        );
        if (conversation) {
          const whole = conversation;
          expect(unreadOf(side, whole, reading)).toBe(waiting.length);
          expect(said.filter((one) => isUnread(side, whole, reading, one))).toEqual(waiting);
        }
        const theirs = said.filter((one) => one.side === otherOf(side));
        expect(theirs.map(({ number }) => hasRead(reading, number))).toEqual(
          theirs.map(({ number }) => read.get(name)?.has(number) ?? false),
        );
      }
    }),
    { numRuns: 1_000 },
  );
});

test('a clock that goes back moves no comment before another, and a notice begins once for each side', () => {
  const by = (side: Side) => ({ supplierId: 'firm', invoiceId: null, side, writerId: side });
  const first = addComment(undefined, by('supplier'), NOW);
  const second = addComment(first.conversation, by('supplier'), new Date(NOW.getTime() - 60_000));
  const third = addComment(second.conversation, by('staff'), new Date(NOW.getTime() + 60_000));
  expect([first.begins, second.begins, third.begins]).toEqual([true, false, true]);
  expect(second.conversation.lastAt).toEqual(NOW);
  expect(third.conversation).toMatchObject({ waiting: [], writers: ['staff'], notices: { staff: 1, supplier: 3 } });
});
