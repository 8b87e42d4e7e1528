import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { recognised, valuesOf } from '../../../testing/understood.ts';
import { withConfidence } from '../../calibration/calibrate-reading.ts';
import { understand } from '../understand.ts';

it('a document that names one day alone was issued on it', () => {
  expect(
    valuesOf(
      understand([
        typedPage(`
Payment date: 2026-04-23
Activation date: 2026-04-23`),
      ]),
    ),
  ).toMatchObject({ issueDate: '2026-04-23' });
});

it('the day behind a number that the words before a gap announce is the invoice’s', () => {
  const read = understand([
    typedPage(`
ZUGFeRD-Version:  2.1 vom 24.03.2020
(c) Verein e.V. 2020
Handelsrechnung Nr.          471113 vom 13.06.2018
Liefer- und Leistungsdatum   03.06.2018`),
  ]);
  expect(valuesOf(read)).toMatchObject({ invoiceNumber: '471113', issueDate: '2018-06-13' });
});

it('the day beside a number is the invoice’s where one heading names both, the stroke between them lost', () => {
  const read = understand([
    typedPage(`
Muster Antriebe GmbH                    Rechnung
                                        Nummer/Datum
                                        90127734      11.03.2021
Maschinenbau Beispiel AG
                                        Referenznr./Datum
Werkstraße 4
                                        4500218890    22.02.2021
                                        Auftragsnr./Datum
99817 Eisenach
                                        1188204       23.02.2021
Endbetrag                               119,00 EUR`),
  ]);
  expect(valuesOf(read)).toMatchObject({ invoiceNumber: '90127734', issueDate: '2021-03-11' });
  expect(read.fields.issueDate?.confidence).toBeGreaterThan(0.6);
});

it('nor is it where the sentence goes on in the next line, and the day of the invoice lost its label', () => {
  const read = understand([
    typedPage(`
RECHNUNG                                              471102
                                                      05.06.2013
Hinweis
Rechnung gemäß Bestellung Nr. 2013-471331
vom 01.03.2013.`),
  ]);
  expect(valuesOf(read).issueDate).toBe('2013-06-05');
});

it('the day of something that was lost is neither the invoice’s nor the day it is due', () => {
  const fieldsOf = (page: string) => understand([recognised(page)]).fields;
  expect(fieldsOf('Date       31/01/2022\n(DATE DE 7      ON 31/12/2022').issueDate?.value).toBe('2022-01-31');
  expect(fieldsOf('FACTURE\nDATE DE         01/01/2023')).not.toHaveProperty('dueDate');
});

it('the day of the order that an invoice refers to is not its own', () => {
  const read = understand([
    typedPage(`
Handelsrechnung Nr. 471102 vom 05.03.2018
Rechnung gemäß Bestellung vom 21.11.2011.`),
  ]);
  expect(valuesOf(read)).toMatchObject({ issueDate: '2018-03-05' });
});

it.each([
  ['Der Betrag von EUR 119,00 wird am 20.03.2014 von Ihrem Konto\nbei der Beispielbank per Lastschrift eingezogen.'],
  ['Le montant de 119,00 EUR sera prélevé le 20/03/2014 sur votre compte.'],
  ['The amount of EUR 119.00 will be debited from your account on 20 March 2014.'],
  ['Bitte überweisen Sie den Betrag unter Angabe der Nummer bis\nzum 20.03.2014 auf das unten angegebene Konto.'],
  ['Fecha de cobro: 20/03/2014'],
  ['Fecha cargo a partir de: 20/03/2014'],
  ['Wij verzoeken u vriendelijk het volledige bedrag voor 20-03-2014 over te maken op onze rekening.'],
])('the day on which the money is fetched is the day it is due: %s', (sentence) => {
  const read = understand([typedPage(`\nInvoice number: 88      Invoice date: 5 March 2014\n\n${sentence}`)]);
  expect(valuesOf(read)).toMatchObject({ issueDate: '2014-03-05', dueDate: '2014-03-20' });
});

