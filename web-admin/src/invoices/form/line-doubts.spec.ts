import type { InvoiceDetail } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { checkAmounts } from './check-amounts.ts';
import { formOf } from './invoice-form.ts';
import { doubtfulLines, lineOf } from './line-doubts.ts';

const line = (quantity: string, unitPrice: string, netTotal: string) => ({ quantity, unitPrice, netTotal });
const read = (route: 'text' | 'xml'): Pick<InvoiceDetail, 'reading'> => ({
  reading: { route, level: 'FULLY', fields: {}, findings: [], pages: 1, durationMs: 1 },
});

function doubtful(
  lines: readonly Partial<ReturnType<typeof line>>[],
  { net = '30.00', route = 'text', seen = [] }: Partial<{ net: string; route: 'text' | 'xml'; seen: string[] }> = {},
  change: (form: ReturnType<typeof formOf>) => ReturnType<typeof formOf> = (form) => form,
) {
  const base = formOf({ netTotal: net, lines: [...lines] }, '.');
  const form = change(base);
  return doubtfulLines(read(route), base, form, new Set(seen), checkAmounts(form, '0.05'));
}

it('is the line whose quantity and price make another total', () => {
  expect(doubtful([line('2', '5.00', '10.00'), line('3', '5.00', '20.00')])).toEqual(['lines.1.netTotal']);
});

it('is each that nothing proves where the lines do not come to the net total', () => {
  const lines = [line('2', '5.00', '10.00'), { netTotal: '15.00' }, { netTotal: '5.00' }];
  expect(doubtful(lines)).toEqual([]);
  expect(doubtful(lines, { net: '31.00' })).toEqual(['lines.1.netTotal', 'lines.2.netTotal']);
  expect(doubtful(lines, { net: '' })).toEqual(['lines.1.netTotal', 'lines.2.netTotal']);
  expect(doubtful(lines, { net: '31.00', route: 'xml' })).toEqual([]);
});

it('is one without a total', () => {
  expect(doubtful([line('2', '15.00', ''), { netTotal: '' }])).toEqual(['lines.0.netTotal', 'lines.1.netTotal']);
});

it('is none that was looked at, or typed', () => {
  const lines = [line('2', '5.00', '11.00'), line('2', '10.00', '19.00')];
  expect(doubtful(lines, { seen: ['lines.line-0.netTotal'] })).toEqual(['lines.1.netTotal']);
  const typed = doubtful(lines, {}, (form) => ({
    ...form,
    lines: form.lines.map((row, at) => (at === 1 ? { ...row, netTotal: '20.00' } : row)),
  }));
  expect(typed).toEqual(['lines.0.netTotal']);
});

it('is still one that slips into the place of another that was looked at', () => {
  const lines = [line('2', '5.00', '11.00'), line('2', '10.00', '19.00')];
  const left = doubtful(lines, { seen: ['lines.line-0.netTotal'] }, (form) => ({
    ...form,
    lines: form.lines.slice(1),
  }));
  expect(left).toEqual(['lines.0.netTotal']);
});

it('a place says which line it is in', () => {
  expect(lineOf('lines.12.quantity')).toBe(12);
  expect(lineOf('vat.1.base')).toBeUndefined();
  expect(lineOf(undefined)).toBeUndefined();
});
