import { describe, expect, it } from 'vitest';
import { statusesOf, toggleStatus, withFilter } from './filters.ts';

describe('the filters of the invoice list', () => {
  it('take several statuses, in the order of an invoice’s life', () => {
    const once = toggleStatus({ q: 'acme' }, 'TO_PAY');
    expect(toggleStatus(once, 'TO_VERIFY')).toEqual({ q: 'acme', status: ['TO_VERIFY', 'TO_PAY'] });
  });

  it('leave nothing behind when the last status is taken out', () => {
    expect(toggleStatus({ q: 'acme', status: ['PAID'] }, 'PAID')).toEqual({ q: 'acme' });
  });

  it('survive an address written by hand', () => {
    expect(statusesOf({ status: ['PAID', 'NONSENSE', 3] })).toEqual(['PAID']);
    expect(statusesOf({ status: 'PAID' })).toEqual([]);
  });

  it('lose a value that is emptied', () => {
    expect(withFilter({ issuedFrom: '2026-01-01' }, 'issuedFrom', '')).toEqual({});
    expect(withFilter({}, 'issuedTo', '2026-01-31')).toEqual({ issuedTo: '2026-01-31' });
  });
});
