import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]);

it('the sum of a group of items without headings is none of them', () => {
  expect(
    linesOf(
      read(`
Fast Parcels Inc.                                       Invoice Number 2-738-327
Freight                            148.30
Earned discount                    -51.91
Net transportation charges          96.39
Fuel surcharge                      48.76
Outer area                          49.15
Subtotal                           194.30
Canada GST                           9.72
TOTAL               CAD           $204.02`),
    ),
  ).toEqual([
    [undefined, '148.30'],
    [undefined, '-51.91'],
    [undefined, '48.76'],
    [undefined, '49.15'],
  ]);
});

it('an item that is called no sum is one, whatever two above it come to', () => {
  expect(
    linesOf(
      read(`
Muster Hire Ltd                                         Invoice Number 2-738-328
Ladder                              10.00
Trestle                             10.00
Scaffold                            20.00
Subtotal                            40.00
VAT                                  8.00
TOTAL                GBP           £48.00`),
    ),
  ).toEqual([
    [undefined, '10.00'],
    [undefined, '10.00'],
    [undefined, '20.00'],
  ]);
});

it('where no net total is named the items come to what the total is less its tax, which names its registration', () => {
  const bill = read(`
Your Electricity Bill                                         Bill date: Mar 19, 2026
Electricity                    $0.12/kWh            $3,600.00
Global adjustment                                     -$80.00
Regulatory charge                                     $250.00
H.S.T. (Registration # 12345-6782-RT0001)             $490.10
CURRENT CHARGES                                     $4,260.10`);
  expect(bill.fields.vatTotal?.value).toBe('490.10');
  expect(bill.fields.netTotal).toBeUndefined();
  expect(linesOf(bill).map(([, net]) => net)).toEqual(['3600.00', '-80.00', '250.00']);
});
