import { expect, test } from 'vitest';
import { isRightCode, newCode, readCode } from './one-time-code.ts';

test('a code has six digits, is kept as a salted hash that does not hold it, and is known again', async () => {
  const now = new Date('2026-03-02T09:00:00Z');
  const [one, other] = [await newCode(now), await newCode(now)];
  expect(one.code).toMatch(/^\d{6}$/);
  expect(JSON.stringify(one.kept)).not.toContain(one.code);
  expect(one.kept.salt).not.toBe(other.kept.salt);
  expect(one.kept.expiresAt).toEqual(new Date('2026-03-02T09:10:00Z'));
  expect(await isRightCode(one.code, one.kept)).toBe(true);
  expect(await isRightCode(one.code === '000000' ? '000001' : '000000', one.kept)).toBe(false);
});

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  [1234, '001234'],
  ['12345', undefined],
  ['12345a', undefined],
  ['１２３４５６', undefined],
  ['', undefined],
])('%j is read as %j', (typed, code) => expect(readCode(typed)).toBe(code));
