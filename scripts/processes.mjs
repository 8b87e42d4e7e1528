// npm run processes: makes sure of everything, then opens the portal as many processes on Kafka and a replica set.
import { ensureDependencies } from './lib/dependencies.mjs';
import { inRoot } from './lib/paths.mjs';
import { command } from './lib/refusal.mjs';
import { runNode } from './lib/run-node.mjs';
import { ensureWebAdmin } from './lib/web-admin.mjs';

await command(async () => {
  await ensureDependencies();
  await ensureWebAdmin();
  const args = [inRoot('standalone', 'src', 'processes', 'main.ts'), ...process.argv.slice(2)];
  process.exitCode = await runNode(args, { ownGroup: true });
});
