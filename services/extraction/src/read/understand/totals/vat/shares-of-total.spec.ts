import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it('shares of costs that come to what is due are no tax', () => {
  const { vatTotal, grossTotal } = valuesOf(
    understand([
      typedPage(`
County Roads Department               INVOICE NO.   104471
City of Alder Creek                   INVOICE DATE  06/22/2026
FINAL CITY SHARE:                                   AMOUNT
LS21K07    5%                  $140,000.00          $7,000.00
Plus engineering 15%             $7,000.00          $1,050.00
City of Alder Creek share        $8,050.00
                               TOTAL DUE            $8,050.00`),
    ]),
  );
  expect([vatTotal, grossTotal]).toEqual([undefined, '8050.00']);
});
