import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';
import { BY_PLACE_ALONE } from './name-vouchers.ts';

const supplierWith = (second: string, site: string) =>
  understand([
    typedPage(`
Northwind Industries Inc.                        INVOICE  INV-4471
40 Mill Pkwy, Lakeside, CA 91399                 Invoice Date: 04/02/2026
${second}
8 Harbor Ave, Riverton, NV 89499
${site}
Total   18,250.00`),
  ]).fields.supplierName;

it('of two companies of one house in one letterhead neither is sure, though one has the domain', () => {
  const sister = supplierWith('Northwind Bodies, Inc.', 'www.northwindbodies.example');
  expect(sister?.confidence).toBeLessThanOrEqual(BY_PLACE_ALONE);
  const stranger = supplierWith('Westfield Bodies, Inc.', 'www.northwindindustries.example');
  expect(stranger?.value).toBe('Northwind Industries Inc.');
  expect(stranger?.confidence).toBeGreaterThan(BY_PLACE_ALONE);
});
