import { expect, it } from 'vitest';
import { isAsRead } from './as-read.ts';

it('a text is as read where it is the same, but for the blanks around it', () => {
  expect(isAsRead('invoiceNumber', 'F-1', ' F-1 ')).toBe(true);
  expect(isAsRead('invoiceNumber', '1,0', '1.0')).toBe(false);
  expect(isAsRead('issueDate', '2026-01-31', '2026-01-30')).toBe(false);
});

it('an amount is as read where it is the same figure, rounded as the portal does', () => {
  expect(isAsRead('grossTotal', '1 200,5', '1200.50')).toBe(true);
  expect(isAsRead('lines.0.quantity', '2', '2.000')).toBe(true);
  expect(isAsRead('netTotal', '33,33', '33.333')).toBe(true);
  expect(isAsRead('netTotal', '33,34', '33.333')).toBe(false);
  expect(isAsRead('netTotal', '33,330', '33.333')).toBe(false);
  expect(isAsRead('netTotal', '1200', '1200.40')).toBe(false);
  expect(isAsRead('netTotal', '', '1200.40')).toBe(false);
});
