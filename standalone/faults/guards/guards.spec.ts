import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Change, changed, GUARDS } from './guards.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const changes: ReadonlyArray<readonly [string, Change]> = Object.entries(GUARDS).flatMap(([guard, of]) =>
  of.map((change) => [guard, change] as const),
);

test.each(changes)('without %s: the source still has the piece that is taken away', async (_guard, change) => {
  const source = await readFile(join(ROOT, change.file), 'utf8');
  expect(changed(source, change)).not.toBe(source);
});

test('a piece that is not there, or there twice, is no change', () => {
  const change = { file: 'x.ts', was: 'guard()', becomes: '' };
  expect(() => changed('nothing', change)).toThrow('x.ts');
  expect(() => changed('guard(); guard();', change)).toThrow('x.ts');
});
