// npm run check: types, lint and format, the import rules of the house, unused code, the proofs
// that docs/specification.md names. All at once, a line each.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureDependencies } from './lib/dependencies.mjs';
import { findNode24 } from './lib/node24.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { command } from './lib/refusal.mjs';

const inModules = (...parts) => inRoot('node_modules', ...parts);

const CHECKS = [
  { name: 'types', args: [inModules('typescript', 'bin', 'tsc'), '-p', root] },
  { name: 'types of web-admin', args: [inModules('typescript', 'bin', 'tsc'), '-p', inRoot('web-admin'), '--noEmit'] },
  { name: 'lint and format', args: [inModules('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '.'] },
  { name: 'import rules', args: [inRoot('scripts', 'house-rules.ts')] },
  { name: 'unused code', args: [inModules('knip', 'bin', 'knip.js'), '--no-progress'] },
  // Renaming a test is enough to leave a row of the specification without its proof.
  {
    name: 'proofs of the specification',
    args: [inModules('vitest', 'vitest.mjs'), 'run', '--project', 'node', inRoot('scripts', 'docs')],
    env: { COMPTOIR_NO_MONGO: '1' },
  },
];

await command(async () => {
  await ensureDependencies();
  const waiting = [...CHECKS];
  let failed = 0;
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await passes(check))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), CHECKS.length) }, worker));
  if (failed > 0) process.exitCode = 1;
});

/** Runs one check; prints its line, and what it said where it found something. */
async function passes({ name, args, env }) {
  const started = performance.now();
  const child = spawn(findNode24(), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)`);
  if (code !== 0) console.log(said.trimEnd());
  return code === 0;
}
