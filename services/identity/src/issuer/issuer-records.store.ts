import type { Clock } from '@comptoir/service-kit';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

type Row = { _id: string; payload: AdapterPayload; grantId?: string; uid?: string; expiresAt?: Date };

/** Ends all that the issuer has of a user: sessions, grants, codes, tokens. Their next sign-in asks for the password. */
export type EndIssuerSessions = (userId: string, session?: Session) => Promise<void>;

/** What nobody asks for again: an access token opens nothing here, the id token says who somebody is. */
const UNKEPT: readonly string[] = ['AccessToken'];

/**
 * Where oidc-provider keeps its sessions, interactions, grants, codes and tokens: one collection, `_id` is `Model:id`.
 * MongoDB removes what expired within a minute; until then `find` does not see it.
 */
export function createIssuerRecords(
  database: Database,
  clock: Clock,
): { readonly adapter: AdapterFactory; readonly endSessions: EndIssuerSessions } {
  const records = modelOf<Row>(database, 'issuer_records', schema);

  const payloadOf = (row: Row | null): AdapterPayload | undefined =>
    row && (!row.expiresAt || row.expiresAt > clock.now()) ? row.payload : undefined;

  const endSessions: EndIssuerSessions = async (userId, session) => {
    const ofUser: Record<string, unknown> = { 'payload.accountId': userId };
    await records.deleteMany(ofUser, session && { session });
  };

  const adapter: AdapterFactory = (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        if (UNKEPT.includes(model)) return;
        const { grantId, uid } = payload;
        const row = {
          payload,
          ...(grantId !== undefined && { grantId }),
          ...(model === 'Session' && uid !== undefined && { uid }),
          ...(expiresIn !== undefined && { expiresAt: new Date(clock.now().getTime() + expiresIn * 1000) }),
        };
        await records.replaceOne({ _id: keyOf(id) }, row, { upsert: true });
      },
      find: async (id) => payloadOf(await records.findById(keyOf(id)).lean<Row>()),
      findByUid: async (uid) => payloadOf(await records.findOne({ uid }).lean<Row>()),
      // Only the device flow asks by user code, and it is off.
      findByUserCode: async () => undefined,
      async consume(id) {
        const consumed = Math.floor(clock.now().getTime() / 1000);
        await records.updateOne({ _id: keyOf(id) }, { $set: { 'payload.consumed': consumed } });
      },
      async destroy(id) {
        await records.deleteOne({ _id: keyOf(id) });
      },
      async revokeByGrantId(grantId) {
        await records.deleteMany({ grantId });
      },
    };
  };
  return { adapter, endSessions };
}

const schema = new mongoose.Schema<Row>(
  { _id: String, payload: { type: Object, required: true }, grantId: String, uid: String, expiresAt: Date },
  { versionKey: false, minimize: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ grantId: 1 }, { sparse: true });
schema.index({ uid: 1 }, { sparse: true });
schema.index({ 'payload.accountId': 1 }, { sparse: true });
