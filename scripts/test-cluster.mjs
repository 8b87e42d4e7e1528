// npm run test:cluster: what a cluster is given, built by kustomize and held against the schemas of Kubernetes and of the
// operators, and against kube-score. The tools are built once, into .cache; where there is no Go to build them with, that
// is said in one line and nothing is judged. With CI=true a tool that should be had and cannot is a failure.
import { execFileSync } from 'node:child_process';
import { ensureDependencies } from './lib/dependencies.mjs';
import { inRoot } from './lib/paths.mjs';
import { command } from './lib/refusal.mjs';
import { runNode } from './lib/run-node.mjs';

await command(async () => {
  const missing = [
    ['go', ['version'], 'Go 1.24 or newer'],
    ['python3', ['-m', 'pip', '--version'], 'Python 3 with pip'],
  ].filter(([program, args]) => !answers(program, args));
  if (missing.length > 0) {
    console.error(`left out: the checks of deploy/k8s; install ${missing.map(([, , name]) => name).join(' and ')}.`);
    return;
  }
  await ensureDependencies();
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', '--config', inRoot('deploy', 'vitest.config.ts'), 'k8s', ...process.argv.slice(2)];
  process.exitCode = await runNode([vitest, ...args]);
});

function answers(program, args) {
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    // Not installed: a question answered with no.
    return false;
  }
}