it('a day whose year is set in the next line is read', () => {
  const read = understand([
    typedPage(`
Rechnung Nr.     Datum             Fällig
2026-2406        24. September     24. Oktober
                 2026              2026`),
  ]);
  expect(valuesOf(read)).toMatchObject({ issueDate: '2026-09-24', dueDate: '2026-10-24' });
});

it('so is one whose month is set there with it', () => {
  const read = understand([
    typedPage(`
Invoice number     Order number     Date
INV342204          ORD353645        Wednesday 15
                                    May 2024`),
  ]);
  expect(valuesOf(read).issueDate).toBe('2024-05-15');
});

it("another paper's day in a sentence is not the invoice's", () => {
  const page = (line: string) =>
    valuesOf(
      understand([
        typedPage(`
HONORARNOTE  HN-2025-0789                Datum:  28.08.2025

${line}

Summe brutto   102.143,64 EUR`),
      ]),
    );
  expect(page('Erfolg:  Voller Erfolg - Urteil vom 15.07.2025 rechtskräftig').issueDate).toBe('2025-08-28');
  expect(page('subject to the agreement dated 10.01.2024').issueDate).toBe('2025-08-28');
  expect(page('Briefing: Auftrag TLS-CI\nvom 28.05.2025').issueDate).toBe('2025-08-28');
});

it('the only day legible is not surely the issue date where it is called the day it is due', () => {
  const { fields } = understand([
    typedPage(`
FACTUUR                 Factuurnummer:   RE-2025-542
                        Factuurdatum:
                        Vervaldatum:     09-02-2025`),
  ]);
  expect(fields.dueDate?.value).toBe('2025-02-09');
  expect(fields.issueDate?.confidence ?? 0).toBeLessThan(0.5);
});

it.each([
  ['02.03.2022', true],
  ['02.03.2027', false],
])('a day of payment years after the invoice is not sure: %s', (due, isSure) => {
  const { dueDate } = understand([typedPage(`Rechnungsdatum: 31.01.2022\n\nFällig am: ${due}`)]).fields;
  expect(dueDate?.value).toBe(due.split('.').reverse().join('-'));
  expect((dueDate?.confidence ?? 0) > 0.5).toBe(isSure);
});

it('where the day beside the label was lost another that stands alone is not surely the invoice’s', () => {
  const page = (label: string) =>
    `FACTURE N° 4711\n\n${label}\n\n\n\n\n\n\n                    28/01/2026\n\nTotal TTC   120,00 EUR`;
  const sureOf = (label: string) => understand([recognised(page(label))]).fields.issueDate?.confidence ?? 0;
  expect(sureOf('')).toBeGreaterThan(0.5);
  expect(sureOf('Date')).toBeLessThan(0.45);
});

it('a day that nothing tells is sure by no label, and is where the page says so', () => {
  const sure = (...rows: string[]) => {
    const { fields } = understand([typedPage(['Model Print & Mail      Invoice No 77120', ...rows].join('\n'))]);
    return withConfidence(fields).issueDate?.confidence ?? 0;
  };
  expect(sure('Invoice Date 03/08/2024')).toBeLessThan(0.9);
  expect(sure('Invoice Date 3/8/24', 'Total            4,618.39')).toBeLessThan(0.9);
  expect(sure('Invoice Date 03/08/2024', 'Springdale, AR 72764')).toBeGreaterThan(0.9);
  expect(sure('Invoice Date 03/18/2024')).toBeGreaterThan(0.9);
});

it('strokes before a month are the figures of a day in a picture', () => {
  const page = `
Luz del Campo, S.A.                        FACTURA N° 4711
Fecha de emisión: Il de febrero de 2026
Total                                      121,00 €`;
  expect(understand([recognised(page)]).fields.issueDate?.value).toBe('2026-02-11');
});

