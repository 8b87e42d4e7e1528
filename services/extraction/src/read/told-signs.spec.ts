import type { Reading } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { typedPage } from '../testing/typed-page.ts';
import { withToldSigns } from './told-signs.ts';
import { understand } from './understand/understand.ts';

const CREDIT = `
CREDIT NOTE            Number: CN-7       Date: 12.03.2026
Net total                        -100.00 EUR
VAT 20 %                          -20.00 EUR
Total                            -120.00 EUR`;

const readingOf = (page: string): Reading => {
  const { fields, lines, vat, findings } = understand([typedPage(page)]);
  return {
    route: 'text',
    level: 'FULLY',
    fields,
    lines: [...lines],
    vat: [...vat],
    findings: [...findings],
    pages: 1,
    durationMs: 1,
  };
};

it('leaves out the amounts of a credit note printed with a minus, and nothing else', () => {
  const { fields, ...rest } = readingOf(CREDIT);
  const { netTotal, vatTotal, grossTotal, amountDue, ...others } = fields;
  expect([netTotal, vatTotal, grossTotal, amountDue].map((field) => field?.value)).toEqual([
    '100.00',
    '20.00',
    '120.00',
    '120.00',
  ]);
  expect(withToldSigns({ fields, ...rest })).toEqual({ ...rest, level: 'PARTIALLY', fields: others });
});

it.each([
  ['a credit note without a minus', readingOf(CREDIT.replaceAll('-1', ' 1').replaceAll('-2', ' 2'))],
  ['an invoice', readingOf(CREDIT.replace('CREDIT NOTE', 'INVOICE').replaceAll('-1', ' 1').replaceAll('-2', ' 2'))],
  ['what was read by a template', { ...readingOf(CREDIT), template: { id: 'one', version: 1 } }],
])('hands back %s as it is', (_what, reading) => {
  expect(withToldSigns(reading) === reading).toBe(true);
  expect(reading.fields.grossTotal?.value).toBe('120.00');
});
