// npm run test:cluster | test:keycloak | test:recovery | test:s3: what needs more than npm test has, or longer. What is missing is
// named in one line and its tests are left out. With CI=true too, but for what CI has to have: Java, Maven, a browser and
// MongoDB, as for npm test. Go and pip, for the cluster's tools and an S3 store, may be absent there.
import { execFileSync } from 'node:child_process';
import { findChromium } from './lib/chromium.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureMongo } from './lib/mongo.mjs';
import { inRoot } from './lib/paths.mjs';
import { command, Refusal } from './lib/refusal.mjs';
import { runNode } from './lib/run-node.mjs';
import { ensureWebAdmin } from './lib/web-admin.mjs';

const say = (line) => console.error(line);
const has =
  (program, ...args) =>
  async () =>
    answers(program, args);

/** What each needs, by the words to ask for it; `always` is a failure in CI. */
const SUBJECTS = {
  cluster: {
    folder: 'k8s',
    needs: { 'Go 1.24 or newer': has('go', 'version'), 'Python 3 with pip': has('python3', '-m', 'pip', '--version') },
  },
  keycloak: {
    folder: 'keycloak',
    always: true,
    needs: {
      'Java 17 or newer': has('java', '-version'),
      'Maven, or KEYCLOAK_HOME': async () => Boolean(process.env.KEYCLOAK_HOME) || answers('mvn', ['--version']),
      'a Chromium': async () => Boolean(findChromium(say)),
      'a MongoDB': ensureMongo,
    },
  },
  s3: { folder: 's3', needs: { 'Go 1.24 or newer': has('go', 'version'), 'a MongoDB': ensureMongo } },
  recovery: { folder: 'tools', always: true, needs: { 'a MongoDB': ensureMongo } },
};

await command(async () => {
  const [name, ...args] = process.argv.slice(2);
  const subject = SUBJECTS[name];
  if (!subject) throw new Refusal(`usage: node scripts/test-deploy.mjs ${Object.keys(SUBJECTS).join('|')}`);
  await ensureDependencies();
  const missing = [];
  for (const [what, isThere] of Object.entries(subject.needs)) if (!(await isThere())) missing.push(what);
  if (missing.length > 0) {
    const line = `left out: the tests of ${name}; install ${missing.join(' and ')}.`;
    if (process.env.CI === 'true' && subject.always) throw new Refusal(line);
    say(line);
    return;
  }
  if (name !== 'cluster') await ensureWebAdmin();
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const config = inRoot('deploy', 'vitest.config.ts');
  const chromium = name === 'keycloak' ? findChromium(say) : undefined;
  process.exitCode = await runNode([vitest, 'run', '--config', config, `${subject.folder}/`, ...args], {
    env: chromium ? { CHROMIUM_PATH: chromium } : {},
  });
});

function answers(program, args) {
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout: 60_000 });
    return true;
  } catch {
    // Not installed: a question answered with no.
    return false;
  }
}
