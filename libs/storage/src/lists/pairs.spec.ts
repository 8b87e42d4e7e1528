import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askedPairs, pairsOf } from './pairs.ts';
import { tokensOf, wordsOf } from './search.ts';

/** Few letters, so that words begin alike by chance: with an accent, of another script, of two UTF-16 units; a digit. */
const letter = fc.constantFrom('a', 'a', 'b', 'b', 'é', 'م', '𐐨', '7');
const word = fc.string({ unit: letter, minLength: 1, maxLength: 18 });
const text = (maxLength: number) => fc.array(word, { maxLength }).map((words) => words.join(' '));
/** Whether the pairs a row has let it be found by all that is asked. */
const isFound = (row: string, typed: string) =>
  askedPairs(typed).every((asked) => pairsOf(row).some((pair) => pair.startsWith(asked)));

it('holds every row that has a word beginning with each word typed', () => {
  const typedOf = (row: string) =>
    fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 18 })), { minLength: 2, maxLength: 5 }).map((cuts) => {
      const words = wordsOf(row);
      const some = cuts.map(([at, length]) => [...(words[at % words.length] ?? '')].slice(0, length).join(''));
      return { row, typed: some.join(' ') };
    });
  let asked = 0;
  fc.assert(
    fc.property(text(30).chain(typedOf), ({ row, typed }) => {
      // What is typed begins words of the row: the tokens say the same.
      expect(wordsOf(typed).every((start) => tokensOf(row).includes(start))).toBe(true);
      asked += askedPairs(typed).length;
      expect(isFound(row, typed)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
  expect(asked).toBeGreaterThan(100);
});

it('holds no row but those that have the beginnings of both words in two words of theirs, of one just begun its letter', () => {
  const without = { begun: 0, whole: 0 };
  fc.assert(
    fc.property(text(6), word, word, (row, one, other) => {
      const [a = '', b = ''] = wordsOf(`${one} ${other}`);
      if (askedPairs(`${a} ${b}`).length === 0) return;
      const lengths = [a, b].map((typed) => [...typed].length);
      const isBegun = Math.min(...lengths) < 3;
      const asked = (length: number) => (!isBegun ? Math.min(6, ...lengths) : length < 3 ? 1 : Math.min(6, length));
      const [asA, asB] = [a, b].map((typed, at) => {
        const start = [...typed].slice(0, asked(lengths[at] ?? 0)).join('');
        return wordsOf(row).filter((each) => each.startsWith(start));
      });
      const inTwo = asA?.some((first) => asB?.some((second) => first !== second)) ?? false;
      if (!inTwo) without[isBegun ? 'begun' : 'whole'] += 1;
      expect(isFound(row, `${a} ${b}`)).toBe(inTwo);
    }),
    { numRuns: 1_000 },
  );
  expect(without.begun).toBeGreaterThan(50);
  expect(without.whole).toBeGreaterThan(50);
});

it('tells words apart that begin alike, but for one that another begins with', () => {
  expect(pairsOf('Martin', 'Lyon')).toEqual(['lmyaornt i n', 'm lyon', 'l martin']);
  expect(isFound('Garage Roux Marseille', 'roux martin')).toBe(false);
  expect(isFound('Garage Roux Marseille', 'marse rou')).toBe(true);
  expect(askedPairs('martin mar')).toEqual([]);
  expect(askedPairs('martin')).toEqual([]);
  expect(askedPairs('martin F000123 4012')).toEqual([]);
  expect(askedPairs('martin mar lyon')).toEqual(['lmyaornt']);
  expect(askedPairs('martin ly')).toEqual(['l martin']);
  expect(askedPairs('martin ma')).toEqual([]);
  expect(askedPairs('m l')).toEqual([]);
  expect(isFound('Garage Roux Marseille F7', 'f marseille')).toBe(true);
  expect(isFound('Garage Roux Marseille', 'l marseille')).toBe(false);
});

it('stays bounded, and says of a row of one word or none that it has been looked at', () => {
  const long = Array.from({ length: 60 }, (_, n) => `word${n}`.repeat(9)).join(' ');
  expect(pairsOf(long).length).toBeLessThanOrEqual((24 * 23) / 2 + 24 * 23);
  const many = Array.from({ length: 30 }, (_, n) => `${'abcdef'[n % 6]}${'abcdef'[Math.floor(n / 6)]}`.padEnd(20, 'x'));
  expect(pairsOf(many.join(' '))).toHaveLength((24 * 23) / 2 + 6 * 24);
  for (const pair of pairsOf(many.join(' '))) expect(pair.length).toBeLessThanOrEqual(12);
  expect(askedPairs(many.join(' '))).toHaveLength(6);
  for (const text of ['', 'one', 'one one', 'one 401', 'F7 ab']) expect(pairsOf(text)).toEqual(['']);
});
