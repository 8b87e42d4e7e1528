/** Letters and figures that a recogniser takes for one another. */
const ALIKE: Readonly<Record<string, string>> = {
  '0': 'OD',
  '1': 'IT',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '7': 'ZT',
  '8': 'B',
  O: '0D',
  D: '0O',
  I: '1',
  L: '1',
  Z: '27',
  S: '5',
  T: '17',
  G: '6',
  B: '8',
};
/** One letter that was read as two: 'O0'. */
const DOUBLED = /(?:0O|O0|1I|I1|5S|S5|8B|B8)/g;

/**
 * What a recognised code may have been printed as, the fewest letters misread first: '1E3347697KH' may be 'IE3347697KH',
 * '29AALCAO0171E1ZV' have an 'O' too many. Only check digits tell which; a list for each
 * count of misread letters. With more than two misread it may be any.
 */
export function spellingsOf(code: string): readonly (readonly string[])[] {
  const once = [...new Set([...replaced(code), ...undoubled(code)])];
  const twice = new Set(once.flatMap((other) => replaced(other)));
  for (const known of [code, ...once]) twice.delete(known);
  return [once, [...twice]];
}

const replaced = (code: string): string[] =>
  [...code].flatMap((letter, at) =>
    [...(ALIKE[letter] ?? '')].map((other) => code.slice(0, at) + other + code.slice(at + 1)),
  );

const undoubled = (code: string): string[] =>
  [...code.matchAll(DOUBLED)].flatMap(({ index }) => [
    code.slice(0, index) + code.slice(index + 1),
    code.slice(0, index + 1) + code.slice(index + 2),
  ]);
