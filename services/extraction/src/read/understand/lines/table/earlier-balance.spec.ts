import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

it.each(['Balance Forward **', 'Previous balance', 'Saldo anterior:'])(
  'what was owed before is no line: %s',
  (label) => {
    const { lines } = understand([
      typedPage(`
Invoice 4711-22                                   Date:  12.03.2026
Description                Quantity      Rate      Charge
${label.padEnd(50)}  80.00
Energy delivered                100      0.50       50.00
Monthly charge                    1     10.00       10.00
Rental of a meter                                    4.00

Total charges this month                            64.00`),
    ]);
    expect(lines.map(({ netTotal }) => netTotal)).toEqual(['50.00', '10.00', '4.00']);
  },
);
