import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';

const { MongoClient, MongoServerError } = mongo;

/** The name of the single-member set: transactions and change streams exist in replica sets only. */
export const REPLICA_SET = 'comptoir';

const NOT_YET_INITIALIZED = 94;
const READY_WITHIN_MS = 30_000;

/**
 * Brings a freshly started mongod to where it takes writes: makes the set on an empty folder, moves it to its new port
 * on a used one, and waits until the member is primary.
 * @throws Error when it does not answer or is not primary within 30 seconds
 */
export async function openReplicaSet(port: number): Promise<void> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: READY_WITHIN_MS,
  });
  try {
    await client.connect();
    const admin = client.db('admin');
    await placeMember(admin, `127.0.0.1:${port}`);
    for (let waited = 0; waited < READY_WITHIN_MS; waited += 50) {
      if ((await admin.command({ hello: 1 })).isWritablePrimary === true) return;
      await sleep(50);
    }
    throw new Error('MongoDB started but did not become primary within 30 seconds');
  } finally {
    await client.close();
  }
}

async function placeMember(admin: mongo.Db, host: string): Promise<void> {
  const config = await admin.command({ replSetGetConfig: 1 }).then(
    (answer) => answer.config as { version: number; members: { _id: number; host: string }[] },
    (error: unknown) => {
      if (error instanceof MongoServerError && error.code === NOT_YET_INITIALIZED) return undefined;
      throw error;
    },
  );
  if (!config) {
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host }] } });
    return;
  }
  if (config.members[0]?.host === host) return;
  const moved = { ...config, version: config.version + 1, members: [{ ...config.members[0], host }] };
  await admin.command({ replSetReconfig: moved, force: true });
}
