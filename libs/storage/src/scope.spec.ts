import { expect, it } from 'vitest';
import { scopeFilter } from './scope.ts';

it('lets a scope of all see all, of suppliers only theirs, and of no supplier nothing', () => {
  expect(scopeFilter({ kind: 'all' })).toEqual({});
  expect(scopeFilter({ kind: 'suppliers', ids: ['a', 'b'] }, 'owner')).toEqual({ owner: { $in: ['a', 'b'] } });
  expect(scopeFilter({ kind: 'suppliers', ids: [] })).toEqual({ supplierId: { $in: [] } });
});
