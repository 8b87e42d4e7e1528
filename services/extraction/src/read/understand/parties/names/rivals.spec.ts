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
12 Example Street                            Zbyrkode Sp. z o.o.
Lakeside, California 95060                  Polna 10
ar@acmefold.example                          02-908 Warszawa
EU OSS VAT EU372000005                       ab@zbyrkode.example
                                             PL VAT PL1234563218

Subscription                                 20.00
Total                                    20.00 USD`);
  expect(beside('Bill to')).toEqual(['Acmefold, LLC', true]);
  expect(beside('')?.[1]).toBe(false);
});

it('nor is one in law with its number where another number stands with nobody’s name: who sells may be named in a picture', () => {
  const beside = (other: string) =>
    nameOn(`
Taller de Ejemplos SL                        Carrer Falsa, 25, bajos
NIF: B70021456                               ${other}
Calle Mayor, 25                              Barcelona 08014
Madrid 28015

Factura SERI-00019
Fecha de la factura: 11/09/2026

Desarrollo                                   1.000,00
Total                                      1.210,00 €`);
  expect(beside('Tel. 935550100')).toEqual(['Taller de Ejemplos SL', true]);
  expect(beside('NIF B12345674')).toEqual(['Taller de Ejemplos SL', false]);
});

it('a number that does not hold is nobody’s rival: it may be the found one, misread', () => {
  const beside = (number: string) =>
    nameOn(`
Taller de Ejemplos SL                        Carrer Falsa, 25, bajos
NIF: B70021456                               NIF ${number}
Calle Mayor, 25                              Barcelona 08014
Madrid 28015

Factura SERI-00019
Fecha de la factura: 11/09/2026

Desarrollo                                   1.000,00
Total                                      1.210,00 €`)?.[1];
  expect(beside('B12345674')).toBe(false);
  expect(beside('B12345675')).toBe(true);
});

it('who shares the domain of the found one is no rival by it', () => {
  const name = (second: string) =>
    nameOn(`
Invoice number 2E99-0010
Date of issue  5 May 2026

Acmefold, LLC                                ${second}
12 Example Street                            Polna 10
Lakeside, California 95060                  02-908 Warszawa
ar@acmefold.example                          PL VAT PL1234563218
EU OSS VAT EU372000005

Subscription                                 20.00
Total                                    20.00 USD`)?.[1];
  expect(name('Acmefold Polska Sp. z o.o.')).toBe(true);
});

it('a market place that declares the VAT is not surely who sells, where a heading says another company', () => {
  const page = (seller: string) => `
Sold by ${seller}
Invoice date                 03.10.2026
Invoice #                    DS-2026-4471
VAT declared by              Northwind Market Ltd
VAT #                        GB980780684

Billing address              Sold by
Erika Example                ${seller}
8 Example Road

Invoice total                £8.40
Northwind Market Ltd, 1 Principal Place, London · www.northwindmarket.example
VAT # GB980780684`;
  const supplierOf = (seller: string) => understand([typedPage(page(seller))]).fields.supplierName;
  expect(supplierOf('Northwind Market Ltd')?.confidence).toBeGreaterThan(0.8);
  expect(supplierOf('mo fan ke ji you xian gong si')?.confidence ?? 0).toBeLessThan(0.7);
});

it('whom the bill goes to is not who sends it, be he called a supplier of the goods', () => {
  const { supplierName, buyerName } = understand([
    typedPage(`
                                          INVOICE ORIGINAL
DEMO ADUANAS SA DE CV                     Invoice No: XY26-471
12 Calle Larga, San Salvador              Date: 20/08/2026
Proveedor: World Demo Enterprises         BILL TO: WORLD DEMO ENTERPRISES
Consignatario: Juguetes Muestra, S.A. de C.V.
Unit   Description              Unit Price USD     Total
1      FLETE MARITIMO               4,200.00     4,200.00
TOTAL                                            4,200.00`),
  ]).fields;
  expect(supplierName?.value).toBe('DEMO ADUANAS SA DE CV');
  expect(buyerName?.value).toBe('WORLD DEMO ENTERPRISES');
});
