import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const linesOf = (page: string) =>
  understand([typedPage(page)]).lines.map(({ quantity, unitPrice, netTotal }) => [quantity, unitPrice, netTotal]);

it('a charge by meter or by day says how many beside its total or under it', () => {
  expect(
    linesOf(`
Statement E-77                                  Date:  12.03.2026
1 Jan 2026 - 31 Jan 2026  120kWh at 18.500p per kWh     £22.20
Standing charge                                          £9.30
31 days at 30.000p per day
Adjustment            1,250.50kWh@£-0.00200             -£2.50

                                      Net total         £29.00
                                      VAT 5 %            £1.45
                                      Total             £30.45`),
  ).toEqual([
    ['120', '0.185', '22.20'],
    ['31', '0.30', '9.30'],
    ['1250.5', '-0.002', '-2.50'],
  ]);
});

it('a reading of a meter alone in its cell is how many, and none that stands right of the total, is one of two or makes another line’s', () => {
  expect(
    linesOf(`
Invoice E-78                                    Date:  12.03.2026
Water                           420 m3                  840.00
Sewer                           420 m3                  600.00
Cleaning                                                 20.00          900 m3
Night tariff    100 kWh at 0.20                          30.00
Transfer                300 m3     420 m3                10.00

                                      Net total       1,500.00
                                      VAT 10 %          150.00
                                      Total           1,650.00`),
  ).toEqual([
    ['420', undefined, '840.00'],
    ['420', undefined, '600.00'],
    [undefined, undefined, '20.00'],
    [undefined, undefined, '30.00'],
    [undefined, undefined, '10.00'],
  ]);
});
