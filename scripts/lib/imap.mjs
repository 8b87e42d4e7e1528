import { inRoot } from './paths.mjs';
import { runNode } from './run-node.mjs';

/** Finds or fetches an IMAP server for the tests. False, after its own line that says what to do, where none is to be had. */
export async function ensureImap() {
  return (await runNode([inRoot('scripts', 'find-engines.ts'), 'imap'])) === 0;
}
