// Words for an invoice's number that fewer use.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

it.each(['Bill ID', '#Invoice:', '# Invoice'])(
  '%s is the invoice’s number, and a payment’s receipt is not',
  (label) => {
    const { invoiceNumber } = understand([
      typedPage(`
RIVERSIDE HOSPITAL
Patient Name     Meera            ${label.padEnd(14)}5164/26-27
Phone            020 7946 0123    Bill Date     29-01-2026

Description              Rate        Amount
Consultation             350.00      350.00
                         Net Amount  350.00
S.no   Type      Date         Receipt no    Mode    Amount
1      Payment   29-01-2026   4471/26-27    Cash    350.00`),
    ]).fields;
    expect(invoiceNumber?.value).toBe('5164/26-27');
  },
);

it('a serial number is the invoice’s where nothing else is', () => {
  const numberOf = (rest: string) =>
    understand([
      typedPage(`
INVOICE
Serial No. 00471/NOR
${rest}
Total amount     $52.10`),
    ]).fields.invoiceNumber?.value;
  expect(numberOf('')).toBe('00471/NOR');
  expect(numberOf('Invoice No. 4471')).toBe('4471');
});
