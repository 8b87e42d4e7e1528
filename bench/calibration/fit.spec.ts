import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitBands } from './fit.ts';

const sample = fc.record({ score: fc.double({ min: 0.35, max: 1, noNaN: true }), isRight: fc.boolean() });

it('bands hold every sample once, and a higher one is right more often', () => {
  fc.assert(
    fc.property(fc.array(sample, { maxLength: 80 }), (samples) => {
      const bands = fitBands(samples);
      expect(bands.reduce((sum, { of }) => sum + of, 0)).toBe(samples.length);
      expect(bands.reduce((sum, { right }) => sum + right, 0)).toBe(samples.filter(({ isRight }) => isRight).length);
      for (const [index, band] of bands.entries()) {
        const above = bands[index + 1];
        if (!above) continue;
        expect(above.from).toBeGreaterThan(band.from);
        expect(above.right / above.of).toBeGreaterThan(band.right / band.of);
      }
    }),
  );
});

it('one wrong value keeps those scored below it from being thought better', () => {
  const right = [0.5, 0.6, 0.7, 0.9].map((score) => ({ score, isRight: true }));
  expect(fitBands([...right, { score: 0.8, isRight: false }])).toEqual([
    { from: 0.5, right: 3, of: 4 },
    { from: 0.9, right: 1, of: 1 },
  ]);
});
