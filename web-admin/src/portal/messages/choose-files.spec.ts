import { expect, test } from 'vitest';
import { chooseFiles } from './choose-files.ts';

const file = (size: number, name = 'a.pdf') => ({ name, size, lastModified: 1 });

test('a file of 2 MB is taken; of one a byte larger each side is told in its own words, and nothing is taken', () => {
  expect(chooseFiles([], [file(2_000_000)], true)).toEqual({ files: [file(2_000_000)] });
  const before = [file(1, 'before.pdf')];
  for (const [isSupplier, key] of [
    [true, 'messages.bigFile'],
    [false, 'messages.fileTooLarge'],
  ] as const) {
    const chosen = chooseFiles(before, [file(5), file(2_000_001, 'big.pdf')], isSupplier);
    expect(chosen).toEqual({ files: before, refusal: { key, values: { name: 'big.pdf', maximum: 2 } } });
  }
});

test('ten files are taken together, an eleventh and an empty one are not', () => {
  const nine = Array.from({ length: 9 }, (_, place) => file(1, `${place}.pdf`));
  expect(chooseFiles(nine, [file(1)], true).files).toHaveLength(10);
  expect(chooseFiles(nine, nine, true).files).toEqual(nine);
  expect(chooseFiles(nine, [file(1), file(2)], true)).toEqual({
    files: nine,
    refusal: { key: 'messages.tooManyFiles', values: { maximum: 10 } },
  });
  expect(chooseFiles(nine, [file(0)], true).refusal?.key).toBe('messages.emptyFile');
});
