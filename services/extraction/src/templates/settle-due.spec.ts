import type { ReadField } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { understand } from '../read/understand/understand.ts';
import { fromPages } from '../read/understand-pages.ts';
import { typedPage } from '../testing/typed-page.ts';
import { settleDue } from './settle-due.ts';

const field = (value: string, confidence = 0.97): ReadField => ({ value, confidence, source: 'template' });
const page = typedPage(`
INVOICE 4711

Net          500.00
VAT 20%      100.00
Total        600.00
Paid          50.00
`);
const generic = (due: string) => {
  const understood = understand([page]);
  return { ...understood, fields: { ...understood.fields, amountDue: field(due, 0.5) } };
};

it('what is left after a payment stays; the net total, which VAT is printed of, is not what is left', () => {
  expect(fromPages('text', [page], 1, {}).fields.grossTotal?.value).toBe('600.00');
  const due = (said: string) => settleDue(field('600.00'), field('600.00'), field('500.00'), generic(said))?.value;
  expect(due('550.00')).toBe('550.00');
  expect(due('500.00')).toBe('600.00');
});

it('one figure at two places is no surer at the one: what lost its thousands did so at both', () => {
  const understood = understand([page]);
  const due = (gross: number, said?: number) =>
    settleDue(field('142.39', 0.912), field('142.39', gross), undefined, {
      ...understood,
      fields: said ? { amountDue: field('142.39', said) } : {},
    })?.confidence;
  expect(due(0.665)).toBe(0.665);
  expect(due(0.97)).toBe(0.97);
  expect(due(0.665, 0.99)).toBe(0.99);
});
