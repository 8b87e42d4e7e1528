import { describe, expect, it } from 'vitest';
import { createSendings } from './sendings.ts';

const one = { invoiceId: 'a', name: 'F-1', command: 'verify' } as const;
const unanswered = { sentence: 'unanswered', stale: false, fields: {} };
const no = { sentence: 'no', stale: true, fields: {} };

function tab() {
  const items = new Map<string, string>();
  const kept = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, kept, open: (key = 'mine') => createSendings(kept, key, unanswered) };
}

describe('what was given and is not taken yet', () => {
  it('is kept until it is taken', () => {
    const sendings = tab().open();
    expect(sendings.begin(one)).toBe(true);
    expect(sendings.of('a')).toEqual(one);
    expect(sendings.underWay()).toBe(1);
    sendings.end('a');
    expect(sendings.of('a')).toBeUndefined();
    expect(sendings.underWay()).toBe(0);
  });

  it('is told where it is refused, and not where it begins', () => {
    const sendings = tab().open();
    let told = 0;
    sendings.subscribe(() => told++);
    sendings.begin(one);
    expect(told).toBe(0);
    sendings.refuse('a', no);
    expect(told).toBe(1);
    expect(sendings.refused()).toEqual([{ ...one, refusal: no }]);
    expect(sendings.refused()).toBe(sendings.refused());
    expect(sendings.underWay()).toBe(0);
  });

  it('outlives its page: what no answer came to is said not to be known', () => {
    const { open, items } = tab();
    const before = open();
    before.begin(one);
    before.begin({ ...one, invoiceId: 'b' });
    before.refuse('b', no);
    const after = open();
    expect(after.refused().map(({ invoiceId, refusal }) => [invoiceId, refusal])).toEqual([
      ['a', unanswered],
      ['b', no],
    ]);
    expect(after.of('a')).toMatchObject(one);
    expect(open('somebody else’s').refused()).toEqual([]);
    after.end('a');
    after.end('b');
    expect(items.size).toBe(0);
  });

  it('is not begun where there is no room to keep it', () => {
    const { kept } = tab();
    const full = {
      ...kept,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const sendings = createSendings(full, 'mine', unanswered);
    expect(sendings.begin(one)).toBe(false);
    expect(sendings.of('a')).toBeUndefined();
  });

  it('is nothing where what was kept cannot be read', () => {
    const { items, open } = tab();
    items.set('mine', '[{');
    expect(open().refused()).toEqual([]);
  });
});
