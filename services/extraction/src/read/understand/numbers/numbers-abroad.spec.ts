// Numbers as further countries' programs print them.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => valuesOf(understand([typedPage(typed)]));

it('a number of a month is no day', () => {
  expect(
    read(`
Faktura VAT nr FV 7/03/2024
Data wystawienia: 2024-03-12
Sprzedawca: Zielony Młyn sp. z o.o.
Razem brutto   123,00 PLN`).invoiceNumber,
  ).toBe('FV 7/03/2024');
});

it('the sign of a number is none of it, be it glued to it', () => {
  expect(
    read(`
        Faktura - daňový doklad č.FV2040088
Datum vystavení:   05.09.2024
Celkem k úhradě    936,00 CZK`).invoiceNumber,
  ).toBe('FV2040088');
});

it('a number behind its day, at a label of both', () => {
  const { invoiceNumber, issueDate } = read(`
Energia del Segre SL
Data final contracte:      16.02.2026
Data i núm. factura:       17.07.2024 / 318200456
TOTAL FACTURA              517,03 €`);
  expect({ invoiceNumber, issueDate }).toEqual({ invoiceNumber: '318200456', issueDate: '2024-07-17' });
});

it('a point of sale is part of the number, as Argentina has it', () => {
  expect(
    read(`
GARCIA MARTA INES           COD. 011       FACTURA
                            Punto de Venta: 00004    Comp. Nro: 00000216
                            Fecha de Emisión: 18/02/2024
                            CUIT: 27100588998
Importe Total: $            178000,00`).invoiceNumber,
  ).toBe('00004-00000216');
});
