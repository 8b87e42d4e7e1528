import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import nodeFlags from '../node-flags.json' with { type: 'json' };

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');

test('npm start gives the portal its flags', async () => {
  const tell = 'console.error("flags", process.execArgv.join(" "))';
  const started = run(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
    // Refused before anything is opened: what is looked at is how it was started.
    env: { ...process.env, PORT: 'nowhere', NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}` },
  });
  const { stderr } = await started.then(
    () => Promise.reject(new Error('a port that is none was taken')),
    (error: { stderr: string }) => error,
  );
  expect(stderr).toMatch(/PORT.*nowhere/);
  const flagsOfPortal = stderr.match(/^flags .*$/gm)?.at(-1);
  for (const flag of nodeFlags.flags) expect(flagsOfPortal).toContain(flag);
});

/** Keeps a part of what it makes, so that the whole heap is collected, and then does nothing for nine seconds. */
const MAKES_AND_RESTS = `
  const kept = [];
  for (let round = 0; round < 400; round++) {
    kept.push(Array.from({ length: 20_000 }, (_, at) => ({ at })));
    if (kept.length > 50) kept.shift();
  }
  setTimeout(() => {}, 9_000);
`;

test('with its flags V8 does not ask, eight seconds after it has collected, whether to give memory back', async () => {
  const trace = async (flags: readonly string[]) => {
    const tracing = ['--trace-gc', '--trace-memory-reducer', '-e', MAKES_AND_RESTS];
    const { stdout } = await run(process.execPath, [...flags, ...tracing]);
    expect(stdout).toContain('Mark-Compact');
    return stdout;
  };
  const [ours, usual] = await Promise.all([trace(nodeFlags.flags), trace([])]);
  expect(usual).toContain('Memory reducer');
  expect(ours).not.toContain('Memory reducer');
});
