// Numbers as forms set them: under headings, run into a title, among the numbers by which companies are taxed.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { layOutRows } from '../../layout.ts';
import type { Word } from '../../page-model.ts';
import { understand } from '../understand.ts';

const numberOf = (typed: string) => understand([typedPage(typed)]).fields.invoiceNumber;

it.each([['BE0417.497.106'], ['09.346.601/0001-25'], ['30-70308853-4']])(
  'what a company is taxed under is no invoice’s number, though it stands alone in the head: %s',
  (taxed) => {
    expect(
      numberOf(`
Schoonwerk Dijle
${taxed}
FACTUUR
Factuurdatum: 03-02-2025
Totaal incl BTW  600,00`),
    ).toBeUndefined();
  },
);

it('nor is one under a heading that names a tax', () => {
  expect(
    numberOf(`
Distribuidora Serra Azul
                                CNPJ
                                112-774365-99
                                FATURA
Data: 10/11/2025
Total  3.817,26`),
  ).toBeUndefined();
});

it('a number of a series beside the day and the due date, as Flanders calls it', () => {
  expect(
    numberOf(`
Schoonwerk Dijle
BE0417.497.106
FACTUUR
Volgnummer       Factuurdatum     Vervaldatum
2025/SD/0530     2025-02-03       2025-02-18
Totaal incl BTW  600,00`)?.value,
  ).toBe('2025/SD/0530');
});

it('a heading with a space before its colon stands over its value', () => {
  expect(
    numberOf(`
FACTURE
Dolmera Conseil
Casablanca
Date de facturation :                                   Référence :
13/07/2026                                              F2026-07-009
Total HT   76 720,00`)?.value,
  ).toBe('F2026-07-009');
});

it('a title and its number in one word', () => {
  const page = (title: string) => `
Fjordmad Engros ApS                 ${title}
Danmark
FAKTURADATO                         31-05-2025
Total                               1.791,54`;
  expect(numberOf(page('FakturaFM46687083'))?.value).toBe('FM46687083');
  expect(numberOf(page('FAKTURA46687083'))?.value).toBe('46687083');
  // The name of something else.
  expect(numberOf(page('Butik46687083'))).toBeUndefined();
});

it('a number around a letter, set in under its heading', () => {
  expect(
    numberOf(`
DATOS DEL CONTRATO                         FACTURA
TALLER MONTSENY S.L.    N.I.F.: B67503250    250992A0004870
IMPORTE NETO:   1.644,62`)?.value,
  ).toBe('250992A0004870');
});

it('a number and its series under one heading are not surely one', () => {
  const number = numberOf(`
Número / Série    118431 / 1     Emissão   14/09/2025
Total             1.187,25`);
  expect(number?.confidence).toBeLessThan(0.5);
});

it('the same number with its sign, twice in the head', () => {
  const page = (again: string) => `
RECEBEMOS DE SERRA AZUL OS PRODUTOS          NF-e
                                             No. 000.220.311
SERRA AZUL DISTRIBUIDORA
                        ${again}
                        Folha 1/1
Soma    3.817,26
Linha
Linha`;
  expect(numberOf(page('No. 000.220.311'))?.value).toBe('000.220.311');
  expect(numberOf(page('No. 000.114.428'))).toBeUndefined();
});

it('a reference right under the title may be the invoice’s, with its value in the next cell', () => {
  const numberIn = (typed: string) => understand([typedPage(typed)]).fields.invoiceNumber;
  const page = (label: string, value: string) => `
Blue Door Catering
INVOICE
${label}          ${value}          Jane Roe
Due date:           20/08/2026
Amount due:         181.50 EUR`;
  expect(numberIn(page('Reference:', 'MG202600011'))?.value).toBe('MG202600011');
  expect(numberIn(page('Reference:', 'MG202600011'))?.confidence).toBeLessThan(0.6);
  expect(numberIn(page('Reference:', 'Summer party'))).toBeUndefined();
});

