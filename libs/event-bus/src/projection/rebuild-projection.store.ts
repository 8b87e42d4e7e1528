import type { EventEnvelope, EventOf } from '@comptoir/contracts';
import { type Database, isUnavailable, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import { complaintAbout, versionOf } from '../consume/check-event.ts';
import type { Handlers } from '../consume/handlers.ts';
import { openInboxStore } from '../consume/inbox.store.ts';
import { PermanentFailure } from '../consume/permanent-failure.ts';
import { createDeadLetters } from '../dead-letters/dead-letters.store.ts';
import { type AnyProjection, shadowOf } from './projection.store.ts';
import { openRebuilds, type Rebuild } from './rebuild.store.ts';

export type Rebuilder = {
  /** What the service's `consume` handles beside its own: its owners' snapshots. */
  readonly handlers: Handlers;
  /**
   * Makes room for the new copy; from then on what happens goes into both. To be called before the owner's snapshots;
   * does nothing for one that began.
   */
  begin(id: string, projection: string): Promise<void>;
  /** Looks whether every snapshot has been taken, and if so swaps the new copy in. To be called until it is over. */
  advance(id: string): Promise<'building' | 'over'>;
  /** Gives a rebuild up; the old copy stays. */
  fail(id: string, cause: string): Promise<void>;
};

/**
 * Rebuilds the copies a service keeps of others' data, while it serves. The new copy is built beside the old one from
 * the owner's snapshots and from what happens meanwhile, the newer sequence winning whichever comes first; then it takes
 * the old one's place in one step. Readers see the old copy until then.
 */
export function createRebuilder(options: {
  database: Database;
  group: string;
  projections: readonly AnyProjection[];
}): Rebuilder {
  const { database, group, projections } = options;
  const rebuilds = openRebuilds(database);
  openInboxStore(database);
  createDeadLetters(database);
  const inbox = database.connection.collection<mongoose.mongo.Document>('inbox');
  const deadLetters = database.connection.collection<mongoose.mongo.Document>('dead_letters');

  const projectionNamed = (name: string): AnyProjection => {
    const projection = projections.find((one) => one.name === name);
    if (!projection) throw new Error(`${group} keeps no copy named ${name}`);
    return projection;
  };
  /** The live collection and its shadow. */
  const collectionsOf = (name: string) => {
    const live = projectionNamed(name).model.collection.name;
    return { live, shadow: shadowOf(live) };
  };

  async function takeSnapshot(event: EventOf<'SnapshotTaken'>, session: Session): Promise<void> {
    const { rebuild, of: type, subject, sequence, data } = event.data;
    const building = await rebuilds.building(session, rebuild);
    // Another service's rebuild, or one that was given up.
    if (!building) return;
    const told: EventEnvelope = { ...event, type, version: versionOf(type), subject, sequence, data };
    const complaint = complaintAbout(told);
    if (complaint) throw new PermanentFailure(complaint);
    await projectionNamed(building.projection).applySnapshot(session, told);
  }

  /** How many snapshots were taken: the inbox knows, once each, in the transaction that took them. */
  async function countTaken(id: string): Promise<number> {
    const subjects = { $gte: `${id}/`, $lt: `${id}0` };
    const [counted] = await inbox
      .aggregate<{ count: number }>([
        { $match: { consumer: group, subject: subjects } },
        { $group: { _id: '$subject' } },
        { $count: 'count' },
      ])
      .toArray();
    return counted?.count ?? 0;
  }

  async function swap({ _id: id, projection, copy }: Rebuild): Promise<void> {
    const { live, shadow } = collectionsOf(projection);
    const { gone } = projectionNamed(projection);
    const { connection } = database;
    // Whoever swapped it died before it could say so; what is named as the shadow since is none.
    if ((await identityOf(live)) === copy) return rebuilds.end(id, { state: 'done' });
    if (gone) {
      const keep = { $merge: { into: shadow, whenMatched: 'keepExisting', whenNotMatched: 'insert' } };
      await connection
        .collection(live)
        .aggregate([{ $match: gone }, keep])
        .toArray();
    }
    await connection.collection(shadow).rename(live, { dropTarget: true });
    await rebuilds.end(id, { state: 'done' });
  }

  /** What MongoDB itself calls a collection: it keeps that when it is renamed, and another of its name has another. */
  async function identityOf(collection: string): Promise<string | undefined> {
    const [found] = (await database.connection.db?.listCollections({ name: collection }).toArray()) ?? [];
    return found && 'info' in found ? found.info?.uuid?.toString('hex') : undefined;
  }

  return {
    handlers: {
      SnapshotTaken: takeSnapshot,
      SnapshotsEnded: (event, session) => rebuilds.expect(session, event.data.rebuild, event.data.count),
    },

    async begin(id, projection) {
      if (await rebuilds.find(id)) return;
      const { shadow } = collectionsOf(projection);
      const { schema } = projectionNamed(projection).model;
      const collection = database.connection.collection(shadow);
      await collection.drop().catch(unlessMissing);
      await database.connection.createCollection(shadow);
      for (const [fields, spec] of schema.indexes()) {
        await collection.createIndex(fields as mongoose.mongo.IndexSpecification, indexOptionsOf(spec));
      }
      const copy = (await identityOf(shadow)) ?? '';
      await database.withTransaction((session) => rebuilds.begin(session, { id, projection, copy }));
    },

    async advance(id) {
      const rebuild = await rebuilds.find(id);
      if (rebuild?.state !== 'building') return 'over';
      const taken = await countTaken(id);
      if (taken !== rebuild.taken) await rebuilds.noteTaken(id, taken);
      if (rebuild.expected === undefined || taken < rebuild.expected) return 'building';
      const buried = await deadLetters.countDocuments({
        ...{ state: 'waiting', consumer: group },
        ...{ 'event.type': 'SnapshotTaken', 'event.data.rebuild': id },
      });
      if (buried > 0) await rebuilds.end(id, { state: 'failed', cause: `${buried} snapshots became dead letters` });
      else await swap(rebuild);
      return 'over';
    },

    fail: (id, cause) => rebuilds.end(id, { state: 'failed', cause }),
  };
}

/** The options of mongoose's that are MongoDB's too. */
function indexOptionsOf({ background: _, ...spec }: Record<string, unknown>): mongoose.mongo.CreateIndexesOptions {
  return spec as mongoose.mongo.CreateIndexesOptions;
}

const NAMESPACE_NOT_FOUND = 26;

function unlessMissing(error: unknown): void {
  if (isUnavailable(error)) throw error;
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== NAMESPACE_NOT_FOUND) throw error;
}
