import { describe, expect, it } from 'vitest';
import { type Keys, meaningOf, type Press } from './use-keys.ts';

const press = (over: Partial<Press>): Press => ({
  key: '',
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  timeStamp: 0,
  ...over,
});

function given(over: Partial<Press>, typing = true): string[] {
  const said: string[] = [];
  const note = (name: string) => (value?: unknown) => void said.push(value === undefined ? name : `${name} ${value}`);
  const keys = Object.fromEntries(
    ['doubtful', 'offers', 'accept', 'reject', 'next', 'zoom', 'turn', 'page', 'help'].map((name) => [
      name,
      note(name),
    ]),
  );
  meaningOf(press(over), typing)?.(keys as unknown as Keys);
  return said;
}

describe('the keys of the verification screen', () => {
  it('work while one types', () => {
    expect(given({ key: 'F2' })).toEqual(['doubtful 1']);
    expect(given({ key: 'F2', shiftKey: true })).toEqual(['doubtful -1']);
    expect(given({ key: 'Enter', ctrlKey: true, timeStamp: 412 })).toEqual(['accept 412']);
    expect(given({ key: 'Enter', metaKey: true, timeStamp: 413 })).toEqual(['accept 413']);
    expect(given({ key: 'Enter', ctrlKey: true, repeat: true })).toEqual([]);
    expect(given({ key: 'ArrowDown', code: 'ArrowDown', altKey: true })).toEqual(['offers']);
    expect(given({ key: 'ArrowDown', code: 'ArrowDown' })).toEqual([]);
    expect(given({ key: '®', code: 'KeyR', altKey: true })).toEqual(['reject']);
    expect(given({ key: 'n', code: 'KeyN', altKey: true })).toEqual(['next']);
    expect(given({ key: 'PageDown', code: 'PageDown', altKey: true })).toEqual(['page 1']);
    expect(given({ key: '+', code: 'Equal', altKey: true })).toEqual(['zoom in']);
    expect(given({ key: '†', code: 'KeyT', altKey: true })).toEqual(['turn']);
  });

  it('take no letter from who types', () => {
    for (const key of ['r', 'n', 't', '?', '+', '-', 'Enter'])
      expect(given({ key, code: `Key${key.toUpperCase()}` })).toEqual([]);
  });

  it('show their list behind ? outside of fields', () => {
    expect(given({ key: '?', shiftKey: true }, false)).toEqual(['help']);
  });
});