it("what is a number's beginning alone, or has a lost sign at it, is not sure", () => {
  const scoreOf = (typed: string, source: 'text' | 'ocr') =>
    understand([typedPage(`INVOICE\n${typed}\nTotal     181.50 EUR`, 1, source)]).fields.invoiceNumber?.confidence ?? 0;
  expect(scoreOf('Inv. no.: 31T 2552-14B', 'text')).toBeLessThan(0.5);
  expect(scoreOf('INVOICE 7350 QXR118', 'text')).toBeLessThan(0.5);
  expect(scoreOf('Inv. no.: 31T 08/02/2026', 'text')).toBeGreaterThan(0.8);
  expect(scoreOf('Invoice no. N2469', 'ocr')).toBeLessThan(0.5);
  expect(scoreOf('Invoice no. N2469', 'text')).toBeGreaterThan(0.8);
});

it('in a row of boxes each value is its own heading’s, wherever in its box it is set', () => {
  const boxes = (numbers: string) => `
Doc. Type          Doc. No.                Curr.         Doc. Date
${numbers}

Customer           Fiscal Code             Terms         Your Reference
    C000446              00743110157         30 days               7326588`;
  expect(numberOf(boxes('      Invoice               26KD0004412      EUR         09/05/2024'))?.value).toBe(
    '26KD0004412',
  );
  // Of which box one stands is not told where another box is empty.
  expect(numberOf(boxes('                            26KD0004412                  09/05/2024'))).toBeUndefined();
});

it.each([
  ['a number in figures', '4471902', 113],
  ['one behind its sign', '#S212744', 131],
])('what stands under a title is under it whatever rows the columns beside it have: %s', (_what, number, top) => {
  // The lines beside are set closer than the title's.
  const beside = ['Muster Pharma', '7622 Keele', 'Concord', 'Tel 660'];
  const word = (text: string, x0: number, y0: number, height = 10): Word => ({
    ...{ text, confidence: 1, x0, x1: x0 + 60, y0, y1: y0 + height },
  });
  const words = [
    ...beside.map((text, at) => word(text, 10, 100 + 7 * at, 6)),
    word('INVOICE', 300, 90),
    word(number, 300, top),
    word('Date', 10, 200),
    word('12.03.2026', 80, 200),
  ];
  const page = { number: 1, width: 600, height: 840, source: 'text', rows: layOutRows(words, 'text') } as const;
  expect(understand([page]).fields.invoiceNumber?.value).toBe(number.replace('#', ''));
});

it('a colon that stands apart belongs to the word for a number, whose value is the next in the row', () => {
  expect(numberOf('TAX INVOICE\nSales Invoice No :          2000SAL26011234\nDate : 01-03-2026')?.value).toBe(
    '2000SAL26011234',
  );
});

it("Colombia's form calls a party's number that of a document, and the invoice's is another", () => {
  expect(
    numberOf(`
Razón Social: MUESTRA DE COLOMBIA S.A.S.
Número de Documento: 900123456 - 8
                                             FACTURA ELECTRÓNICA DE VENTA No.
                                                                       FV2077
Total 119.000,00`)?.value,
  ).toBe('FV2077');
});

it("a sign of a number set against it, in the box of a title, is that title's", () => {
  const { invoiceNumber } = understand([
    typedPage(`
MUESTRA S.A.                                    R.U.T.: 76.543.210-3
Av. Norte 2939                               FACTURA ELECTRONICA
Santiago                                            N°44170
                                             Fecha de Emision: 31-12-2026
Total      267.509`),
  ]).fields;
  expect(invoiceNumber?.value).toBe('44170');
  expect(invoiceNumber?.confidence).toBeGreaterThan(0.6);
});

it("a bare 'number' over the day, both set to one edge on the right of a letterhead's narrow rows, is the invoice's", () => {
  const { invoiceNumber } = understand([
    typedPage(`
                               FACTURE
Ferrodor                                                 Numéro: 26/40417
Muestra, S.A.
Ctra. Norte km. 3                                          Date: 29/11/24
43000 Muestra
Total                                                    100,00 EUR`),
  ]).fields;
  expect(invoiceNumber?.value).toBe('26/40417');
});
