import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const billed = (...rows: string[]) =>
  valuesOf(
    understand([
      typedPage(['INVOICE NUMBER: 20317     06/05/2023', 'Website redesign   $2,400.00', ...rows].join('\n')),
    ]),
  );

it.each([
  ['Deposit received               -$1,000.00', 'Balance due                     $1,400.00'],
  ['Payments                        $1,000.00', 'Amount due                      $1,400.00'],
  ['Retainer applied                $1,000.00', 'Balance due                     $1,400.00'],
])('the sum above a payment is the total, and no less is: %s', (paid, due) => {
  expect(billed('Subtotal                        $2,400.00', paid, due)).toMatchObject({
    grossTotal: '2400.00',
    amountDue: '1400.00',
  });
});

it('what a discount leaves is the total and due', () => {
  expect(billed('Subtotal       $2,400.00', 'Discount       $1,000.00', 'Amount due     $1,400.00')).toMatchObject({
    grossTotal: '1400.00',
    amountDue: '1400.00',
  });
});

it('a sum above a VAT is none, though a payment follows', () => {
  expect(
    billed('Subtotal   $2,400.00', 'Tax   $200.00', 'Deposit received   -$1,000.00', 'Balance due   $1,600.00')
      .grossTotal,
  ).not.toBe('2400.00');
});

const sureOf = (...rows: string[]) =>
  understand([typedPage(['Invoice 8812', ...rows].join('\n'))]).fields.grossTotal?.confidence ?? 0;

it('what a payment right above leaves due of fees and costs is no total that is sure', () => {
  expect(
    sureOf('Fees        $1,860.00', 'Costs         $145.75', 'Payments   -$1,500.00', 'Amount due     $505.75'),
  ).toBeLessThan(0.5);
});

it('what is due beside the payment of a bill before is as sure as before', () => {
  expect(
    sureOf('Previous balance    $210.44', 'Payment received   -$210.44', 'Pay this amount     $215.00'),
  ).toBeGreaterThan(0.5);
});

it('an amount that was received is a payment, which leaves nothing due of the total before it', () => {
  const { grossTotal, amountDue } = understand([
    typedPage('Invoice 8812\nSubtotal:   $2,200.00\nAmount Received:   $2,200.00\nBalance Due:   $0.00'),
  ]).fields;
  expect([grossTotal?.value, amountDue?.value]).toEqual(['2200.00', '0.00']);
});
