// Papers that no made layout is like: bills of supply, sums that something stands between, numbers of other countries.
import type { Reading } from '@comptoir/contracts';
import { describe, expect, it } from 'vitest';
import { fromPages } from '../read/understand-pages.ts';
import { typedPage } from '../testing/typed-page.ts';
import { draftTemplate } from './draft-template.ts';
import { parseTemplate, type Template } from './template.ts';
import type { VerifiedContent } from './verified-content.ts';

type Paper = { readonly page: string; readonly verified: VerifiedContent };
type Source = 'text' | 'ocr';

function templateOf({ page, verified }: Paper, source: Source = 'text'): Template {
  const template = draftTemplate([typedPage(page, 1, source)], verified);
  if (!template) throw new Error('nothing was learned');
  expect(parseTemplate(JSON.parse(JSON.stringify(template)))).toEqual(template);
  return template;
}

/** The next paper of a house as the template of the first reads it. */
function readNext(lesson: Paper, next: string, source: Source = 'text'): Omit<Reading, 'durationMs'> {
  const reading = fromPages(source, [typedPage(next, 1, source)], 1, {
    templates: [{ id: 'taught', version: 1, template: templateOf(lesson, source) }],
  });
  expect(reading.template?.id).toBe('taught');
  return reading;
}

const readAlone = (page: string) => fromPages('text', [typedPage(page)], 1, {});
const amountsOf = ({ lines }: Pick<Reading, 'lines'>) => lines.map(({ netTotal }) => netTotal);
const isCertain = (confidence: number | undefined) => (confidence ?? 0) >= 0.9;

describe('a bill of supply', () => {
  type Bill = { number: string; day: string; base: string; use: string; energy: string; town: string; tax: string };
  const bill = ({ number, day, base, use, energy, town, tax }: Bill, total: string) => `
COOPERATIVA DE AGUA Y LUZ DEL ARROYO LTDA.            CUIT 30-71234567-1
San Martin 120                                        Inicio Actividades: 12/05/71

Comprobante:     ${number}                            F.Emision:   ${day}
Titular          Panaderia La Espiga                  Cliente      004417

   HISTORICO                                     Concepto                             Importe
   05-24    06-24                                Cargo Fijo                           ${base}
   6375     6225                                 Consumo                              ${use}
   kWh      kWh                                      COSTO DE ENERGIA                 ${energy}
                                                 Ordenanza Municipal                  ${town}
                                                     SUBTOTAL                         ${town}
                                                 IVA Consumidor Final                 ${tax}

                                                 TOTAL A PAGAR                        ${total}
`;
  const lesson: Paper = {
    page: bill(
      {
        number: 'B-0037-00204518',
        day: '01/08/2026',
        base: '3.418,70',
        use: '30.110,55',
        energy: '33.529,25',
        town: '4.826,15',
        tax: '7.515,30',
      },
      '45.870,70',
    ),
    verified: {
      fields: {
        invoiceNumber: 'B-0037-00204518',
        issueDate: '2026-08-01',
        currency: 'ARS',
        supplierName: 'COOPERATIVA DE AGUA Y LUZ DEL ARROYO LTDA.',
        supplierVatNumber: '30-71234567-1',
        grossTotal: '45870.70',
        amountDue: '45870.70',
      },
      lines: [
        { designation: 'Cargo Fijo', netTotal: '3418.70' },
        { designation: 'Consumo', netTotal: '30110.55' },
        { designation: 'Ordenanza Municipal', netTotal: '4826.15' },
      ],
    },
  };
  const next = bill(
    {
      number: 'B-0037-00206633',
      day: '02/10/2026',
      base: '3.902,11',
      use: '28.744,20',
      energy: '32.646,31',
      town: '4.570,48',
      tax: '7.420,15',
    },
    '44.636,94',
  );

  it('has subtotals and taxes in the column of its lines, which are none', () => {
    expect(amountsOf(readNext(lesson, next))).toEqual(['3902.11', '28744.20', '4570.48']);
    expect(amountsOf(readAlone(next))).not.toEqual(['3902.11', '28744.20', '4570.48']);
  });

  it('prints no net total: its total is as sure as its place where the generic reader finds the same', () => {
    const { fields } = readNext(lesson, next);
    expect(fields.grossTotal?.value).toBe('44636.94');
    expect(isCertain(fields.grossTotal?.confidence)).toBe(true);
  });

  it('names its sender by a number of its own country', () => {
    const { supplierVatNumber } = readNext(lesson, next).fields;
    expect(supplierVatNumber?.value.replace(/\D/g, '')).toBe('30712345671');
    expect(isCertain(supplierVatNumber?.confidence)).toBe(true);
  });

  it('has its currency said by a person where the page has a bare dollar, and no more where it says another', () => {
    const dollars = { ...lesson, page: lesson.page.replace('45.870,70', '$ 45.870,70') };
    const again = next.replace('44.636,94', '$ 44.636,94');
    expect(readNext(dollars, again).fields.currency).toMatchObject({ value: 'ARS' });
    const inUsd = next.replace('44.636,94', 'USD 44.636,94');
    expect(readNext(dollars, inUsd).fields.currency).not.toMatchObject({
      value: 'ARS',
      confidence: expect.closeTo(0.95),
    });
  });
});

