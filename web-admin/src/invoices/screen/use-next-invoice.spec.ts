import { expect, it } from 'vitest';
import { rowsAfter } from './use-next-invoice.ts';

it('knows what follows the next one of what followed the one before, and nothing of another one', () => {
  const rows = [{ id: 'b' }, { id: 'c' }];
  expect(rowsAfter(rows, 'b')).toEqual([{ id: 'c' }]);
  expect(rowsAfter(rows, 'c')).toEqual([]);
  expect(rowsAfter(rows, 'elsewhere')).toBeUndefined();
});
