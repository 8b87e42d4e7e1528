// npm test: the same set-up as npm start, a browser to test with, then every test. An engine that cannot be had is named
// in one line and its tests are left out; with CI=true that is a failure.
import { findChromium } from './lib/chromium.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureImap } from './lib/imap.mjs';
import { ensureKafka } from './lib/kafka.mjs';
import { ensureMongo } from './lib/mongo.mjs';
import { inRoot } from './lib/paths.mjs';
import { command, Refusal } from './lib/refusal.mjs';
import { runNode } from './lib/run-node.mjs';
import { specsThatNeed } from './lib/specs.mjs';
import { ensureWebAdmin } from './lib/web-admin.mjs';

await command(async () => {
  await ensureDependencies();
  await ensureWebAdmin();
  const chromium = findChromium((line) => console.error(line));
  const hasMongo = await ensureMongo();
  const hasKafka = await ensureKafka();
  const hasImap = await ensureImap();
  if (process.env.CI === 'true' && !(chromium && hasMongo && hasKafka && hasImap))
    throw new Refusal('An engine is missing: in CI that is a failure.');
  const leftOut = [
    ...(hasMongo ? [] : await specsThatNeed('mongo')),
    ...(hasKafka ? [] : await specsThatNeed('kafka')),
    ...(hasImap ? [] : await specsThatNeed('imap')),
    ...(chromium ? [] : await specsThatNeed('chromium')),
  ];
  for (const file of new Set(leftOut)) console.error(`left out: ${file}`);
  process.exitCode = await runNode([inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)], {
    env: {
      ...(chromium && { CHROMIUM_PATH: chromium }),
      ...(!hasMongo && { COMPTOIR_NO_MONGO: '1' }),
      COMPTOIR_SKIP: leftOut.join('\n'),
    },
  });
});
