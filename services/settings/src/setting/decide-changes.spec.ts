import { SETTINGS } from '@comptoir/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideChanges } from './decide-changes.ts';

const initial = new Map(
  Object.entries(SETTINGS.invoice).map(([code, definition]) => [
    code,
    { value: definition.initial as string, version: 0 },
  ]),
);
const now = new Date('2026-03-02T10:00:00Z');
const freshly = { now, authenticatedAt: now.getTime() / 1000 - 10 };
const decide = (wanted: Array<{ code: string; value: string | number }>, signIn = freshly) =>
  decideChanges('invoice', wanted, initial, signIn);

describe('deciding what a save changes', () => {
  it('leaves out what already stands, however it is written', () => {
    const decision = decide([
      { code: 'AMOUNT_TOLERANCE', value: '0.050' },
      { code: 'INVOICE_MAXIMUM_SIZE', value: 2 },
      { code: 'EXPORT_EC', value: 0 },
    ]);
    expect(decision).toEqual({ changes: [{ code: 'EXPORT_EC', value: '0', previous: '1', version: 1 }] });
  });

  it.each([
    ['AMOUNT_TOLERANCE', '-1'],
    ['AMOUNT_TOLERANCE', '0.005'],
    ['AMOUNT_TOLERANCE', '1e2'],
    ['AMOUNT_TOLERANCE', '1001'],
    ['AMOUNT_TOLERANCE', ''],
    ['INVOICE_MAXIMUM_SIZE', '0'],
    ['INVOICE_MAXIMUM_SIZE', '100.1'],
    ['BANK_CHANGE_HOLD_DAYS', '1.5'],
    ['EXPORT_EC', 'true'],
    ['EXPORT_EC', '2'],
  ])('refuses %s = ‘%s’', (code, value) => {
    expect(decide([{ code, value }])).toMatchObject({
      refusal: 'setting.value',
      params: { code },
      fields: [{ field: code }],
    });
  });

  it('names every value that is wrong, and every code there is not', () => {
    const two = decide([
      { code: 'EXPORT_EC', value: 'x' },
      { code: 'EXPORT_PDF', value: 'y' },
    ]);
    expect(two).toMatchObject({ refusal: 'setting.value', fields: [{ field: 'EXPORT_EC' }, { field: 'EXPORT_PDF' }] });
    expect(decide([{ code: 'toString', value: '1' }])).toMatchObject({ refusal: 'setting.unknown' });
    const twice = decide([
      { code: 'EXPORT_EC', value: '0' },
      { code: 'EXPORT_EC', value: '1' },
    ]);
    expect(twice).toMatchObject({ refusal: 'setting.value', fields: [{ field: 'EXPORT_EC' }] });
  });

  it('takes an empty approval threshold as never', () => {
    expect(decide([{ code: 'APPROVAL_THRESHOLD', value: '10000' }])).toMatchObject({ changes: [{ value: '10000' }] });
    expect(decide([{ code: 'APPROVAL_THRESHOLD', value: '' }])).toEqual({ changes: [] });
  });

  it('asks for a fresh sign-in to turn dual control off, and for nothing to leave it on', () => {
    const old = { now, authenticatedAt: now.getTime() / 1000 - 301 };
    expect(decide([{ code: 'DUAL_CONTROL', value: '0' }], old)).toMatchObject({ refusal: 'stepUp.required' });
    expect(decide([{ code: 'ADMIN_SECOND_FACTOR', value: '1' }], old)).toMatchObject({ changes: [{ value: '1' }] });
    expect(decide([{ code: 'DUAL_CONTROL', value: '0' }])).toMatchObject({ changes: [{ code: 'DUAL_CONTROL' }] });
    expect(decide([{ code: 'DUAL_CONTROL', value: '1' }], old)).toEqual({ changes: [] });
  });

  it('accepts a value only within its bounds, and what it accepted once it accepts again as no change', () => {
    fc.assert(
      fc.property(fc.double({ min: -10, max: 200, noNaN: true }), (number) => {
        const text = number.toFixed(1);
        const decision = decide([{ code: 'INVOICE_MAXIMUM_SIZE', value: text }]);
        const accepted = 'changes' in decision;
        expect(accepted).toBe(Number(text) >= 0.1 && Number(text) <= 100 && !text.startsWith('-'));
        const change = accepted ? decision.changes[0] : undefined;
        if (!change) return;
        const after = new Map([...initial, [change.code, { value: change.value, version: change.version }]]);
        expect(decideChanges('invoice', [{ code: change.code, value: text }], after, freshly)).toEqual({ changes: [] });
      }),
    );
  });
});
