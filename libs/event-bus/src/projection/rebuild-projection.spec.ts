import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope, EventOf } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing/engines';
import fc from 'fast-check';
import mongoose from 'mongoose';
import { afterEach, expect, it } from 'vitest';
import { envelope, newTopic, quiet, until } from '../conformance/scene.ts';
import { consume } from '../consume/consume.ts';
import { createEmbeddedBus } from '../embedded/embedded-bus.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createRelay } from '../relay/relay.ts';
import { createProjection } from './projection.store.ts';
import { openRebuilds } from './rebuild.store.ts';
import { createRebuilder } from './rebuild-projection.store.ts';
import { takeSnapshots } from './take-snapshots.ts';

type Owned = { _id: string; name: string; version: number };
type Copied = { _id: string; name?: string; gone?: boolean; sequence: number };

const [owner, holder] = [await testDatabase('rebuild-owner'), await testDatabase('rebuild-holder')];
const owned = owner.connection.collection<Owned>('mails');
const outbox = createOutbox(owner, { source: 'messaging', clock: { now: () => new Date(0) } });
const copy = createProjection<Copied>(holder, {
  name: 'mails',
  collection: 'mail_copies',
  schema: new mongoose.Schema<Copied>(
    { _id: String, name: String, gone: Boolean, sequence: Number },
    { versionKey: false },
  ),
  from: {
    MailSent: ({ data }) => ({ name: data.template, gone: false }),
    SupplierDeleted: () => ({ gone: true }),
  },
  gone: { gone: true },
});
const rebuilder = createRebuilder({ database: holder, group: 'holder', projections: [copy] });
const rebuilds = openRebuilds(holder);
await holder.ensureIndexes();
createRelay({ database: owner, bus: createEmbeddedBus({ logger: quiet }), topic: '', logger: quiet });
await owner.ensureIndexes();

const removed = new Set<string>();
const closing: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The holder hears of the owner; answers how both close. */
async function connected(): Promise<void> {
  const topic = newTopic();
  const bus = createEmbeddedBus({ logger: quiet });
  const apply = async (event: EventEnvelope, session: Parameters<typeof copy.apply>[0]) =>
    void (await copy.apply(session, event));
  const handlers = { MailSent: apply, SupplierDeleted: apply, ...rebuilder.handlers };
  const consumer = await consume({ bus, database: holder, group: 'holder', topics: [topic], handlers, logger: quiet });
  const relay = createRelay({ database: owner, bus, topic, logger: quiet });
  relay.start();
  closing.push(async () => {
    await relay.drained();
    await relay.stop();
    await consumer.close();
    await bus.close();
  });
}

/** Changes one of the owner's subjects, as its use cases would; what is gone does not come back. */
async function change(id: string, name: string): Promise<void> {
  if (removed.has(id)) return;
  await owner.withTransaction(async (session) => {
    const before = await owned.findOne({ _id: id }, { session });
    const version = (before?.version ?? 0) + 1;
    await owned.replaceOne({ _id: id }, { name, version }, { session, upsert: true });
    await outbox.append(session, [mailSent(id, version, name)]);
  });
}

async function remove(id: string): Promise<void> {
  removed.add(id);
  await owner.withTransaction(async (session) => {
    const before = await owned.findOneAndDelete({ _id: id }, { session });
    if (before)
      await outbox.append(session, [{ type: 'SupplierDeleted', subject: id, sequence: before.version + 1, data: {} }]);
  });
}

const mailSent = (subject: string, sequence: number, template: string) => ({
  ...{ type: 'MailSent' as const, subject, sequence },
  data: { template, messageId: 'm', causedBy: 'c' } satisfies EventOf<'MailSent'>['data'],
});

const republish = (rebuild: string) =>
  takeSnapshots(
    {
      database: owner,
      outbox,
      async read(session, after, limit) {
        const states = await owned
          .find({ _id: { $gt: after } }, { session })
          .sort({ _id: 1 })
          .limit(limit)
          .toArray();
        return states.map(({ _id, name, version }) => mailSent(_id, version, name));
      },
    },
    rebuild,
  );

async function rebuild(id = newId()): Promise<string> {
  await rebuilder.begin(id, 'mails');
  await republish(id);
  await until(async () => (await rebuilder.advance(id)) === 'over', 20_000);
  return id;
}

const shown = async () =>
  (
    await copy.model
      .find({ gone: { $ne: true } })
      .sort({ _id: 1 })
      .lean<Copied[]>()
  ).map(({ _id, name, sequence }) => ({ _id, name, version: sequence }));
const state = async () =>
  (await owned.find().sort({ _id: 1 }).toArray()).map(({ _id, name, version }) => ({ _id, name, version }));

