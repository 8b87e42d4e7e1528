import type { ReadField } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { doubtedWhereMisread } from './misread-totals.ts';

const field = (value: string, source: 'ocr' | 'text' = 'ocr'): ReadField => ({ value, confidence: 0.99, source });
const sureOf = (net: string, gross: string, vat?: string, source: 'ocr' | 'text' = 'ocr') => {
  const fields = {
    netTotal: field(net, source),
    grossTotal: field(gross, source),
    amountDue: field(gross, source),
    ...(vat && { vatTotal: field(vat, source) }),
  };
  const read = doubtedWhereMisread(fields);
  return [read.netTotal, read.grossTotal, read.amountDue].map((one) => one?.confidence);
};

it('net and total one figure apart are not certain where no tax is between them', () => {
  expect(sureOf('512.40', '572.40')).toEqual([0.89, 0.89, 0.89]);
  expect(sureOf('512.40', '572.40', '0.00')).toEqual([0.89, 0.89, 0.89]);
});

it('they are where a tax makes the difference, read or by its rate, and in print', () => {
  expect(sureOf('512.40', '572.40', '60.00')).toEqual([0.99, 0.99, 0.99]);
  expect(sureOf('100.00', '120.00')).toEqual([0.99, 0.99, 0.99]);
  expect(sureOf('512.40', '572.40', undefined, 'text')).toEqual([0.99, 0.99, 0.99]);
  expect(sureOf('512.40', '609.76')).toEqual([0.99, 0.99, 0.99]);
});
