import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Artifact, fetchJars } from '@comptoir/storage/engine';

const run = promisify(execFile);

/** An archive (zip) that rules or schemas are published in, and the SHA-256 it must have. */
export interface Published {
  readonly name: string;
  readonly version: string;
  readonly sha256: string;
}

/** A jar of a Maven repository; `name` is `group:artifact`. @throws Error where it is another one than is known */
export function fetchJar({ name, version, sha256 }: Published): Promise<Buffer> {
  return inFolder(async (folder) => {
    const target = join(folder, 'jars');
    await fetchJars(target, [`${name}:${version}` as Artifact]);
    return proven(await readFile(join(target, `${name.split(':')[1]}-${version}.jar`)), name, sha256);
  });
}

/** A wheel of the Python package index, by pip. @throws Error where it is another one than is known */
export function fetchWheel({ name, version, sha256 }: Published): Promise<Buffer> {
  return inFolder(async (folder) => {
    const args = ['-m', 'pip', 'download', '--no-deps', '--quiet', '--only-binary=:all:', '--dest', folder];
    await run('python3', [...args, `${name}==${version}`], { timeout: 240_000 });
    const [file = ''] = await readdir(folder);
    return proven(await readFile(join(folder, file)), name, sha256);
  });
}

function proven(bytes: Buffer, name: string, expected: string): Buffer {
  const actual = createHash('sha256').update(bytes).digest('hex');
  if (actual !== expected) throw new Error(`${name} has SHA-256 ${actual}, expected ${expected}`);
  return bytes;
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-rules-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