it('a nought before a month is its first letter in a picture', () => {
  const page = `
Muster Supplies Ltd                        INVOICE No. 4711
                                           DATE  28-0ct-2026
TOTAL                                      121.00 GBP`;
  expect(understand([recognised(page)]).fields.issueDate?.value).toBe('2026-10-28');
  expect(understand([typedPage(page)]).fields.issueDate).toBeUndefined();
});

it('a label that goes on in the next line is of the day beside that', () => {
  const read = understand([
    typedPage(`
Rechnung
                              Rechnungsdatum
                              /Lieferdatum          01 Dezember 2025
                              Rechnungsnummer       RE-4711
Bestelldatum                  28 November 2025
Zahlbetrag                    119,00 €`),
  ]);
  expect(read.fields.issueDate?.value).toBe('2025-12-01');
});

it('of two days set close under two labels each is the one right under its own', () => {
  const read = understand([
    typedPage(`
Electricity Bill 4471
  BILLING DATE       DUE DATE
SEPTEMBER 26 2026 OCTOBER 18 2026
Amount due                       $83.11`),
  ]);
  expect(valuesOf(read)).toMatchObject({ issueDate: '2026-09-26', dueDate: '2026-10-18' });
});

it('a day that no label is known of is not sure where the labels are in letters that nobody reads here', () => {
  const sureOf = (label: string) => {
    const { fields } = understand([
      typedPage(`
Muster Company Limited
${label}        30.99.2568
Muster Holdings Public Company Limited - Jun 30, 2023
Total    18,482.50`),
    ]);
    return withConfidence(fields).issueDate?.confidence ?? 0;
  };
  expect(sureOf('Billed for the whole of June')).toBeGreaterThan(0.9);
  expect(sureOf('วันที่ในใบแจ้งหนี้สำหรับเดือนมิถุนายน')).toBeLessThan(0.9);
});

it.each(['Date : dimanche 11 octobre 2026', 'Date: Sunday, 11 October 2026', 'Datum: Sonntag, 11. Oktober 2026'])(
  'a weekday before a day says not which day it is: %s',
  (written) => {
    const { fields } = understand([typedPage(`Numéro : F2026101\n${written}\nTotal TTC    160,00 €`)]);
    expect(fields.issueDate?.value).toBe('2026-10-11');
    expect(withConfidence(fields).issueDate?.confidence).toBeGreaterThan(0.9);
  },
);

it('a label that a narrow column parts in two lines has its day below both', () => {
  const { fields } = understand([
    typedPage(`
Tipologia documento      Numero documento        Data        Codice destinatario
                                               documento
TD24 fattura                  190              31-05-2026          SUBM70N
DDT 250 del 10-05-2026
Totale documento    716,14 EUR`),
  ]);
  expect(fields.issueDate?.value).toBe('2026-05-31');
  expect(withConfidence(fields).issueDate?.confidence).toBeGreaterThan(0.9);
});

it('what no more than ‘Date’ announces is not sure beside a day that is headed otherwise', () => {
  const dayOf = (heading: string) =>
    understand([
      typedPage(`
TAX INVOICE
Serial         ${heading}     Date
X03213         2026/07/04     2026/08/03
Total          £ 11618.29`),
    ]).fields.issueDate;
  expect(dayOf('Tide table')?.confidence).toBeLessThan(0.5);
  expect(dayOf('Order date')?.confidence).toBeGreaterThan(0.5);
});

it('the day and hour of issue go before the day of another paper that is named', () => {
  expect(
    valuesOf(
      understand([
        typedPage(`
GRUPO EJEMPLO SC                                  Tipo de Comprobante: (I) Ingreso
                                                  Numero Folio                F011139
                                                  Fecha y Hora Emision        2026-08-23T01:27:22
                                                  Fecha y Hora Certificacion  2026-08-23T11:27:12
Referencias
Pedimento:   1688-4003632      Fecha:   20/08/2026      Tipo:        EXPORTACION
Factura:     B009D1A3-4703     Fecha:   19/08/2026      Mercancia:   PREPARACIONES
Total MXN          116.00`),
      ]),
    ),
  ).toMatchObject({ issueDate: '2026-08-23' });
});
