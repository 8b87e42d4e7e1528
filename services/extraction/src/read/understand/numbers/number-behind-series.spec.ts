import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const numberOf = (head: string, foot = '') =>
  understand([
    typedPage(`${head}\n\nServicii de zugravit    350.00\nTotal de plata   434.00 lei${'\n'.repeat(40)}${foot}`),
  ]).fields.invoiceNumber;

it.each([
  ['Serija DAL Nr. 1077', '1077'],
  ['Ser. DAL0 Nr./No. 1077      Sia', '1077'],
  ['Seria     CURM nr.     1399', '1399'],
])(
  'the number that stands behind its series in the head, and may be called by both, is given and doubted: %s',
  (line, number) => {
    const found = numberOf(line);
    expect(found?.value).toBe(number);
    expect(found?.confidence).toBeLessThan(0.5);
  },
);

it('an identity card and a product have series and numbers too', () => {
  expect(numberOf('Delegat: Popa Ion  C.I. seria RX nr. 123456')).toBeUndefined();
  expect(numberOf('Furnizor: Muster SRL', 'Aparat seria HL nr. 4471')).toBeUndefined();
});

it('the series of Peru’s papers is the beginning of their number', () => {
  expect(numberOf('FACTURA ELECTRÓNICA\nF001 N° 00004471')?.value).toBe('F001-00004471');
  expect(numberOf('FACTURA ELECTRÓNICA\nF001 N° 00004471\nF001 N° 00004472')?.value).not.toBe('F001-00004471');
  expect(numberOf('', 'F001 N° 00004471')).toBeUndefined();
});
