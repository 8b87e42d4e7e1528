import { describe, expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const read = { value: '100.00', source: 'text', confidence: 0.98 } as const;
const drawn = { value: '120.00', source: 'ocr', confidence: 0.9, page: 1 } as const;
const of = (value: string, over: Partial<Parameters<typeof standingOf>[1]> = {}) =>
  standingOf('grossTotal', { value, base: '100,00', read, drawn: undefined, ...over });

describe('a value', () => {
  it('wears the source of what was read while it is that', () => {
    expect(of('100,00')).toEqual({ seen: read, isCorrected: false });
    expect(of('100')).toEqual({ seen: read, isCorrected: false });
  });

  it('that was typed wears none, and what was read can be had back', () => {
    expect(of('130')).toEqual({ isCorrected: false, before: { value: '100,00', wasRead: true } });
  });

  it('that was drawn wears that source, and what was read can be had back', () => {
    expect(of('120,00', { drawn })).toEqual({
      seen: drawn,
      isCorrected: false,
      before: { value: '100,00', wasRead: true },
    });
  });

  it('that was typed over a drawn one offers what came with the invoice, and not what was drawn', () => {
    expect(of('130', { drawn })).toEqual({ isCorrected: false, before: { value: '100,00', wasRead: true } });
    expect(of('100,00', { drawn })).toEqual({ seen: read, isCorrected: false });
  });

  it('that came corrected is a person’s, and is said to be of before where it is changed again', () => {
    expect(of('110,00', { base: '110,00' })).toEqual({ isCorrected: true });
    expect(of('111,00', { base: '110,00' })).toEqual({
      isCorrected: false,
      before: { value: '110,00', wasRead: false },
    });
  });

  it('where nothing was read says nothing, and offers nothing back', () => {
    expect(of('1', { base: '', read: undefined })).toEqual({ isCorrected: false });
    expect(of('', { base: '' })).toEqual({ isCorrected: false });
  });
});
