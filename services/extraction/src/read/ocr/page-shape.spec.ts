import { describe, expect, it } from 'vitest';
import { shapeOf } from './page-shape.ts';

describe('a picture', () => {
  it('of a sheet of paper is a page in large print too', () => {
    expect(shapeOf({ lettersAcross: 69, width: 2480, height: 3508 })).toBe('page');
    expect(shapeOf({ lettersAcross: 67, width: 2550, height: 3300 })).toBe('page');
    expect(shapeOf({ lettersAcross: 95, width: 1000, height: 2000 })).toBe('page');
  });

  it('that few letters fit across is a receipt, of a sheet’s shape only where they are very few', () => {
    expect(shapeOf({ lettersAcross: 62, width: 935, height: 1695 })).toBe('receipt');
    expect(shapeOf({ lettersAcross: 39, width: 463, height: 605 })).toBe('receipt');
  });

  it('without letters is a page', () => {
    expect(shapeOf({ lettersAcross: 0, width: 500, height: 2000 })).toBe('page');
  });
});
