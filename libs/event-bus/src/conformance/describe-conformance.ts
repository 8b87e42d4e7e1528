import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { mongoUri, testDatabase } from '@comptoir/testing/engines';
import { beforeAll, describe, expect, it } from 'vitest';
import { PermanentFailure } from '../consume/permanent-failure.ts';
import { createDeadLetters } from '../dead-letters/dead-letters.store.ts';
import { openOutboxStore } from '../outbox/outbox.store.ts';
import { BusClosed } from '../port.ts';
import type { Adapter } from './adapter.ts';
import { endAbandonedTransactions, startDoomed } from './doomed.ts';
import { connect, LEASE_MS, openScene } from './open-scene.ts';
import { envelope, newTopic, openEffects, recordingLogger, subjectsNamed, tell, until, upTo } from './scene.ts';

/** What every adapter of the port promises, tried through outbox, relay, bus and inbox on a real MongoDB. */
export async function describeConformance(name: string, adapter: Adapter): Promise<void> {
  const database = await testDatabase(`conformance-${name}`);
  const deadLetters = createDeadLetters(database);

  describe(`the ${name} bus`, () => {
    beforeAll(async () => {
      openOutboxStore(database);
      await database.ensureIndexes();
    });

    it('hands each subject its events in order, and subjects side by side', async () => {
      const scene = await openScene(adapter, database);
      const seen = new Map<string, number[]>();
      let running = 0;
      let most = 0;
      await scene.subscribe(async (event) => {
        most = Math.max(most, ++running);
        await sleep(Math.random() * 8);
        seen.set(event.subject, [...(seen.get(event.subject) ?? []), event.sequence]);
        running -= 1;
      });
      const subjects = subjectsNamed(8);
      await tell(database, subjects, 20);
      await scene.relay.drained();
      await until(() => [...seen.values()].flat().length >= 160);
      for (const subject of subjects) expect(seen.get(subject)).toEqual(upTo(20));
      expect(most).toBeGreaterThan(1);
    });

    it('brings an event again to a handler that threw, before the next of its subject', async () => {
      const scene = await openScene(adapter, database);
      const seen: number[] = [];
      await scene.subscribe(async ({ sequence }) => {
        seen.push(sequence);
        if (sequence === 2 && seen.length < 4) throw new Error('not yet');
      });
      await tell(database, [newId()], 3);
      await until(() => seen.includes(3));
      expect(seen).toEqual([1, 2, 2, 2, 3]);
    });

    it('gives each event to each of two groups, and within a group to one member', async () => {
      const scene = await openScene(adapter, database);
      const heard: Record<string, string[]> = { one: [], two: [] };
      const [one, two] = [newId(), newId()];
      const other = await connect(adapter);
      for (const bus of [scene.bus, other]) {
        await bus.subscribe({
          group: one,
          topics: [scene.topic],
          handle: async ({ id }) => void heard.one?.push(id),
        });
      }
      await scene.bus.subscribe({
        group: two,
        topics: [scene.topic],
        handle: async ({ id }) => void heard.two?.push(id),
      });
      await tell(database, subjectsNamed(30), 2);
      await until(() => heard.one?.length === 60 && heard.two?.length === 60);
      await sleep(100);
      expect(new Set(heard.one).size).toBe(60);
      expect(heard.one?.length).toBe(60);
      expect([...(heard.two ?? [])].sort()).toEqual([...(heard.one ?? [])].sort());
    });

    it('keeps what comes for a group while none of its members is there', async () => {
      const scene = await openScene(adapter, database);
      const seen: number[] = [];
      const [group, subject] = [newId(), newId()];
      const topics = [scene.topic];
      const handle = async ({ sequence }: EventEnvelope) => void seen.push(sequence);
      const first = await scene.bus.subscribe({ group, topics, handle });
      await tell(database, [subject], 1);
      await until(() => seen.length === 1);
      await first.close();
      await tell(database, [subject], 3, 2);
      await sleep(200);
      expect(seen).toEqual([1]);
      await scene.bus.subscribe({ group, topics, handle });
      await until(() => seen.length === 4);
      expect(seen).toEqual(upTo(4));
    });

    it('broadcasts to every instance, whatever the handlers of one do', async () => {
      const scene = await openScene(adapter, database);
      const other = await connect(adapter);
      const heard: number[][] = [[], []];
      for (const [place, bus] of [scene.bus, other].entries()) {
        await bus.broadcast({ topics: [scene.topic], handle: ({ sequence }) => void heard[place]?.push(sequence) });
      }
      await scene.bus.broadcast({ topics: [scene.topic], handle: () => Promise.reject(new Error('a browser went')) });
      await scene.subscribe(async () => undefined);
      await tell(database, [newId()], 5);
      await until(() => heard.every((sequences) => sequences.length >= 5));
      expect(heard).toEqual([upTo(5), upTo(5)]);
    });

    it('sets a poisoned event aside, loudly and with its cause, and goes on with the next of its subject and of others', async () => {
      const logger = recordingLogger();
      const scene = await openScene(adapter, database, { logger });
      const consumer = await scene.consume(async ({ sequence }) => {
        if (sequence === 3) throw new TypeError('poison');
      });
      const subjects = subjectsNamed(4);
      await tell(database, subjects, 6);
      await until(async () => (await consumer.effects.count()) === 20);
      for (const subject of subjects) expect(await consumer.effects.seen(subject)).toEqual([1, 2, 4, 5, 6]);
      const { rows } = await deadLetters.list({ consumer: consumer.group, page: { limit: 10, offset: 0 } });
      expect(rows.map((letter) => letter.event.subject).sort()).toEqual([...subjects].sort());
      for (const letter of rows) {
        expect(letter).toMatchObject({
          topic: scene.topic,
          attempts: 3,
          cause: { name: 'TypeError', message: 'poison' },
        });
        expect(letter.event.data).toMatchObject({ messageId: `${letter.event.subject}/3` });
      }
      expect(logger.errors.filter((message) => message === 'dead letter')).toHaveLength(4);
    });

    it('sets aside unread what no version or schema of the catalogue covers, and passes over what it has no handler for', async () => {
      const scene = await openScene(adapter, database);
      const consumer = await scene.consume(async () => undefined);
      const [odd, fine] = [newId(), newId()];
      await scene.bus.publish(scene.topic, [
        envelope(odd, 1, { version: 99 }),
        envelope(odd, 2, { data: { template: 7 } }),
        envelope(odd, 3, { type: 'SupplierDeleted', data: {} }),
        envelope(fine, 1),
      ]);
      await until(async () => (await consumer.effects.count()) === 1);
      await until(async () => (await deadLettersOf(consumer.group)).length === 2);
      const letters = await deadLettersOf(consumer.group);
      expect(letters.map(({ attempts }) => attempts)).toEqual([0, 0]);
      expect(
        letters
          .map(({ cause }) => cause.message)
          .sort()
          .join(),
      ).toMatch(/\/data.*unknown version 99/);
    });

    it('has one effect of an event that is published again and again', async () => {
      const scene = await openScene(adapter, database);
      const consumer = await scene.consume(async () => undefined);
      const subject = newId();
      const events = [envelope(subject, 1), envelope(subject, 2), envelope(subject, 3)];
      await Promise.all([1, 2, 3, 4].map(() => scene.bus.publish(scene.topic, events)));
      await tell(database, [subject], 1, 4);
      await until(async () => (await consumer.effects.seen(subject)).includes(4));
      expect(await consumer.effects.seen(subject)).toEqual(upTo(4));
    });

    it('replays a dead letter once however often it is asked to, and an overtaken one only when told so', async () => {
      const scene = await openScene(adapter, database);
      let broken = true;
      const consumer = await scene.consume(async ({ sequence }) => {
        if (broken && sequence !== 2) throw new PermanentFailure('no rate for that day');
      });
      const [overtaken, alone] = [newId(), newId()];
      await tell(database, [overtaken], 2);
      await tell(database, [alone], 1);
      await until(async () => (await deadLettersOf(consumer.group)).length === 2);
      // Overtaken only once its second event was handled, which nothing above waited for.
      await until(async () => (await consumer.effects.seen(overtaken)).includes(2));
      const letters = await deadLettersOf(consumer.group);
      const idOf = (subject: string): string => letters.find(({ event }) => event.subject === subject)?._id ?? '';

      await expect(consumer.replay(idOf(alone))).rejects.toMatchObject({ cause: { message: 'no rate for that day' } });
      expect((await deadLetters.open(idOf(alone)))?.attempts).toBe(2);
      broken = false;
      const answers = await Promise.all(upTo(6).map(() => consumer.replay(idOf(alone))));
      expect(answers.sort()).toEqual(['ended', 'ended', 'ended', 'ended', 'ended', 'replayed']);
      expect(await consumer.effects.seen(alone)).toEqual([1]);

      expect(await consumer.replay(idOf(overtaken))).toBe('older');
      expect(await consumer.replay(idOf(overtaken), { evenIfOlder: true })).toBe('replayed');
      expect(await consumer.effects.seen(overtaken)).toEqual([2, 1]);
      expect(await consumer.replay('nobody:nothing')).toBe('unknown');
      expect(await deadLetters.discard(idOf(overtaken), { by: { id: 'u1', name: 'Ada' }, reason: 'too late' })).toBe(
        false,
      );
    });

    it('holds a slow consumer to a bounded number of handlers at once, and loses nothing', async () => {
      const scene = await openScene(adapter, database);
      let running = 0;
      let most = 0;
      let done = 0;
      await scene.subscribe(async () => {
        most = Math.max(most, ++running);
        await sleep(15);
        running -= 1;
        done += 1;
      });
      await tell(database, subjectsNamed(150), 2);
      await until(() => done === 300);
      expect(most).toBeLessThanOrEqual(adapter.handlersAtOnce);
    });

    it('goes on where it was when its process is killed in the middle of a handler, three times over', {
      timeout: 90_000,
    }, async () => {
      const topic = newTopic();
      await adapter.createTopic(topic);
      const [group, name] = [newId(), newId()];
      const effects = openEffects(database, name);
      const subjects = subjectsNamed(6);
      await tell(database, subjects, 25);
      const uri = mongoUri();
      const order = {
        module: adapter.module,
        uri,
        database: database.name,
        topic,
        group,
        effects: name,
        handlerMs: 10,
        leaseMs: LEASE_MS,
      };
      for (let death = 0; death < 3; death += 1) {
        const process = await startDoomed(order);
        await sleep(Math.random() * 60);
        await process.crash();
        await endAbandonedTransactions(database);
      }
      expect(await effects.count()).toBeLessThan(150);
      const last = await startDoomed({ ...order, handlerMs: 0 });
      await until(async () => (await effects.count()) >= 150, 45_000);
      await sleep(200);
      await last.crash();
      for (const subject of subjects) expect(await effects.seen(subject)).toEqual(upTo(25));
    });

    it('goes on where it was when the relay stops in the middle and another starts', async () => {
      const scene = await openScene(adapter, database);
      const consumer = await scene.consume(() => sleep(5));
      const subjects = subjectsNamed(10);
      const telling = tell(database, subjects, 20);
      for (let restart = 0; restart < 4; restart += 1) {
        await sleep(60);
        await scene.relay.stop();
        scene.relay.start();
      }
      await telling;
      await until(async () => (await consumer.effects.count()) >= 200);
      for (const subject of subjects) expect(await consumer.effects.seen(subject)).toEqual(upTo(20));
    });

    it('closes clean: what is being handled ends, nothing more is handled, publishing is refused, nothing is lost', async () => {
      const scene = await openScene(adapter, database);
      const subject = newId();
      const group = newId();
      const ended: number[] = [];
      const handle = async ({ sequence }: EventEnvelope): Promise<void> => {
        await sleep(50);
        ended.push(sequence);
      };
      await scene.bus.subscribe({ group, topics: [scene.topic], handle });
      await tell(database, [subject], 12);
      await until(() => ended.length >= 2);
      await scene.close();
      const endedAtClose = [...ended];
      await expect(scene.bus.publish(scene.topic, [envelope(newId(), 1)])).rejects.toBeInstanceOf(BusClosed);
      await sleep(150);
      expect(ended).toEqual(endedAtClose);
      expect(ended.length).toBeLessThan(12);

      const next = await openScene(adapter, database, { topic: scene.topic });
      await next.bus.subscribe({ group, topics: [scene.topic], handle });
      await until(() => ended.includes(12));
      // The one that was being taken may come twice, in its place; none is missing.
      expect([...new Set(ended)]).toEqual(upTo(12));
    });
  });

  async function deadLettersOf(consumer: string) {
    return (await deadLetters.list({ consumer, page: { limit: 50, offset: 0 } })).rows;
  }
}
