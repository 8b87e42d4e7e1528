import { expect, it } from 'vitest';
import { looksLikeCode } from './looks-like-code.ts';

const picture = (isDark: (x: number, y: number) => boolean, paper = 255) =>
  looksLikeCode({ width: 120, height: 120, levelAt: (x, y) => (isDark(x, y) ? 0 : paper) });

it.each<[string, boolean, boolean]>([
  ['modules', true, picture((x, y) => (Math.floor(x / 4) * 7 + Math.floor(y / 4) * 5) % 3 === 0)],
  ['bars', true, picture((x) => Math.floor(x / 3) % 2 === 0)],
  [
    'letters of a logo, which change one way and less often than bars',
    false,
    picture((x) => Math.floor(x / 4) % 2 === 0),
  ],
  ['one dark box', false, picture((x, y) => x > 30 && x < 90 && y > 30 && y < 90)],
  ['hairlines, which are hardly any ink', false, picture((x) => x % 40 === 0)],
  ['bars on no paper but a grey', false, picture((x) => Math.floor(x / 3) % 2 === 0, 130)],
])('%s: %s', (_what, expected, looks) => {
  expect(looks).toBe(expected);
});
