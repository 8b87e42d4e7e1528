import { expect, it } from 'vitest';
import { factChanges } from './fact-changes.ts';

it('shows each fact that differs, on both sides', () => {
  expect(
    factChanges({
      before: { status: 'ACTIVE', roles: ['user'], language: 'fr', phone: null },
      after: { status: 'DISABLE', roles: ['user', 'order_user'], language: 'fr', phone: '' },
    }),
  ).toEqual([
    { name: 'status', before: 'ACTIVE', after: 'DISABLE' },
    { name: 'roles', before: 'user', after: 'user, order_user' },
  ]);
});

it('shows what was made, and what is gone', () => {
  expect(factChanges({ before: null, after: { value: 0, on: false } })).toEqual([
    { name: 'value', before: undefined, after: '0' },
    { name: 'on', before: undefined, after: 'false' },
  ]);
  expect(factChanges({ before: { contacts: [{ name: 'Ada', email: null }] }, after: null })).toEqual([
    { name: 'contacts', before: 'name: Ada', after: undefined },
  ]);
  expect(factChanges({ before: null, after: null })).toEqual([]);
});
