import { expect, it } from 'vitest';
import { followerOf } from './use-next-invoice.ts';

it('goes to the next row of the list, and begins again after the last', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(followerOf(rows, 'a')?.id).toBe('b');
  expect(followerOf(rows, 'c')?.id).toBe('a');
  expect(followerOf(rows, 'elsewhere')?.id).toBe('a');
  expect(followerOf([{ id: 'a' }], 'a')).toBeUndefined();
});
