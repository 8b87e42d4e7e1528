import { expect, it } from 'vitest';
import { recognised } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const dayOf = (mask: string, day: string) =>
  understand([
    recognised(`
LINDE PAPERS                                   INVOICE
CUSTOMER      INVOICE NUMBER                   INVOICE DATE
NUMBER                                         ${mask}
QB2520        471190                           ${day}

MERCHANDISE TOTAL                              749.10
INVOICE TOTAL                                  749.10`),
  ]).fields.issueDate?.value;

it('the figures of a day are told by the mask over them', () => {
  expect(dayOf('MO DAY YR', '7 22 24')).toBe('2024-07-22');
  expect(dayOf('MO DAY YR', '4 7 24')).toBe('2024-04-07');
  expect(dayOf('DAY MO YR', '4 7 24')).toBe('2024-07-04');
});

it('three figures are no day without one', () => {
  expect(dayOf('REF', '7 22 24')).toBeUndefined();
});
