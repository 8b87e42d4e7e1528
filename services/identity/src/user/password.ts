import { availableParallelism } from 'node:os';
import type { Options } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import type { HashTask } from './hash-thread.ts';

/**
 * argon2id, the library's default, with RFC 9106's second recommended memory and passes, in one lane: a hash is one
 * thread's work, so that those at once take as many cores as they are meant to, and leave one.
 */
const PARAMETERS = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const satisfies Options;

/**
 * Hashes worked out at once, each on a core with 64 MiB: one core is left to all that is not a password. Further ones
 * wait, whoever wants them: that is all the memory they take.
 */
export const HASHES_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
/** A thread that hashes stands back for whoever answers a request: fifty who sign in at once wait for one another. */
const NICENESS = 5;
const IDLE_MS = 60_000;

const threads = new Piscina<HashTask, string | boolean>({
  filename: new URL('./hash-thread.ts', import.meta.url).href,
  minThreads: 1,
  maxThreads: HASHES_AT_ONCE,
  // The next one waits at the thread itself: not a moment of it is lost until the main thread has heard of the one before.
  concurrentTasksPerWorker: 2,
  idleTimeout: IDLE_MS,
  niceIncrement: NICENESS,
});

const hashWith = async (password: string, parameters: Options): Promise<string> =>
  String(await threads.run({ kind: 'hash', password, parameters }));

export const hashPassword = (password: string): Promise<string> => hashWith(password, PARAMETERS);

export interface Passwords {
  /** Whether the password is that of the hash. Without a hash the answer is no, after the same work. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

/** Compares passwords in a time that does not tell whether there was anything to compare with, nor since when. */
export async function createPasswords(): Promise<Passwords> {
  const nobody = await hashPassword('the hash of nobody');
  return {
    async matches(passwordHash, password) {
      const known = passwordHash ?? nobody;
      const matched = (await threads.run({ kind: 'verify', password, hash: known })) === true;
      if (!matched) await missingWork(known, password);
      return matched && passwordHash !== null && passwordHash !== undefined;
    },
  };
}

/** Whether a hash was made with other parameters than passwords are hashed with now. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = PARAMETERS;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

/** What comparing with a hash of other parameters saved: a wrong password is refused as late as an unknown name. */
async function missingWork(passwordHash: string, password: string): Promise<void> {
  const memoryCost = missingMemory(passwordHash, availableParallelism());
  if (memoryCost > 0) await hashWith(password, { ...PARAMETERS, memoryCost });
}

/**
 * The memory that our passes and lanes have still to fill, in KiB, once a hash was compared with; 0 where nothing is
 * missing. Lanes are worked on side by side: what counts is the clock, by which a name would be found out.
 */
export function missingMemory(passwordHash: string, cores: number): number {
  const { memoryCost, timeCost, parallelism } = PARAMETERS;
  const parameters = /\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(passwordHash) ?? [];
  const [, memory = 0, passes = 0, lanes = 1] = parameters.map(Number);
  const missing = Math.floor(memoryCost - (memory * passes) / timeCost / Math.min(lanes, cores));
  return missing >= 8 * parallelism ? missing : 0;
}
