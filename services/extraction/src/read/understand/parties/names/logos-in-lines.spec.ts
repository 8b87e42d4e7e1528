import { expect, it } from 'vitest';
import { recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const nameOn = (mail: string) =>
  understand([
    recognised(`
   NORTH                                          Invoice
   DisTRIBUTORS                                   DATE November 1, 2023
   5195 Long Road, Mississauga ON                 NUMBER 0000144
   ${mail}

Bill To: HAMILTON DRUG MART
         1394 UPPER AVENUE

Total Due                                         379.78`),
  ]).fields.supplierName?.value;

it('a logo in two lines is a name where the two are a domain of the page together', () => {
  expect(nameOn('sales@northdistributors.com')).toBe('NORTH DisTRIBUTORS');
  expect(nameOn('sales@southdistributors.com')).not.toBe('NORTH DisTRIBUTORS');
});
