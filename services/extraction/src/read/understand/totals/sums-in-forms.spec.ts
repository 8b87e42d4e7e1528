// Sums as forms set them: labels spread over a line or in two, fees in columns, taxes on energy.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const fieldsOf = (typed: string) => understand([typedPage(typed)]).fields;
const read = (typed: string) => valuesOf(understand([typedPage(typed)]));

it('a label whose words were spread over the line is one label', () => {
  const fields = read(`
FACTUUR
Factuurnummer 2025/0530
OMSCHRIJVING                       AANTAL     PRIJS      BTW     SUBTOTAAL
wekelijkse schoonmaak kantoor      4.00     € 150.00     0.0*    € 600.00
                                   Totaal   excl   BTW:  €   600.00
                                   Totaal   incl   BTW:  €   600.00`);
  expect(fields).toMatchObject({ netTotal: '600.00', grossTotal: '600.00' });
  expect(fields.vatTotal).toBeUndefined();
});

it('headings that could be one label stay two', () => {
  expect(
    read(`
FACTURE N° 118
Total   TVA   TTC
100,00  20,00 120,00`),
  ).toMatchObject({ grossTotal: '120.00' });
});

it('a sum beside the middle of a label in two lines', () => {
  const page = typedPage(`
INVOICE No: HF2025071
Ocean Freight                 3,748.00
               Subtotal       3,748.00
               VAT (0%)           0.00
               TOTAL
                              3,748.00
               (USD)`);
  // The last three lines stand closer than a line is high.
  const rows = page.rows.map((row, at) => {
    const up = at === page.rows.length - 2 ? 8 : at === page.rows.length - 1 ? 15 : 0;
    const raised = <Box extends { y0: number; y1: number }>(box: Box): Box => ({
      ...box,
      y0: box.y0 - up,
      y1: box.y1 - up,
    });
    return { ...raised(row), segments: row.segments.map((one) => ({ ...raised(one), words: one.words.map(raised) })) };
  });
  expect(valuesOf(understand([{ ...page, rows }])).grossTotal).toBe('3748.00');
});

const RECEIPT = `
Receipt #2040576
Invoice Number: REG09516240
Date: October 31, 2025
Product                Folio     Date         Fee       Service   GST      Total
                                                        Fee
Name Request fee       -         2025-10-31   $30.00    $1.50     $0.00    $31.50
TOTAL AMOUNT :                                $30.00    $1.50     $0.00    $31.50`;

it('a fee beside the tax in the row of a total is no tax', () => {
  expect(read(RECEIPT)).toMatchObject({ vatTotal: '0.00', grossTotal: '31.50' });
});

it('who names GST and has no American address does not surely count in American dollars', () => {
  const surely = (typed: string) => fieldsOf(typed).currency;
  expect(surely(RECEIPT)?.confidence).toBeLessThan(0.75);
  expect(surely(`${RECEIPT}\nPaid at 11:33 am Pacific time`)).toMatchObject({ value: 'CAD' });
  expect(surely(`${RECEIPT}\nSpokane, WA 99201`)).toMatchObject({ value: 'USD', confidence: 0.75 });
});

it.each([
  ['Impuesto sobre la Electricidad   0,5 % sobre 3.300,00 Eur   16,50'],
  ['Impuesto especial hidrocarburos  0,5 % sobre 3.300,00 Eur   16,50'],
])('a tax on energy is no VAT, though its rate makes it of its base: %s', (row) => {
  expect(
    read(`
Energías del Duero, S.A.
Factura nº: P26CON0142567
CONCEPTO                         CÁLCULO                      IMPORTE
Término de Energía Variable                                    3.310,00
${row}
IVA normal                       21 % sobre 3.326,50 EUR         698,57
Total Factura                                                  4.025,07 EUR`),
  ).toMatchObject({ netTotal: '3326.50', vatTotal: '698.57', grossTotal: '4025.07' });
});

const FORM = (less: string) => `
SEGUROS DEL PICHINCHA S.A.
FACTURA N°: 001-006-004080
Descripción                 Cantidad   Precio    Precio Total
Servicio prepagado          1.00       119.81    119.81
                            SUBTOTAL 0%          119.81
                            ${less}           119.81
                            VALOR TOTAL USD      120.41
                            Ahorro por subsidio (incluye IVA cuando corresponda)  0.00`;

