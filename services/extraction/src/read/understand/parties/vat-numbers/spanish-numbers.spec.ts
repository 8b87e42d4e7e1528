import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { withConfidence } from '../../../calibration/calibrate-reading.ts';
import { understand } from '../../understand.ts';
import { withoutPersons } from './spanish-numbers.ts';

/** Two blocks side by side, and the seller's number set as said under his. */
const supplierNumber = (number: string) =>
  understand([
    typedPage(`
QUESOS DEL PRIORATO S.L.                 Ultramarinos Beltrán, S.L.
Calle Mayor 4                            Calle F, parcela 41
43730 FALSET                             50016 Zaragoza
${number.padEnd(41)}A58818501

Factura FV23-000872        17/01/2025
Total EUR    121,00`),
  ]).fields.supplierVatNumber?.value;

it.each(['B-12345674', 'B 12345674', 'B -12345674', 'B12345674', '   B12345674'])(
  'Spain’s number alone under its company’s address, however it is written: %s',
  (number) => {
    expect(supplierNumber(number)?.replace(/[^A-Z0-9]/g, '')).toBe('B12345674');
  },
);

it('the number in the middle under lines that are set in the middle is theirs', () => {
  const { supplierVatNumber } = understand([
    typedPage(`
  QUESOS DEL PRIORATO S.L.
     PARAJE LAS ERAS S/N
        43730 FALSET
          B12345674

Factura FV23-000872        17/01/2025
Total EUR    121,00`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('B12345674');
});

it('a person’s number is no company’s', () => {
  const [person, company] = [{ value: 'ES12345678Z' }, { value: 'ESB12345674' }];
  expect(withoutPersons('SUMINISTROS DEMO, S.L.', [person, company])).toEqual([company]);
  expect(withoutPersons('Muestra Roca, Gaspar', [person, company])).toEqual([person, company]);
});

it('nor surely anybody’s where no name of the sender’s stands with it', () => {
  const { fields, findings } = understand([
    typedPage('Consumo\nFACTURA: 4471902             Fecha: 15/01/2026\nTotal   121,00 EUR'),
    typedPage(
      'Demo Comercializadora de Electricidad, S.L.U.   Mercado libre      MUESTRA ROCA\n4304000000      Punta: 4,6kW     NIF\n                                 12345678Z',
      2,
    ),
  ]);
  expect(withConfidence(fields, findings).supplierVatNumber?.confidence ?? 0).toBeLessThan(0.9);
});
