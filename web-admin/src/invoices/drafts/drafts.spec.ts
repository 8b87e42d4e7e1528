import { describe, expect, it } from 'vitest';
import { formOf } from '../form/invoice-form.ts';
import { createDrafts } from './drafts.ts';

const base = formOf({ invoiceNumber: 'F-1' }, '.');
const draft = { version: 3, base, form: formOf({ invoiceNumber: 'F-2' }, '.') };

function tab() {
  const items = new Map<string, string>();
  const kept = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, kept, open: (key = 'mine') => createDrafts(kept, key) };
}

describe('what was typed and not sent', () => {
  it('is there for each invoice until it is put away, and told of each time', () => {
    const drafts = tab().open();
    let told = 0;
    drafts.subscribe(() => told++);
    expect(drafts.isEmpty()).toBe(true);
    drafts.put('a', draft);
    expect([drafts.of('a'), drafts.of('b'), drafts.isEmpty(), told]).toEqual([draft, undefined, false, 1]);
    drafts.put('b', undefined);
    drafts.put('a', undefined);
    expect([drafts.of('a'), drafts.isEmpty(), told]).toEqual([undefined, true, 2]);
  });

  it('outlives its page, for the person whose it is', () => {
    const { open, items } = tab();
    const before = open();
    before.put('a', draft);
    expect(before.save()).toBe(true);
    expect(open().of('a')).toEqual(draft);
    expect(open('somebody else’s').isEmpty()).toBe(true);
    before.put('a', undefined);
    before.save();
    expect(items.size).toBe(0);
  });

  it('is known to this page where there is no room to write it down, and nothing where it cannot be read', () => {
    const { kept, items, open } = tab();
    const full = {
      ...kept,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const drafts = createDrafts(full, 'mine');
    drafts.put('a', draft);
    expect(drafts.save()).toBe(false);
    expect(drafts.of('a')).toEqual(draft);
    items.set('mine', '[[');
    expect(open().isEmpty()).toBe(true);
  });
});
