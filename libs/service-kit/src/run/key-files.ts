import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { JSONWebKeySet, JWK } from 'jose';
import type { Clock } from '../clock.ts';
import { ConfigurationError } from '../config.ts';
import { createInternalTokens, type InternalTokens, type Issuer } from '../internal-token.ts';
import type { Logger } from '../logger.ts';
import { Problem } from '../problem.ts';

export interface KeyFiles {
  readonly issuer: Issuer;
  /** A JSON Web Key: this issuer's own. */
  readonly privateKeyFile: string;
  /** `<issuer>.json` of everybody who signs, a JSON Web Key Set each. */
  readonly publicKeysDir: string;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly rereadMs?: number;
}

/** Keys are looked at again this often, and when a token is of none we know. */
const REREAD_MS = 30_000;
/** A forged token may not make us read files as fast as it is sent. */
const REREAD_AT_MOST_EVERY_MS = 1_000;

/**
 * Internal tokens by keys in files, which are read again while the process runs, so that keys rotate: publish the new
 * public key beside the old one, put the new private key in place a minute later, remove the old public key two minutes
 * after that. A file that cannot be read leaves the keys as they were.
 * @throws ConfigurationError where the files cannot be read at start
 */
export async function openKeyFiles(files: KeyFiles): Promise<InternalTokens & { close(): void }> {
  const { issuer, clock, logger, rereadMs = REREAD_MS } = files;
  let text = '';
  let current: InternalTokens;
  let readAt = 0;

  async function read(): Promise<boolean> {
    readAt = performance.now();
    const keys = await readKeys(files);
    const now = JSON.stringify(keys);
    if (now === text) return false;
    current = await createInternalTokens({ issuer, ...keys, clock });
    text = now;
    return true;
  }

  async function reread(): Promise<boolean> {
    try {
      const changed = await read();
      if (changed) logger.info({ issuer }, 'internal keys were read anew');
      return changed;
    } catch (error) {
      logger.warn({ err: error }, 'internal keys cannot be read: those known stay');
      return false;
    }
  }

  try {
    await read();
  } catch (error) {
    throw new ConfigurationError(`configuration: ${error instanceof Error ? error.message : String(error)}`);
  }
  const timer = setInterval(() => void reread(), rereadMs).unref();

  return {
    sign: (caller, audience) => current.sign(caller, audience),
    async verify(token, audience) {
      try {
        return await current.verify(token, audience);
      } catch (error) {
        const mayBeNew = error instanceof Problem && performance.now() - readAt >= REREAD_AT_MOST_EVERY_MS;
        if (token !== undefined && mayBeNew && (await reread())) return current.verify(token, audience);
        throw error;
      }
    },
    close: () => clearInterval(timer),
  };
}

async function readKeys({ privateKeyFile, publicKeysDir }: KeyFiles) {
  const privateKey = await readJson<JWK>('INTERNAL_PRIVATE_KEY_FILE', privateKeyFile);
  const names = await readdir(publicKeysDir).catch((error: Error) => {
    throw new Error(`INTERNAL_PUBLIC_KEYS_DIR cannot be read: ${error.message}`);
  });
  const sets = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map(async (name) => {
        const keys = await readJson<JSONWebKeySet>('INTERNAL_PUBLIC_KEYS_DIR', join(publicKeysDir, name));
        return [basename(name, '.json'), keys] as const;
      }),
  );
  return { privateKey, trusted: Object.fromEntries(sets) };
}

/** What is in the file is never said: one of them is a secret. */
async function readJson<T>(variable: string, file: string): Promise<T> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`${variable} cannot be read: ${error.message}`);
  });
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Error(`${variable}: ${file} is not JSON`);
  }
}
