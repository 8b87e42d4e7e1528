// npm start: makes sure of everything the portal needs, then opens it. Works on a fresh clone with Node ≥ 20 and npm.
import { ensureDependencies } from './lib/dependencies.mjs';
import { inRoot } from './lib/paths.mjs';
import { command } from './lib/refusal.mjs';
import { runNode } from './lib/run-node.mjs';
import { ensureWebAdmin } from './lib/web-admin.mjs';

await command(async () => {
  await ensureDependencies();
  await ensureWebAdmin();
  process.exitCode = await runNode([inRoot('standalone', 'src', 'main.ts'), ...process.argv.slice(2)], {
    ownGroup: true,
  });
});
