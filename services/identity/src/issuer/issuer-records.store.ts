import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '@comptoir/service-kit';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

type Row = { _id: string; payload?: AdapterPayload; grantId?: string; uid?: string; expiresAt?: Date };
type Write = mongoose.mongo.AnyBulkWriteOperation<Row>;

/** Ends all that the issuer has of a user: sessions, codes, tokens. Their next sign-in asks for the password. */
export type EndIssuerSessions = (userId: string, session?: Session) => Promise<void>;

export interface IssuerRecords {
  readonly adapter: AdapterFactory;
  readonly endSessions: EndIssuerSessions;
  /** Writes what `work` writes in one go, in its order: once `work` is done, and before it reads. */
  together<T>(work: () => Promise<T>): Promise<T>;
}

/** What nobody asks for again: an access token opens nothing here, the id token says who somebody is. */
const UNKEPT: readonly string[] = ['AccessToken'];
/** What counts once: who looks for it takes it away, so that of two at once one gets it. */
const TAKEN = 'AuthorizationCode';

/**
 * Where oidc-provider keeps its sessions, interactions, codes and tokens: one collection, `_id` is `Model:id`.
 * MongoDB removes what expired within a minute; until then `find` does not see it.
 */
export function createIssuerRecords(database: Database, clock: Clock): IssuerRecords {
  const model = modelOf<Row>(database, 'issuer_records', schema);
  const records = model.collection as unknown as mongoose.mongo.Collection<Row>;
  const gathered = new AsyncLocalStorage<Write[]>();

  const writeAll = async (writes: Write[]): Promise<void> => {
    if (writes.length > 0) await records.bulkWrite(writes.splice(0), { ordered: true, ignoreUndefined: true });
  };
  const write = async (one: Write): Promise<void> => {
    const writes = gathered.getStore();
    if (writes) writes.push(one);
    else await writeAll([one]);
  };
  const writeGathered = (): Promise<void> => writeAll(gathered.getStore() ?? []);

  const payloadOf = (row: Row | null): AdapterPayload | undefined =>
    row && (!row.expiresAt || row.expiresAt > clock.now()) ? row.payload : undefined;

  const adapter: AdapterFactory = (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        if (UNKEPT.includes(model)) return;
        const { grantId, uid } = payload;
        const replacement = {
          payload,
          ...(grantId !== undefined && { grantId }),
          ...(model === 'Session' && uid !== undefined && { uid }),
          ...(expiresIn !== undefined && { expiresAt: new Date(clock.now().getTime() + expiresIn * 1000) }),
        };
        await write({ replaceOne: { filter: { _id: keyOf(id) }, replacement, upsert: true } });
      },
      async find(id) {
        await writeGathered();
        const one = { _id: keyOf(id) };
        return payloadOf(await (model === TAKEN ? records.findOneAndDelete(one) : records.findOne(one)));
      },
      async findByUid(uid) {
        await writeGathered();
        return payloadOf(await records.findOne({ uid }));
      },
      // Only the device flow asks by user code, and it is off.
      findByUserCode: async () => undefined,
      async consume(id) {
        if (model === TAKEN) return;
        const consumed = Math.floor(clock.now().getTime() / 1000);
        await write({ updateOne: { filter: { _id: keyOf(id) }, update: { $set: { 'payload.consumed': consumed } } } });
      },
      // As what expired: emptied, so that it goes along with the updates of the same request, and removed within a minute.
      destroy: (id) => write({ replaceOne: { filter: { _id: keyOf(id) }, replacement: { expiresAt: new Date(0) } } }),
      revokeByGrantId: (grantId) => write({ deleteMany: { filter: { grantId } } }),
    };
  };

  return {
    adapter,
    async endSessions(userId, session) {
      await records.deleteMany({ 'payload.accountId': userId }, session && { session });
    },
    async together(work) {
      const writes: Write[] = [];
      try {
        return await gathered.run(writes, work);
      } finally {
        await writeAll(writes);
      }
    },
  };
}

const schema = new mongoose.Schema<Row>(
  { _id: String, payload: Object, grantId: String, uid: String, expiresAt: Date },
  { versionKey: false, minimize: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ grantId: 1 }, { sparse: true });
schema.index({ uid: 1 }, { sparse: true });
schema.index({ 'payload.accountId': 1 }, { sparse: true });
