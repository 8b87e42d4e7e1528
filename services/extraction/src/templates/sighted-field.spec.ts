import type { ReadField } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { agreeing } from './sighted-field.ts';

const field = (value: string, confidence: number, source: ReadField['source']): ReadField => ({
  value,
  confidence,
  source,
});

it.each([
  // Its country's letters are printed or not.
  ['supplierVatNumber', '004821937B03', 'NL004821937B03', '004821937B03', true],
  ['supplierVatNumber', '004821937B03', 'NL999821937B03', '004821937B03', false],
  ['invoiceNumber', '2026-17', 'RE2026-17', '2026-17', false],
  ['grossTotal', '4821.37', '4821.37', '4821.37', true],
] as const)(
  '%s %s, where the generic reader is certain of %s, is %s and certain: %s',
  (name, own, generic, value, isCertain) => {
    const read = agreeing(name, field(own, 0.7, 'template'), field(generic, 0.994, 'text'));
    expect(read.value).toBe(value);
    expect(read.confidence >= 0.9).toBe(isCertain);
  },
);
