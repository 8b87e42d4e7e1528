import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inRoot, root } from './paths.mjs';

/** What in a spec, or in the harness it stands on, says that it needs an engine. */
const SIGNS = {
  mongo:
    /\b(testDatabase|mongoUri|startTestPortal|startLocalMongo|runKillRounds|startService|startPortalProcess|startProcesses|runFaults|proveImages)\b/,
  kafka: /\bkafkaBrokers\(|\b(startLocalKafka|startProcesses|runFaults|proveImages)\b/,
  imap: /\bstartImapServer\b/,
  chromium: /\bstartChromium\b|\bwithBrowser\b/,
};

/** The spec files that need an engine, as paths from the root: what a machine without it has to leave out. */
export async function specsThatNeed(engine) {
  const files = [];
  for (const room of ['libs', 'services', 'standalone', 'scripts', 'bench']) {
    const entries = await readdir(inRoot(room), { withFileTypes: true, recursive: true });
    files.push(
      ...entries.filter((entry) => entry.name.endsWith('.spec.ts')).map((entry) => join(entry.parentPath, entry.name)),
    );
  }
  const needy = [];
  for (const file of files.filter((path) => !path.includes('node_modules'))) {
    if (SIGNS[engine].test(await readFile(file, 'utf8'))) needy.push(relative(root, file));
  }
  return needy;
}
