import { describe, expect, test } from 'vitest';
import { decideSender, type KnownSender, tagOf } from './decide-sender.ts';

const at = (supplierId: string): KnownSender => ({ supplierId, name: 'Ann', language: 'de' });
const letter = { authentication: 'none' } as const;

describe('whose a message is', () => {
  test.each<[string, KnownSender[], string | undefined, string | undefined]>([
    ['the one supplier that has its sender on file', [at('A')], undefined, 'A'],
    ['of two, the one that the tag names', [at('A'), at('B')], 'B', 'B'],
    ['of two, neither without a tag', [at('A'), at('B')], undefined, undefined],
    ['of one that is on file twice, that one', [at('A'), at('A')], undefined, 'A'],
    ['of a sender nobody knows, the tag’s', [], 'B', 'B'],
    ['of a sender of one and a tag of another, neither', [at('A')], 'B', undefined],
    ['of neither, nobody’s', [], undefined, undefined],
  ])('%s', (_title, bySender, byTag, expected) => {
    expect(decideSender(letter, bySender, byTag).supplierId).toBe(expected);
  });

  test('is nobody’s where a server found its sender forged, whatever the address and the tag', () => {
    const forged = decideSender({ authentication: 'fail' }, [at('A')], 'A');
    expect(forged).toEqual({ supplierId: undefined, isKnown: false, name: '', language: 'fr' });
  });

  test('tells in whose language to answer', () => {
    expect(decideSender(letter, [at('A'), at('B')], undefined)).toMatchObject({ isKnown: true, language: 'de' });
    expect(decideSender(letter, [], undefined).language).toBe('fr');
  });
});

test.each([
  [['invoices+4711@firm.example'], '4711'],
  [['sales@firm.example', 'invoices+a.b-c@firm.example'], 'a.b-c'],
  [['invoices@firm.example'], undefined],
  [['invoices+@firm.example'], undefined],
  [['invoices+4711@other.example', 'xinvoices+1@firm.example'], undefined],
])('the tag of %j is %j', (recipients, tag) => {
  expect(tagOf(recipients, 'invoices@firm.example')).toBe(tag);
});
