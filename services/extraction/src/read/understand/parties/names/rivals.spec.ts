import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { withConfidence } from '../../../calibration/calibrate-reading.ts';
import { understand } from '../../understand.ts';

const nameOn = (typed: string) => {
  const { fields, findings } = understand([typedPage(typed)]);
  const { supplierName } = withConfidence(fields, findings);
  return supplierName && [supplierName.value, supplierName.confidence >= 0.9];
};

it('of two companies, each with a number and a mail address of its own, neither is sure where nothing says who sells', () => {
  const beside = (heading: string) =>
    nameOn(`
Invoice number 4C71-0010
Date of issue  5 May 2026

Acmefold, LLC                                ${heading}
471 Example Street                           Musterkod Sp. z o.o.
Springfield, California 90471                Prosta 5
ar@acmefold.example                          30-001 Kraków
EU OSS VAT EU528004471                       ab@musterkod.example
                                             PL VAT PL1234563218

Subscription                                 20.00
Total                                    20.00 USD`);
  expect(beside('Bill to')).toEqual(['Acmefold, LLC', true]);
  expect(beside('')?.[1]).toBe(false);
});

it('nor is one in law with its number where another number stands with nobody’s name: who sells may be named in a picture', () => {
  const beside = (other: string) =>
    nameOn(`
Taller de Ejemplos SL                        Carrer Falsa, 31, bajos
NIF: B44710820                               ${other}
Calle Mayor, 14                              Barcelona 08001
Madrid 28001

Factura MUST-00002
Fecha de la factura: 17/09/2026

Desarrollo                                   1.000,00
Total                                      1.210,00 €`);
  expect(beside('Tel. 935550100')).toEqual(['Taller de Ejemplos SL', true]);
  expect(beside('NIF B12345674')).toEqual(['Taller de Ejemplos SL', false]);
});
