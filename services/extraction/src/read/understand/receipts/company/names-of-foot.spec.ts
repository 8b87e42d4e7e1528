import { expect, it } from 'vitest';
import { looksOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import { understand } from '../../understand.ts';

const END: TillLine[] = [
  ['BOLSO CUERO', '24,90'],
  ['Total', '24,90'],
  ['Efectivo', '30,00'],
  ['Cambio', '5,10'],
  'GRACIAS POR SU VISITA',
];
const nameOf = (...lines: readonly TillLine[]) => understand([looksOf(lines, lines)]).fields.supplierName;

it('who sells under a sign is named in law in the foot, with the number by which he is registered', () => {
  const head = ['QUELLA', 'CALLE DEL MAR 12', '07/02/2024 14:25'];
  const named = nameOf(...head, ...END, 'QUELLA MODA, S.A. CIF: A-58818501');
  expect(named?.value).toBe('QUELLA MODA, S.A.');
});

it('the number may stand over the name, where the sign was a picture', () => {
  const head = ['GRACIAS POR TU COMPRA', 'C/ DEL MAR, 15 28012 MADRID', '07/02/2024 14:25'];
  const named = nameOf(...head, ...END, 'CIF: B12345674', 'COMERCIAL BRANDT, SL');
  expect(named?.value).toBe('COMERCIAL BRANDT, SL');
});

it('but for the customer’s, whom a heading names, and where the head names somebody in law already', () => {
  const head = ['QUELLA', 'CALLE DEL MAR 12', '07/02/2024 14:25'];
  const client: TillLine[] = ['Datos del cliente', 'TASCA LINDE, SL', 'CIF: B12345674'];
  expect(nameOf(...head, ...END, ...client)?.value).toBe('QUELLA');
  const sold = nameOf('ALMACENES ADLER, S.A.', ...head, ...END, 'CIF: B12345674', 'COMERCIAL BRANDT, SL');
  expect(sold?.value).toBe('ALMACENES ADLER, S.A.');
});

it('a petrol station sells in the name of a company, which its receipt says', () => {
  const station = (said: string) =>
    nameOf(
      'bft-station',
      'Eva Muster',
      'Seestrasse 12',
      ['*Super E5 A', '71,40'],
      ['TOTAL EUR', '71,40'],
      ['BAR EUR', '71,40'],
      'Verkauf von Kraftstoffen erfolgt',
      said,
      'Adler Brandt GmbH & Co KG',
    );
  expect(station('im Namen und für Rechnung der')?.value).toBe('Adler Brandt GmbH & Co KG');
  expect(station('mit freundlicher Hilfe der')?.value).not.toBe('Adler Brandt GmbH & Co KG');
});
