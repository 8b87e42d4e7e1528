import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceName } from '@comptoir/contracts';
import { type Database, openDatabase } from '@comptoir/storage';
import { mongoUri } from '@comptoir/testing';
import { afterAll } from 'vitest';
import { newPrefix } from './test-portal.ts';

export interface PortalAddresses {
  readonly url: string;
  readonly services: ReadonlyArray<readonly [name: ServiceName, url: string]>;
}

export interface ForkedPortal extends PortalAddresses {
  readonly pid: number;
  /** One of its databases, to look into. */
  database(service: ServiceName): Promise<Database>;
  /**
   * The most memory it came to hold beyond what it held before `work`, in bytes (children, which are bounded apart, not
   * counted); undefined where the system does not tell.
   */
  growthDuring(work: () => Promise<unknown>): Promise<number | undefined>;
}

/** The whole portal in a process of its own, on the run's MongoDB; ended with the file. */
export async function forkPortal(env: Readonly<Record<string, string>> = {}): Promise<ForkedPortal> {
  const prefix = newPrefix();
  const child = fork(join(import.meta.dirname, 'portal-child.ts'), [mongoUri(), prefix, JSON.stringify(env)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const exited = once(child, 'exit');
  const databases = new Map<ServiceName, Promise<Database>>();
  afterAll(async () => {
    await Promise.all([...databases.values()].map(async (database) => (await database).close()));
    child.disconnect();
    await exited;
  });
  const told = once(child, 'message') as Promise<[PortalAddresses]>;
  const ended = exited.then(([code]) => Promise.reject(new Error(`the portal ended (${code})`)));
  const [addresses] = await Promise.race([told, ended]);
  const pid = child.pid ?? 0;
  return {
    ...addresses,
    pid,
    database(service) {
      const database = databases.get(service) ?? openDatabase({ uri: mongoUri(), name: `${prefix}${service}` });
      databases.set(service, database);
      return database;
    },
    async growthDuring(work) {
      const before = await forgetPeak(pid);
      await work();
      const { peak } = await memoryOf(pid);
      return before === undefined || peak === undefined ? undefined : peak - before;
    },
  };
}

/** In bytes, from Linux's own books: what a process holds now, and the most it held since its peak was forgotten. */
async function memoryOf(pid: number): Promise<{ now: number | undefined; peak: number | undefined }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const bytes = (name: string) => {
    const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  };
  return { now: bytes('VmRSS'), peak: bytes('VmHWM') };
}

async function forgetPeak(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  return (await memoryOf(pid)).now;
}
