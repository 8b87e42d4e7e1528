import { type LocalMongo, startLocalMongo } from '@comptoir/storage/engine';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's MongoDB; empty where the machine has none. */
    mongoUri: string;
  }
}

/** Once a test run: a MongoDB for all its files (`MONGODB_URI` names another), ended with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.MONGODB_URI;
  const mongo = given || process.env.COMPTOIR_NO_MONGO ? undefined : await start();
  project.provide('mongoUri', given ?? mongo?.uri ?? '');
  return async () => await mongo?.stop();
}

const start = (): Promise<LocalMongo> => startLocalMongo({ cacheGb: 0.5, say: (line) => console.error(line) });
