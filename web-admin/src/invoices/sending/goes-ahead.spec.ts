import { expect, it } from 'vitest';
import { checkAmounts } from '../form/check-amounts.ts';
import { formOf } from '../form/invoice-form.ts';
import { goesAhead } from './goes-ahead.ts';

const content = {
  ...{ invoiceNumber: 'F-1', issueDate: '2026-01-31', currency: 'EUR', supplierId: 's' },
  ...{ netTotal: '100.00', vatTotal: '20.00', grossTotal: '120.00' },
};
const ahead = (over: Partial<typeof content>, command: Parameters<typeof goesAhead>[0] = 'verify') => {
  const form = formOf({ ...content, ...over }, '.');
  return goesAhead(command, form, checkAmounts(form, '0.05'));
};

it('the next invoice is shown at once where nothing speaks against this one', () => {
  expect(ahead({})).toBe(true);
  expect(ahead({}, 'control')).toBe(true);
});

it('what will be refused, or undoes, is waited for', () => {
  expect(ahead({ issueDate: '' })).toBe(false);
  expect(ahead({ grossTotal: '130.00' })).toBe(false);
  for (const command of ['reject', 'delete', 'pay', 'enter'] as const) expect(ahead({}, command)).toBe(false);
});
