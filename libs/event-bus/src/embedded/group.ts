import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@comptoir/contracts';
import { backOff, type Logger } from '@comptoir/storage';
import { BusClosed, type Handle, type Subscription } from '../port.ts';
import { createSlots } from '../slots.ts';

export type Group = {
  join(topics: readonly string[], handle: Handle): Subscription;
  hears(topic: string): boolean;
  /** Resolves when a member has taken the event; rejects with BusClosed when the bus closes first. */
  deliver(topic: string, event: EventEnvelope): Promise<void>;
};

type Member = { handle: Handle; closing: AbortController; running: Set<Promise<void>> };

const REDELIVERY = { firstMs: 50, mostMs: 5_000 };

/**
 * One durable group: a queue a subject, worked through by its members. A group that lost its last member is still owed
 * its events: they wait, so that a service which closes first does not make another's events count as published.
 */
export function createGroup(
  name: string,
  options: { handlersAtOnce: number; closed: AbortSignal; logger: Logger },
): Group {
  const { closed, logger } = options;
  const topics = new Set<string>();
  const members: Member[] = [];
  const tails = new Map<string, Promise<void>>();
  const inSlot = createSlots(options.handlersAtOnce);
  let joined = Promise.withResolvers<void>();
  closed.addEventListener('abort', () => joined.resolve());

  async function deliverNow(topic: string, event: EventEnvelope): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      while (members.length === 0 && !closed.aborted) await joined.promise;
      try {
        if (await inSlot(() => hand(topic, event))) return;
      } catch (error) {
        if (!closed.aborted)
          logger.warn({ err: error, group: name, event: event.id, attempt }, 'handler threw: event comes again');
      }
      if (closed.aborted) throw new BusClosed(`closed before ${name} took ${event.id}`);
      await sleep(backOff(attempt, REDELIVERY), undefined, { signal: closed }).catch(() => undefined);
    }
  }

  /** False when nobody was there to take it. */
  async function hand(topic: string, event: EventEnvelope): Promise<boolean> {
    const member = closed.aborted ? undefined : members[slotOf(event.subject, members.length)];
    if (!member) return false;
    const handling = member.handle(event, { topic, signal: member.closing.signal });
    member.running.add(handling);
    try {
      await handling;
      return true;
    } finally {
      member.running.delete(handling);
    }
  }

  return {
    join(wanted, handle) {
      const member: Member = { handle, closing: new AbortController(), running: new Set() };
      for (const topic of wanted) topics.add(topic);
      members.push(member);
      joined.resolve();
      return {
        async close() {
          const place = members.indexOf(member);
          if (place >= 0) members.splice(place, 1);
          if (members.length === 0 && !closed.aborted) joined = Promise.withResolvers<void>();
          member.closing.abort();
          await Promise.allSettled(member.running);
        },
      };
    },
    hears: (topic) => topics.has(topic),
    deliver(topic, event) {
      const before = tails.get(event.subject) ?? Promise.resolve();
      const mine = before.then(() => deliverNow(topic, event));
      tails.set(event.subject, mine);
      const leave = (): void => {
        if (tails.get(event.subject) === mine) tails.delete(event.subject);
      };
      mine.then(leave, leave);
      return mine;
    },
  };
}

/** The same member for a subject as long as the members stay the same. */
function slotOf(subject: string, count: number): number {
  let hash = 0;
  for (let i = 0; i < subject.length; i += 1) hash = (hash * 31 + subject.charCodeAt(i)) | 0;
  return Math.abs(hash) % Math.max(1, count);
}
