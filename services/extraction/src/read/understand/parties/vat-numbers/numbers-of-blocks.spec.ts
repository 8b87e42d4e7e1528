import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';
import { DOUBTFUL_NUMBER } from './doubtful-numbers.ts';

const numberOn = (page: string) => understand([typedPage(page)]).fields.supplierVatNumber;

const sold = `
Beschreibung                                 Betrag
Beratung im Mai                              1.000,00

Nettobetrag            1.000,00
19 % USt                 190,00
Gesamtbetrag           1.190,00 EUR`;

it('a number under a name below the title is the supplier’s where a heading stands elsewhere, be it over a mail address', () => {
  const numberOver = (heading: string) =>
    numberOn(`
Invoice
Invoice number  L5-0005
Date of issue   12 March 2026

Musterlog Technologies                       ${heading}
71 Example Court                             jan@posti.example
London                                       17 Harbour View Pl.
GB VAT GB980780684
${sold}`);
  expect(numberOver('Bill to')).toMatchObject({ value: 'GB980780684' });
  expect(numberOver('Bill to')?.confidence).toBeGreaterThan(DOUBTFUL_NUMBER);
  expect(numberOver('')?.confidence).toBeLessThanOrEqual(DOUBTFUL_NUMBER);
});

it('the buyer under his heading, and his number, are no rivals of the supplier and his', () => {
  const found = numberOn(`
  MOLINO MUSTER S.L.U.                                             FACTURA
        CAMINO ALTO S/N
           29001 MALAGA                                                  CLIENTE
             B12345674
                                                      TABERNA EJEMPLO S.L.
                                                      C/ RODAS, 2
                                                      28005 MADRID
Número 250412      Fecha 08/07/2026                   B70021456
${sold}`);
  expect(found).toMatchObject({ value: 'B12345674' });
  expect(found?.confidence).toBeGreaterThan(DOUBTFUL_NUMBER);
});

it('the number of whom it is delivered to is not the supplier’s', () => {
  const found = numberOn(`
MUSTERSPORTS                                 Invoice 4711
                                             Date 12.03.2026
Bill to                                      Ship to
Example Nutrition                            Example Nutrition
31000 Toulouse                               31000 Toulouse
                                             FR40303265045
${sold}
${'\n'.repeat(20)}VAT number DE136695976    www.mustersports.example`);
  expect(found).toMatchObject({ value: 'DE136695976' });
  expect(found?.confidence).toBeGreaterThan(DOUBTFUL_NUMBER);
});

it('‘Ihre Steuernummer’ is the buyer’s', () => {
  const { fields } = understand([
    typedPage(`
Rechnung 4711                                Datum 12.03.2026
                                             Ihre Steuernummer: DE136695976
${sold}
${'\n'.repeat(20)}Muster eG, Amtsgericht Hamburg, USt-IdNr. DE129273398`),
  ]);
  expect(fields).toMatchObject({
    supplierVatNumber: { value: 'DE129273398' },
    buyerVatNumber: { value: 'DE136695976' },
  });
});

it.each(['Wystawiono na:', 'FACTUREREN AAN'])('%s heads the buyer', (heading) => {
  const { fields } = understand([
    typedPage(`
Muster Handel GmbH
Speicherweg 4                                Rechnung Nr. 4711
20457 Hamburg                                Datum 12.03.2026

${heading}
Przykład Sp. z o.o.
Prosta 4
00-001 Warszawa
${sold}`),
  ]);
  expect(fields.buyerName).toMatchObject({ value: 'Przykład Sp. z o.o.' });
});

it('the first figures of an account’s number are no VAT number, though its check digits hold', () => {
  const found = (rest: string) =>
    numberOn(`
Sprzedawca
Przykład Sp. z o.o.
Faktura nr F/12/2026
Nr konta PL 12 3456 3218 ${rest}
${sold}`)?.value;
  expect(found('1111 0011 5700 4418')).toBeUndefined();
  expect(found('')).toBe('PL1234563218');
});

it('a tax number with a country’s letters and figures is the one for VAT', () => {
  const head = (number: string) => `
Muster Schrauben GmbH
VAT ID: N/A
Tax no.: ${number}

Invoice
Invoice number  L5-0005
${sold}`;
  expect(numberOn(head('DE136695976'))?.value).toBe('DE136695976');
  expect(numberOn(head('DE136695977'))?.value).toBe('DE136695977');
  expect(numberOn(head('DE2012129398'))).toBeUndefined();
});
