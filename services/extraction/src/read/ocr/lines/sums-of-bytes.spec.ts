import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayOverflow } from './sums-of-bytes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-cpuinfo-'));
});
afterAll(() => rm(folder, { recursive: true }));

const told = async (flags: string) => {
  const path = join(folder, 'cpuinfo');
  await writeFile(path, `processor\t: 0\nflags\t\t: fpu sse2 ${flags} xsaveopt\n`);
  return path;
};

it('sums overflow on what has no instruction for them, and on what does not tell', async () => {
  expect(await mayOverflow('x64', await told('avx2 avx512_vnni'))).toBe(false);
  expect(await mayOverflow('x64', await told('avx2 avx_vnni'))).toBe(false);
  expect(await mayOverflow('x64', await told('avx2'))).toBe(true);
  expect(await mayOverflow('x64', join(folder, 'none'))).toBe(true);
  expect(await mayOverflow('arm64', join(folder, 'none'))).toBe(false);
});