describe('a table of rates', () => {
  const hotel = (number: string, day: string, rates: string, total: string) => `
Gasthof Zur Linde GmbH                             RECHNUNG
Lindenweg 4, 99084 Erfurt

Rechnung Nr. ${number}
Datum   ${day}

MwSt-Satz         Netto             MwSt              Brutto
${rates}

Zimmer und Speisen                                    ${total} EUR
`;
  const lesson: Paper = {
    page: hotel('4711', '12.03.2026', '7%                74,77             5,23              80,00', '80,00'),
    verified: {
      fields: {
        invoiceNumber: '4711',
        issueDate: '2026-03-12',
        currency: 'EUR',
        supplierName: 'Gasthof Zur Linde GmbH',
        netTotal: '74.77',
        vatTotal: '5.23',
        grossTotal: '80.00',
        amountDue: '80.00',
      },
    },
  };

  it('of one row teaches nothing certain about one of two, whose first adds up as well', () => {
    const rates = `19%               8,40              1,60              10,00
7%                74,77             5,23              80,00
Summe             83,17             6,83              90,00`;
    const { fields } = readNext(lesson, hotel('4760', '19.04.2026', rates, '90,00'));
    for (const name of ['netTotal', 'vatTotal', 'grossTotal', 'amountDue'] as const) {
      const isRight =
        { netTotal: 83.17, vatTotal: 6.83, grossTotal: 90, amountDue: 90 }[name] === Number(fields[name]?.value);
      expect(isRight || !isCertain(fields[name]?.confidence), `${name}: ${fields[name]?.value}`).toBe(true);
    }
    expect(fields.grossTotal?.value).toBe('90.00');
  });
});

describe('amounts', () => {
  const camp = (number: string, day: string, rows: readonly string[], total: string) => `
Watersport De Kade                                  FACTUUR
Havenweg 3, 1131 Volendam

Factuurnummer      ${number}
Factuurdatum       ${day}

Omschrijving                                        Totaal
${rows.map((row, index) => `${['Drie dagen zeilen', 'Boot huren', 'Korting', 'Ontbijt'][index]?.padEnd(52)}${row}`).join('\n')}

                                  Totaal            ${total}
`;
  const lesson: Paper = {
    page: camp('WK260417', '04-12-2026', ['EUR 80,-', 'EUR 118,50', 'EUR -25,-'], 'EUR 173,50'),
    verified: {
      fields: {
        invoiceNumber: 'WK260417',
        issueDate: '2026-12-04',
        currency: 'EUR',
        supplierName: 'Watersport De Kade',
        grossTotal: '173.50',
        amountDue: '173.50',
      },
      lines: [
        { designation: 'Drie dagen zeilen', netTotal: '80' },
        { designation: 'Boot huren', netTotal: '118.50' },
        { designation: 'Korting', netTotal: '-25' },
      ],
    },
  };

  it('that are whole are written with a stroke, and flush left with those that are not', () => {
    expect(templateOf(lesson).lines?.columns.find(({ field }) => field === 'netTotal')?.align).toBe('left');
    const next = camp('WK260522', '11-12-2026', ['EUR 95,-', 'EUR 9,50', 'EUR -20,-', 'EUR 12,-'], 'EUR 96,50');
    expect(amountsOf(readNext(lesson, next))).toEqual(['95.00', '9.50', '-20.00', '12.00']);
  });
});

it('net, VAT and total that did not add up on the verified invoice are asked to prove nothing on the next', () => {
  const challan = (number: string, day: string, net: string, vat: string, total: string) => `
Padma Online Sales Ltd                              TAX INVOICE
House 7, Road 11, Dhaka

Invoice No     ${number}                            Date   ${day}

Price of goods                                      ${net}
VAT on shipping charge                              ${vat}
Total with delivery                                 ${total}
`;
  const lesson: Paper = {
    page: challan('0000207731', '04/07/2026', '430.00', '2.00', '484.00'),
    verified: {
      fields: {
        invoiceNumber: '0000207731',
        issueDate: '2026-07-04',
        currency: 'BDT',
        supplierName: 'Padma Online Sales Ltd',
        netTotal: '430.00',
        vatTotal: '2.00',
        grossTotal: '484.00',
        amountDue: '484.00',
      },
    },
  };
  expect(templateOf(lesson).apart).toBe(true);
  const { fields } = readNext(lesson, challan('0000209006', '19/08/2026', '468.00', '2.00', '522.00'));
  expect(fields).toMatchObject({
    netTotal: { value: '468.00' },
    vatTotal: { value: '2.00' },
    grossTotal: { value: '522.00' },
  });
  expect(isCertain(fields.grossTotal?.confidence)).toBe(true);
});

it('a total that the verified invoice proved by nothing is as sure as its place where the generic reader finds it too', () => {
  const ticket = (number: string, day: string, total: string) => `
Padma Ferries Ltd                                   INVOICE
House 7, Road 11, Dhaka                             Treasury register   94-2418373

Invoice No     ${number}                            Date   ${day}

Value of what was carried                           9,200.00
Total with luggage                                  ${total}
`;
  const lesson: Paper = {
    page: ticket('0000207731', '04/07/2026', '484.00'),
    verified: {
      fields: {
        invoiceNumber: '0000207731',
        issueDate: '2026-07-04',
        supplierName: 'Padma Ferries Ltd',
        supplierVatNumber: '94-2418373',
        grossTotal: '484.00',
        amountDue: '484.00',
      },
    },
  };
  const next = ticket('0000209006', '19/08/2026', '522.00');
  const alone = readAlone(next).fields;
  expect(alone.grossTotal?.value).toBe('522.00');
  expect(isCertain(alone.grossTotal?.confidence)).toBe(false);
  expect(alone.supplierVatNumber).toBeUndefined();
  const { grossTotal, supplierVatNumber } = readNext(lesson, next).fields;
  expect(grossTotal?.value).toBe('522.00');
  expect(isCertain(grossTotal?.confidence)).toBe(true);
  expect(supplierVatNumber?.value).toBe('94-2418373');
  expect(isCertain(supplierVatNumber?.confidence)).toBe(true);
});
