import { once } from 'node:events';
import type { Writable } from 'node:stream';
import mongoose from 'mongoose';
import { frame, KIND } from './frames.ts';

const { BSON } = mongoose.mongo;
type Client = mongoose.mongo.MongoClient;

export interface Collection {
  readonly database: string;
  readonly name: string;
  readonly options: mongoose.mongo.Document;
  readonly indexes: ReadonlyArray<mongoose.mongo.IndexDescriptionInfo>;
}

export interface ArchiveReport {
  readonly databases: number;
  readonly collections: number;
  readonly documents: number;
  readonly bytes: number;
}

/**
 * Writes every database whose name begins with the prefix as it was at one moment: all of them are read in one snapshot,
 * so what the services know of each other agrees, however much is written meanwhile. The server keeps that moment for
 * `minSnapshotHistoryWindowInSeconds` (five minutes by default); reading has to be done by then.
 * @param onMoment called once the moment is fixed: what is written from then on is not in the archive
 * @throws Error SnapshotTooOld where it was not
 */
export async function writeArchive(
  client: Client,
  prefix: string,
  { out, onMoment }: { out: Writable; onMoment: () => void },
): Promise<ArchiveReport> {
  const collections = await collectionsOf(client, prefix);
  const session = client.startSession({ snapshot: true });
  let documents = 0;
  let bytes = 0;
  const write = async (kind: number, bson: Uint8Array): Promise<void> => {
    bytes += bson.length;
    if (!out.write(frame(kind, bson))) await once(out, 'drain');
  };
  try {
    await momentOf(client, session, collections);
    onMoment();
    for (const collection of collections) {
      await write(KIND.collection, BSON.serialize(collection));
      const rows = client.db(collection.database).collection(collection.name);
      for await (const row of rows.find({}, { session, raw: true, batchSize: 500 })) {
        await write(KIND.document, row as unknown as Uint8Array);
        documents += 1;
      }
    }
  } finally {
    await session.endSession();
  }
  await write(KIND.end, BSON.serialize({ documents }));
  return {
    databases: new Set(collections.map(({ database }) => database)).size,
    collections: collections.length,
    documents,
    bytes,
  };
}

/** The first read of a snapshot session says which moment it is. */
async function momentOf(
  client: Client,
  session: mongoose.mongo.ClientSession,
  [first]: readonly Collection[],
): Promise<void> {
  if (first) await client.db(first.database).collection(first.name).findOne({}, { session });
}

async function collectionsOf(client: Client, prefix: string): Promise<Collection[]> {
  const { databases } = await client
    .db('admin')
    .command({ listDatabases: 1, nameOnly: true, authorizedDatabases: true });
  const names = (databases as Array<{ name: string }>)
    .map(({ name }) => name)
    .filter((name) => name.startsWith(prefix));
  const found: Collection[] = [];
  for (const database of names.toSorted()) {
    const infos = await client.db(database).listCollections({ type: 'collection' }, { nameOnly: false }).toArray();
    for (const { name, options = {} } of infos.filter((info) => !info.name.startsWith('system.'))) {
      const indexes = await client.db(database).collection(name).indexes();
      found.push({ database, name, options, indexes });
    }
  }
  if (found.length === 0) throw new Error(`there is no database whose name begins with ${prefix}`);
  return found;
}