it('a nought of which a sentence speaks is not surely the VAT', () => {
  const { netTotal } = fieldsOf(FORM('SUMA LIQUIDA       '));
  expect(netTotal?.value !== '120.41' || netTotal.confidence < 0.5).toBe(true);
  expect(read(FORM('SUBTOTAL SIN IMPUESTOS')).netTotal).toBe('119.81');
});

it('what is called no total, and has something added to it before it is due, is not surely the total', () => {
  const page = (added: string) => `
CARGA CENTRAL, S.A. DE C.V.
SUMA DE VENTAS                50.00
13% DE IVA                     6.50
SUBTOTAL DE LA OPERACIÓN      56.50

${added}                     234.67
TOTAL A PAGAR                291.17`;
  expect(fieldsOf(page('NO AFECTAS (CUENTA AJENA)')).grossTotal?.confidence ?? 0).toBeLessThan(0.5);
  expect(fieldsOf(page('SALDO ANTERIOR')).grossTotal).toMatchObject({
    value: '56.50',
    confidence: expect.toSatisfy((sure: number) => sure > 0.8),
  });
});

it("a credit note's VAT, which no label names, is found between its net total and its total below nought", () => {
  const { netTotal, vatTotal, grossTotal } = understand([
    typedPage(`
FACTURA RECTIFICATIVA     10004711
IMPORTE      0,00 %DTO PP   PORTES    BASE IMPONIBLE    21,00 %IVA    %R.EQ.      TOTAL
 -41,16                                       -41,16         -8,64         EUR     -49,80`),
  ]).fields;
  expect([netTotal, vatTotal, grossTotal].map((total) => total?.value)).toEqual(['41.16', '8.64', '49.80']);
});

it('a rate of nought below another is one of the taxes, whose bases and taxes make the totals', () => {
  expect(
    read(`
Kvittering
Totalt i NOK (inkl. mva)                       646,00
               Nettopris        MVA            Totalt
MVA 15%           540,00      81,00            621,00
MVA 0%             25,00       0,00             25,00`),
  ).toMatchObject({ netTotal: '565.00', vatTotal: '81.00', grossTotal: '646.00' });
});

it('taxes of two countries make the VAT of both, and the sum of one of two parts is not the total', () => {
  expect(
    read(`
Kvitto
Summa parkeringar:                 7,26 SEK      1,81 SEK      9,07
Summa service:                     3,96 SEK      0,99 SEK      4,95
Total +46 70 000 00 00:           11,22 SEK      2,80 SEK     14,02
Totalt
   Icke momspliktigt belopp                                    0,00
   Momspliktigt belopp                                        11,22
   Moms SE (25,00%)                                            0,99
   Moms DK (25,00%)                                            1,81
   Totalt, betalning via 7552                                 14,02`),
  ).toMatchObject({ netTotal: '11.22', vatTotal: '2.80', grossTotal: '14.02' });
});

it('sums stand at the right of boxes whose headings are at their left, and under none of these', () => {
  const { fields } = understand([
    typedPage(`
FACTURA 10124818                 Fecha: 04/08/2026

IMPORTE          0,00 %DTO     PORTES       BASE IMPONIBLE          21,00 %IVA        %R.EQ.        TOTAL
           4,20                                              4,20              0,88           EUR           5,08`),
  ]);
  expect(fields.netTotal?.value).toBe('4.20');
  expect(fields.vatTotal?.value).toBe('0.88');
  expect(fields.grossTotal?.value).toBe('5.08');
});

it('no VAT at all is a bare nought in its box, beside sums with their cents', () => {
  const { fields } = understand([
    typedPage(`
Brightwater S.p.A.                           Doc. No. 24V31   Doc. Date 09/05/2026
Item                 Q     Price     Amount
Lamp              15,00    17,09     256,35

                                              TOT. TAXABLE
                                                     256,35
                                              VAT
                                                          0
                                              TOTAL DOCUMENT
                                                     256,35`),
  ]);
  expect(fields.netTotal?.value).toBe('256.35');
  expect(fields.vatTotal?.value).toBe('0.00');
  expect(fields.grossTotal?.value).toBe('256.35');
});
