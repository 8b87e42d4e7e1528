import type { Readable } from 'node:stream';
import mongoose from 'mongoose';
import { framesOf, KIND } from './frames.ts';
import type { ArchiveReport, Collection } from './write-archive.ts';

const { BSON } = mongoose.mongo;
type Client = mongoose.mongo.MongoClient;
type Document = mongoose.mongo.Document;

const BATCH_BYTES = 8_000_000;
/** As it was written: a number stays the kind of number it is, a binary what it is. */
const EXACTLY = { promoteValues: false, promoteBuffers: false, promoteLongs: false, bsonRegExp: true };

/**
 * Writes an archive's databases, indexes and all, into a server that has none of that prefix.
 * @throws Error where it has one, or where the archive is cut off: what was written then has to be dropped
 */
export async function readArchive(client: Client, prefix: string, archive: Readable): Promise<ArchiveReport> {
  await refuseWhatIsThere(client, prefix);
  const databases = new Set<string>();
  let collection: Collection | undefined;
  let [collections, documents, bytes] = [0, 0, 0];
  let batch: Document[] = [];
  let batchBytes = 0;
  let whole = false;

  const flush = async (): Promise<void> => {
    if (batch.length === 0 || !collection) return;
    await client
      .db(collection.database)
      .collection(collection.name)
      .insertMany(batch, { ordered: false, writeConcern: { w: 'majority' } });
    batch = [];
    batchBytes = 0;
  };
  const finish = async (): Promise<void> => {
    await flush();
    if (collection) await makeIndexes(client, collection);
  };

  for await (const { kind, bson } of framesOf(archive)) {
    bytes += bson.length;
    if (kind === KIND.document) {
      batch.push(BSON.deserialize(bson, EXACTLY));
      batchBytes += bson.length;
      documents += 1;
      if (batchBytes > BATCH_BYTES) await flush();
    } else if (kind === KIND.collection) {
      await finish();
      collection = BSON.deserialize(bson) as Collection;
      databases.add(collection.database);
      collections += 1;
      await client.db(collection.database).createCollection(collection.name, collection.options);
    } else if (kind === KIND.end) {
      await finish();
      whole = Number(BSON.deserialize(bson).documents) === documents;
    } else throw new Error('this is no archive of the portal');
  }
  if (!whole) throw new Error('the archive was cut off: drop what was restored of it');
  return { databases: databases.size, collections, documents, bytes };
}

async function refuseWhatIsThere(client: Client, prefix: string): Promise<void> {
  const { databases } = await client.db('admin').command({ listDatabases: 1, nameOnly: true });
  const there = (databases as Array<{ name: string }>)
    .map(({ name }) => name)
    .filter((name) => name.startsWith(prefix));
  if (there.length > 0) throw new Error(`there are databases already (${there.join(', ')}): a restore goes into none`);
}

async function makeIndexes(client: Client, { database, name, indexes }: Collection): Promise<void> {
  const own = indexes
    .filter((index) => index.name !== '_id_')
    .map(({ v: _version, ns: _namespace, ...index }) => index);
  if (own.length > 0)
    await client
      .db(database)
      .collection(name)
      .createIndexes(own as mongoose.mongo.IndexDescription[]);
}
