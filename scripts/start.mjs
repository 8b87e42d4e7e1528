// npm start: makes sure of everything the portal needs, then opens it. Works on a fresh clone with Node ≥ 20 and npm.
import { readFileSync } from 'node:fs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { inRoot } from './lib/paths.mjs';
import { command } from './lib/refusal.mjs';
import { runNode } from './lib/run-node.mjs';
import { ensureWebAdmin } from './lib/web-admin.mjs';

await command(async () => {
  await ensureDependencies();
  await ensureWebAdmin();
  const { flags } = JSON.parse(readFileSync(inRoot('standalone', 'node-flags.json'), 'utf8'));
  const main = inRoot('standalone', 'src', 'main.ts');
  process.exitCode = await runNode([...flags, main, ...process.argv.slice(2)], { ownGroup: true });
});
