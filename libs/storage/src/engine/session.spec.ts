import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { hasTerminal } from './session.ts';

test.each([
  ['a shell of a terminal', '4711 (bash) S 4700 4711 4711 34816 4711 4194304 0', true],
  ['a daemon', '812 (node) S 1 812 812 0 -1 4194304 0', false],
  ['a name with brackets and figures', '9 (a) b (0 1) S 1 9 9 34817 9 4194304 0', true],
  ['a name that ends as a daemon does', '9 (x) S 1 2 3 0) R 1 9 9 34817 9 4194304 0', true],
  ['nothing that is known', '', true],
])('whether there is a terminal: %s', (_, stat, expected) => {
  expect(hasTerminal(stat)).toBe(expected);
});

/** util-linux's: runs a command at a terminal that it makes. */
const SCRIPT = '/usr/bin/script';

test.runIf(process.platform === 'linux' && existsSync(SCRIPT))(
  'who has a terminal gives others their own',
  async () => {
    const program = fileURLToPath(new URL('./fixtures/tell-session.ts', import.meta.url));
    const atTerminal = `'${process.execPath}' --no-warnings '${program}'`;
    const { stdout } = await promisify(execFile)(SCRIPT, ['-qec', atTerminal, '/dev/null']);
    expect(stdout.trim()).toBe('its own');
  },
);

test.runIf(process.platform === 'linux')('an engine is of the session of who has no terminal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-session-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const pidFile = join(folder, 'pid');
  const order = { program: process.execPath, args: ['-e', 'setTimeout(() => {}, 60_000)'], logFile: '', pidFile };
  const script = `
    const { supervise } = await import(${JSON.stringify(new URL('./supervised.ts', import.meta.url).href)});
    supervise(${JSON.stringify({ ...order, graceMs: 1_000 })});
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
    stdio: ['pipe', 'inherit', 'pipe'],
    detached: true,
  });
  const said = text(child.stderr);
  onTestFinished(async () => {
    child.stdin.end();
    expect(await said).toBe('');
  });
  const engineOf = async () => (JSON.parse(await readFile(pidFile, 'utf8')) as { engine: number }).engine;
  await expect.poll(engineOf, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(sessionOf(await engineOf())).toBe(child.pid);
});

const sessionOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3]);
};
