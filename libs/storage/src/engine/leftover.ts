import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EngineUnavailable } from './unavailable.ts';

const run = promisify(execFile);

/** Longer than a program takes to drain and its engine to close its files. */
const PATIENCE_MS = 8_000;

/**
 * Makes sure nobody works on a data folder: waits for an engine that is about to end, ends one whose supervisor is gone.
 * @throws EngineUnavailable when a living program uses the folder
 */
export async function clearLeftover(pidFile: string, dataDir: string): Promise<void> {
  const left = await readPidFile(pidFile);
  if (!left) return;
  const supervised = (): Promise<boolean> => mentions(left.supervisor, pidFile);
  const running = (): Promise<boolean> => mentions(left.engine, dataDir);

  await until(async () => !(await supervised()), PATIENCE_MS);
  if (await supervised()) {
    throw new EngineUnavailable(
      `The data folder ${dataDir} is in use by process ${left.supervisor}: end that one first.`,
    );
  }
  if (await running()) {
    process.kill(left.engine, 'SIGTERM');
    await until(async () => !(await running()), PATIENCE_MS);
    if (await running()) process.kill(left.engine, 'SIGKILL');
    await until(async () => !(await running()), PATIENCE_MS);
  }
  await rm(pidFile, { force: true });
}

async function readPidFile(pidFile: string): Promise<{ supervisor: number; engine: number } | undefined> {
  try {
    return JSON.parse(await readFile(pidFile, 'utf8')) as { supervisor: number; engine: number };
  } catch {
    // Absent after a clean end; half-written when the machine went down: no engine survived that.
    return undefined;
  }
}

/** Whether the process lives and was started with that path: a number alone may belong to somebody else by now. */
async function mentions(pid: number, path: string): Promise<boolean> {
  try {
    const { stdout } = await run('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)]);
    return !stdout.trimStart().startsWith('Z') && stdout.includes(path);
  } catch {
    // ps ends with 1 when there is no such process.
    return false;
  }
}

async function until(condition: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  for (let waited = 0; waited < timeoutMs && !(await condition()); waited += 100) await sleep(100);
}
