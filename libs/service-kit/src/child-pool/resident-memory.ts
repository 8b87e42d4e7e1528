import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { processState } from './process-state.ts';

const run = promisify(execFile);

/** Bytes of memory a process holds, everything in it counted (heap, buffers, WebAssembly); undefined once it is gone. */
export async function residentMemory(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') return processState(pid)?.heldBytes;
  try {
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) * 1024;
  } catch {
    return undefined;
  }
}
