// npm run extract, npm run bench …: runs one of the project's TypeScript programs on Node 24, set up if need be.
// Standard output is the program's alone.
import { resolve } from 'node:path';
import { ensureDependencies } from './lib/dependencies.mjs';
import { inRoot } from './lib/paths.mjs';
import { command, Refusal } from './lib/refusal.mjs';
import { runNode } from './lib/run-node.mjs';

await command(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Refusal('Which program? Usage: node scripts/run.mjs FILE.ts [arguments]');
  await ensureDependencies();
  process.exitCode = await runNode([resolve(inRoot(), file), ...args]);
});
