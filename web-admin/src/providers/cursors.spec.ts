import { describe, expect, it } from 'vitest';
import { createCursors } from './cursors.ts';

const answer = (next?: string, previous?: string) =>
  new Headers({ ...(next ? { 'X-Next-Cursor': next } : {}), ...(previous ? { 'X-Previous-Cursor': previous } : {}) });

describe('pages deep in a list', () => {
  it('are reached by the cursor their neighbour gave', () => {
    const cursors = createCursors();
    cursors.remember('a', 1000, answer('after', 'before'));
    expect(cursors.of('a', 1001)).toBe('after');
    expect(cursors.of('a', 999)).toBe('before');
  });

  it('are asked for by number where no neighbour was seen, and near the start', () => {
    const cursors = createCursors();
    cursors.remember('a', 2, answer('after'));
    expect(cursors.of('a', 3)).toBeUndefined();
    expect(cursors.of('a', 5000)).toBeUndefined();
  });

  it('forget the cursors of a list that is sorted or filtered otherwise', () => {
    const cursors = createCursors();
    cursors.remember('a', 1000, answer('after'));
    cursors.remember('b', 1, answer());
    expect(cursors.of('a', 1001)).toBeUndefined();
  });
});
