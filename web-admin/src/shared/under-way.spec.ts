import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrived, latestOf } from './under-way.ts';

describe('changes under way', () => {
  it('build on each other before any of them shows', () => {
    expect(latestOf([], { q: 'a' })).toEqual({ q: 'a' });
    expect(latestOf([{ q: 'b' }, { q: 'b', to: '1' }], { q: 'a' })).toEqual({ q: 'b', to: '1' });
  });

  it('end one by one as they show, or together where only the last one shows', () => {
    const asked = [{ q: 'b' }, { q: 'b', to: '1' }];
    expect(arrived(asked, { q: 'b' })).toEqual([{ q: 'b', to: '1' }]);
    expect(arrived(asked, { q: 'b', to: '1' })).toEqual([]);
  });

  it('end where something shows that was not asked for here', () => {
    expect(arrived([{ q: 'b' }], {})).toEqual([]);
  });

  it('never lose the last one, whatever shows in between', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { minLength: 1 }), fc.nat(), (asked, place) => {
        const shown = asked[place % asked.length] as number;
        expect(latestOf(arrived(asked, shown), shown)).toBe(asked.at(-1));
      }),
    );
  });
});
