import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PAGE_BYTES = 4096;

/** Bytes of memory a process holds, everything in it counted (heap, buffers, WebAssembly); undefined once it is gone. */
export async function residentMemory(pid: number): Promise<number | undefined> {
  try {
    if (process.platform === 'linux') {
      const statm = await readFile(`/proc/${pid}/statm`, 'utf8');
      return Number(statm.split(' ')[1]) * PAGE_BYTES;
    }
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) * 1024;
  } catch {
    return undefined;
  }
}
