import { inRoot } from './paths.mjs';
import { runNode } from './run-node.mjs';

/** Finds or fetches a MongoDB for the tests. False, after its own line that says what to do, where none is to be had. */
export async function ensureMongo() {
  if (process.env.MONGODB_URI) return true;
  return (await runNode([inRoot('scripts', 'find-engines.ts'), 'mongo'])) === 0;
}
