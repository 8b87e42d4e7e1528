import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Makes node_modules hold what package-lock.json says. Quiet, and a few milliseconds, when it already does.
 * What npm prints goes to standard error: standard output belongs to the command that is about to run.
 * @throws {Refusal} when npm can install in neither way
 */
export async function ensureDependencies() {
  if (missingPackages().length === 0) return;
  console.error('Installing dependencies (npm ci) …');
  if ((await npm('ci')) === 0) return;
  console.error('npm ci could not follow the lock file on this platform; trying npm install …');
  if ((await npm('install')) === 0) return;
  throw new Refusal('Dependencies could not be installed: see what npm said above; with a network, run `npm install`.');
}

/** Names of locked packages that are absent or of another version. Optional ones depend on the platform: not counted. */
export function missingPackages() {
  const wanted = readLock(inRoot('package-lock.json'));
  const installed = readLock(inRoot('node_modules', '.package-lock.json'));
  if (!wanted)
    throw new Refusal('package-lock.json is missing or damaged: restore it with `git checkout package-lock.json`.');
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.devOptional && !entry.peer)
    .filter(([path, entry]) => !installed?.[path] || installed[path].version !== entry.version)
    .map(([path]) => path);
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

async function npm(verb) {
  const args = [verb, '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const script = process.env.npm_execpath;
  const child = script?.endsWith('.js')
    ? spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawn('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  const [code] = await Promise.race([once(child, 'exit'), once(child, 'error').then(() => [1])]);
  return code;
}
