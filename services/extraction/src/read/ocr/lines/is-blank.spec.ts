import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBlank } from './is-blank.ts';

it('one dot of print, dark or bright, is enough for paper of any tone not to be blank; grain is none', () => {
  const tones = fc.record({
    paper: fc.integer({ min: 30, max: 225 }),
    grain: fc.integer({ min: 1, max: 11 }),
    off: fc.integer({ min: 40, max: 225 }),
    at: fc.integer({ min: 0, max: 999 }),
  });
  fc.assert(
    fc.property(tones, ({ paper, grain, off, at }) => {
      const pixels = Uint8Array.from({ length: 1000 }, (_, index) => paper + (index % grain));
      expect(isBlank(pixels)).toBe(true);
      const isDark = paper - off >= 0;
      pixels[at] = isDark ? paper - off : Math.min(255, paper + off);
      const isFar = isDark || (pixels[at] ?? 0) - paper >= 40;
      fc.pre(isFar);
      expect(isBlank(pixels)).toBe(false);
    }),
    { seed: 11 },
  );
});
