import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findNode24 } from './node24.mjs';
import { inRoot } from './paths.mjs';

/** Node warns that it strips types. */
const QUIET = ['--disable-warning=ExperimentalWarning'];

/**
 * Runs a program under Node 24 as if it were this process: its streams, its signals, its exit code.
 * @param {string[]} args what follows `node`
 * @param {{ ownGroup?: boolean, env?: Record<string, string> }} [options] ownGroup: in a process group of its own, so
 *   that a Ctrl-C reaches it once (from here) and not twice (from the terminal too); it then has no standard input
 * @returns {Promise<number>} its exit code; 128 + n when signal n ended it
 */
export function runNode(args, { ownGroup = false, env = {} } = {}) {
  const node = findNode24();
  const watch = pathToFileURL(inRoot('scripts', 'lib', 'parent-watch.mjs')).href;
  const child = spawn(node, [...QUIET, `--import=${watch}`, ...args], {
    stdio: [ownGroup ? 'ignore' : 'inherit', 'inherit', 'inherit', 'ipc'],
    detached: ownGroup,
    env: {
      ...process.env,
      ...env,
      // Node keeps what it compiled from one start to the next: half a second of each.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? inRoot('.cache', 'compiled'),
      COMPTOIR_PARENT: String(process.pid),
      PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
  const stopForwarding = forwardSignals(child, ownGroup);
  const stopWatching = endWithNpm(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopForwarding();
      stopWatching();
      resolve(code ?? 128 + (constants.signals[signal] ?? 1));
    });
  });
}

function forwardSignals(child, ownGroup) {
  // Without a group of its own the child has a terminal's Ctrl-C already: a second one would mean 'at once'.
  const heard = (signal) => signal !== 'SIGINT' || ownGroup || !process.stdin.isTTY;
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const handler = () => heard(signal) && child.kill(signal);
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => {
    for (const off of handlers) off();
  };
}

/** npm killed hard tells nobody: its scripts go on as orphans. Started by npm, ours end with it. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500);
  return () => clearInterval(timer);
}
