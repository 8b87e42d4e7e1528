import { describe, expect, it } from 'vitest';
import { typewriterWords } from '../../testing/typed-page.ts';
import { losesPoints } from './typed-points.ts';

const page = (...lines: string[]) => typewriterWords(lines.join('\n'));

describe('a typed page', () => {
  it('that lost its points has its cents one place behind', () => {
    expect(losesPoints(page('GROSS AMOUNT    790 00', 'LESS COMM       118 50', 'NET DUE       1,671 50'))).toBe(true);
  });

  it('with its points, or with numbers in columns, lost none', () => {
    expect(losesPoints(page('GROSS AMOUNT    790.00', 'LESS COMM       118.50', 'NET DUE       1,671.50'))).toBe(false);
    expect(losesPoints(page('BOLTS    790    12', 'NUTS     118    24', 'PINS     671    50'))).toBe(false);
  });

  it('with telephones among its sums lost none', () => {
    expect(losesPoints(page('TEL 01 42 68 53 00', '12.00', '13.00', '14.00', '15.00', '16.00'))).toBe(false);
  });
});
