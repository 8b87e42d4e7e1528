import { expect, it } from 'vitest';
import { croatia } from './croatia.ts';
import { austria, germany } from './tills.ts';

it("Austria's code of a receipt says day and total", () => {
  expect(austria('_R1-AT1_KASSE-1_ft1#17_2026-01-14T10:00:00_51,00_0,00_-3,00_0,00_2,00_x=_7d_y=_z==')?.values).toEqual(
    {
      issueDate: '2026-01-14',
      currency: 'EUR',
      grossTotal: '50.00',
    },
  );
  expect(austria('_R1-AT1_KASSE-1_17_2026-01-14T10:00:00_51,00_0,00')).toBeUndefined();
  expect(austria('_R1-AT1_KASSE-1_17_2026-01-14T10:00:00_a_b_c_d_e')).toBeUndefined();
});

const receipt = (end: string) =>
  `V0;kasse-1;Kassenbeleg-V1;Beleg^75.33_7.99_0.00_0.00_0.00^83.32:Bar;18;112;2026-07-10T18:00:04.000Z;${end};ecdsa;unixTime;s=;k=`;

it("Germany's says them too; where its day may be the next one already, none", () => {
  expect(germany(receipt('2026-07-10T18:41:04.000Z'))?.values).toEqual({
    issueDate: '2026-07-10',
    currency: 'EUR',
    grossTotal: '83.32',
  });
  expect(germany(receipt('2026-07-10T22:41:04.000Z'))?.values).not.toHaveProperty('issueDate');
  expect(germany(receipt('x').replace('Beleg^', 'AVBestellung^'))).toBeUndefined();
});

it("Croatia's says them in the money of its time", () => {
  const read = (query: string) => croatia(`https://porezna.gov.hr/rn?jir=1&${query}`)?.values;
  expect(read('datv=20210516_1000&izn=12355')).toEqual({
    issueDate: '2021-05-16',
    currency: 'HRK',
    grossTotal: '123.55',
  });
  expect(read('datv=20260516_1000&izn=123,55')).toEqual({
    issueDate: '2026-05-16',
    currency: 'EUR',
    grossTotal: '123.55',
  });
  expect(read('datv=20261316_1000&izn=12355')).toBeUndefined();
});
