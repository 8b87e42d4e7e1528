import type { InvoiceDetail } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { remainingOf } from './remaining.ts';

const payment = (amount: string, type: 'Payment' | 'Reversal' = 'Payment'): InvoiceDetail['payments'][number] => ({
  id: amount,
  date: '2026-01-31',
  amount,
  method: 'transfer',
  reference: 'R',
  recordedBy: { id: 'u', name: 'Ada', kind: 'user' },
  recordedAt: '2026-01-31T00:00:00.000Z',
  type,
});

it('asks for what the payments leave of the amount due', () => {
  const content = { amountDue: '100.00', grossTotal: '120.00' };
  expect(remainingOf({ content, payments: [] })).toBe('100.00');
  expect(remainingOf({ content, payments: [payment('30.10'), payment('20')] })).toBe('49.90');
  expect(remainingOf({ content: { grossTotal: '120.00' }, payments: [payment('120.00')] })).toBe('0.00');
});

it('counts a reversed payment as not made, whichever sign it comes with', () => {
  const content = { amountDue: '100.00' };
  expect(remainingOf({ content, payments: [payment('40'), payment('40', 'Reversal')] })).toBe('100.00');
  expect(remainingOf({ content, payments: [payment('40'), payment('-40', 'Reversal')] })).toBe('100.00');
});