it('ends as the owner’s state is, whatever changes while it is rebuilt, and is never seen empty', {
  timeout: 120_000,
}, async () => {
  const ids = fc.integer({ min: 0, max: 30 }).map((n) => `id-${String(n).padStart(2, '0')}`);
  const step = fc.record({
    id: ids,
    name: fc.string({ maxLength: 5 }),
    removes: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  });
  const steps = fc.array(step, { maxLength: 40, size: 'max' });
  await fc.assert(
    fc.asyncProperty(steps, steps, async (before, during) => {
      await connected();
      await owned.deleteMany({});
      removed.clear();
      await copy.model.deleteMany({});
      await change('id-always', 'there');
      for (const { id, name } of before) await change(id, name);
      await until(async () => (await shown()).length === (await state()).length);
      // A copy that lost rows, has one too many and one that is wrong: what a rebuild is for.
      await copy.model.deleteMany({ _id: { $in: ['id-01', 'id-02'] } });
      await copy.model.collection.updateOne({ _id: 'id-always' } as object, { $set: { name: 'wrong', sequence: 0 } });

      let least = Number.POSITIVE_INFINITY;
      let over = false;
      const watch = (async () => {
        for (; !over; await sleep(1)) least = Math.min(least, (await shown()).length);
      })();
      const live = (async () => {
        for (const { id, name, removes } of during) await (removes ? remove(id) : change(id, name));
      })();
      const id = await rebuild();
      await live;
      over = true;
      await watch;
      for (const close of closing.splice(0)) await close();

      expect(await shown()).toEqual(await state());
      expect(least).toBeGreaterThan(0);
      expect((await rebuilds.find(id))?.state).toBe('done');
    }),
    { numRuns: 5 },
  );
});

it('keeps what it knows of subjects that are gone, and its indexes', async () => {
  await connected();
  await change('id-gone', 'soon gone');
  await remove('id-gone');
  await until(async () => (await copy.model.findById('id-gone').lean<Copied>())?.gone === true);
  await rebuild();
  expect(await copy.model.findById('id-gone').lean<Copied>()).toMatchObject({ gone: true });
  const late = envelope('id-gone', 1);
  await holder.withTransaction((session) => copy.apply(session, { ...late, ...mailSent('id-gone', 1, 'late') }));
  expect(await copy.model.findById('id-gone').lean<Copied>()).toMatchObject({ gone: true, sequence: 2 });
});

it('changes nothing where a snapshot could not be taken, and says so', async () => {
  await connected();
  await change('id-kept', 'kept');
  await until(async () => (await copy.model.findById('id-kept').lean()) !== null);
  const before = await shown();
  const id = newId();
  await rebuilder.begin(id, 'mails');
  await owner.withTransaction((session) =>
    outbox.append(session, [
      {
        type: 'SnapshotTaken',
        subject: `${id}/x`,
        sequence: 1,
        data: { rebuild: id, of: 'MailSent', subject: 'x', sequence: 1, data: {} },
      },
      { type: 'SnapshotsEnded', subject: id, sequence: 1, data: { rebuild: id, count: 1 } },
    ]),
  );
  await until(async () => (await rebuilder.advance(id)) === 'over');
  expect(await rebuilds.find(id)).toMatchObject({ state: 'failed', cause: '1 snapshots became dead letters' });
  expect(await shown()).toEqual(before);
});

it('goes on where it was after a crash, before the swap and after it', async () => {
  await connected();
  await change('id-crash', 'here');
  const id = newId();
  await rebuilder.begin(id, 'mails');
  await republish(id);
  await until(async () => (await owner.connection.collection('outbox_events').countDocuments()) === 0);
  await rebuilder.begin(id, 'mails');
  await republish(id);
  await until(async () => (await rebuilder.advance(id)) === 'over');
  // As if the process had died between the swap and its note, and events had come since.
  await holder.connection
    .collection<{ _id: string }>('rebuilds')
    .updateOne({ _id: id }, { $set: { state: 'building' } });
  await change('id-crash', 'later');
  await until(async () => (await copy.model.findById('id-crash').lean<Copied>())?.name === 'later');
  expect(await rebuilder.advance(id)).toBe('over');
  expect(await shown()).toEqual(await state());
});

it('gives up one that is under way when another begins', async () => {
  const [first, second] = [newId(), newId()];
  await rebuilder.begin(first, 'mails');
  await rebuilder.begin(second, 'mails');
  expect(await rebuilds.find(first)).toMatchObject({ state: 'failed', cause: 'another rebuild was begun' });
  expect(await rebuilder.advance(first)).toBe('over');
  await rebuilder.fail(second, 'enough');
});
