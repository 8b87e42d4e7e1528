import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';
import { DOUBTFUL_NUMBER } from '../vat-numbers/doubtful-numbers.ts';
import { BY_PLACE_ALONE } from './name-vouchers.ts';

const partiesOf = (typed: string) => understand([typedPage(typed)]).fields;

it('the only company of the page may be who gets it, right of the invoice’s number and day: its name and number are doubted', () => {
  const { supplierName, supplierVatNumber } = partiesOf(`
No FACTURA     2604F4418                      Ultramarinos Beltrán, S.L.
Fecha          20/11/2025                     B12345674
Agente         Roberto Rivas                  Calle Mayor 2
                                              50016 ZARAGOZA

TOTAL     418,60€`);
  expect(supplierName?.confidence ?? 0).toBeLessThanOrEqual(BY_PLACE_ALONE);
  expect(supplierVatNumber?.confidence ?? 0).toBeLessThanOrEqual(DOUBTFUL_NUMBER);
});

it('on the left of them it is who sends it', () => {
  const { supplierName, supplierVatNumber } = partiesOf(`
Ultramarinos Beltrán, S.L.            No FACTURA     2604F4418
B12345674                             Fecha          20/11/2025
Calle Mayor 2
50016 ZARAGOZA

TOTAL     418,60€`);
  expect(supplierName?.confidence).toBeGreaterThan(BY_PLACE_ALONE);
  expect(supplierVatNumber?.confidence).toBeGreaterThan(DOUBTFUL_NUMBER);
});
