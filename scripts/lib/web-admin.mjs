import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inRoot, root } from './paths.mjs';
import { Refusal } from './refusal.mjs';
import { runNode } from './run-node.mjs';

const STAMP = inRoot('web-admin', 'dist', '.built-from');

/**
 * Builds web-admin when what it is made of changed since the last build; else takes a few milliseconds.
 * @throws {Refusal} when it does not build
 */
export async function ensureWebAdmin() {
  const sources = await fingerprint();
  if (existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === sources) return;
  console.error('Building the web application …');
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  const code = await runNode([vite, 'build', inRoot('web-admin'), '--logLevel', 'warn']);
  if (code !== 0) throw new Refusal('The web application does not build: see what was said above.');
  await writeFile(STAMP, sources);
}

/** One hash over every file the build reads: the room itself, the contracts, and which libraries are installed. */
async function fingerprint() {
  const hash = createHash('sha256');
  const folders = [inRoot('web-admin'), inRoot('libs', 'contracts')];
  for (const folder of folders) {
    for (const file of await filesIn(folder)) {
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.update(await readFile(inRoot('package-lock.json'))).digest('hex');
}

async function filesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](dist|node_modules)[\\/]|\.spec\.tsx?$/.test(file))
    .sort();
}
