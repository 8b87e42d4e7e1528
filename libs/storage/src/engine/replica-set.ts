import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';

const { MongoClient, MongoServerError } = mongo;

/** The name of the local set: transactions and change streams exist in replica sets only. */
export const REPLICA_SET = 'comptoir';

/** A member: where it listens, and by what address the others and the clients know it. */
export interface MemberPlace {
  readonly port: number;
  readonly host: string;
}

const NOT_YET_INITIALIZED = 94;
const READY_WITHIN_MS = 30_000;
/** On one machine a member that is silent for two seconds is gone; ten is for networks. */
const SETTINGS = { electionTimeoutMillis: 2_000, heartbeatIntervalMillis: 500 };

/**
 * Brings freshly started mongods to where they take writes: makes the set on empty folders, moves it to its new places
 * on used ones, and waits until one member is primary and the others follow it.
 * @throws Error when that is not so within 30 seconds
 */
export async function openReplicaSet(members: readonly MemberPlace[]): Promise<void> {
  const [first, ...others] = members;
  if (!first) throw new Error('a replica set has a member');
  // The first asks each of them once when the set is made, and makes none where one does not listen yet.
  await Promise.all(others.map((member) => askMember(member, (admin) => admin.command({ ping: 1 }))));
  await askMember(first, (admin) => placeMembers(admin, members));
  for (const member of members) await untilItServes(member);
  await untilPrimary(members);
}

/** Waits until a member that was started answers and is primary or follows one. */
export async function untilItServes(member: MemberPlace): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end) {
    const hello = await askMember(member, (admin) => admin.command({ hello: 1 }));
    if (hello.isWritablePrimary === true || hello.secondary === true) return;
    await sleep(50);
  }
  throw new Error(`MongoDB on port ${member.port} started but did not find its place in the set within 30 seconds`);
}

/** The member that takes writes now; undefined while there is none, or none that answers. */
export async function primaryOf<M extends MemberPlace>(members: readonly M[]): Promise<M | undefined> {
  const answers = await Promise.all(
    members.map((member) =>
      askMember(member, (admin) => admin.command({ hello: 1 }), 1_000).then(
        (hello) => hello.isWritablePrimary === true,
        // One that does not answer takes no writes either.
        () => false,
      ),
    ),
  );
  return members.find((_, place) => answers[place]);
}

async function untilPrimary(members: readonly MemberPlace[]): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end) {
    if (await primaryOf(members)) return;
    await sleep(50);
  }
  throw new Error('MongoDB started but no member became primary within 30 seconds');
}

async function askMember<T>(
  { port }: MemberPlace,
  work: (admin: mongo.Db) => Promise<T>,
  withinMs = READY_WITHIN_MS,
): Promise<T> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: withinMs,
    socketTimeoutMS: withinMs,
    connectTimeoutMS: withinMs,
  });
  try {
    await client.connect();
    return await work(client.db('admin'));
  } finally {
    await client.close();
  }
}

async function placeMembers(admin: mongo.Db, places: readonly MemberPlace[]): Promise<void> {
  const members = places.map(({ host }, _id) => ({ _id, host }));
  const config = await admin.command({ replSetGetConfig: 1 }).then(
    (answer) => answer.config as { version: number; members: { _id: number; host: string }[] },
    (error: unknown) => {
      if (error instanceof MongoServerError && error.code === NOT_YET_INITIALIZED) return undefined;
      throw error;
    },
  );
  if (!config) {
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members, settings: SETTINGS } });
    return;
  }
  if (members.every(({ host }, place) => config.members[place]?.host === host)) return;
  const moved = members.map((member, place) => ({ ...config.members[place], ...member }));
  await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members: moved }, force: true });
}
