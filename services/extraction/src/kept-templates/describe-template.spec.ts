import { expect, it } from 'vitest';
import { draftTemplate } from '../templates/draft-template.ts';
import { typedPage } from '../testing/typed-page.ts';
import { describeTemplate } from './describe-template.ts';

it('says under which labels the lines stand, and which rows there are none', () => {
  const template = draftTemplate(
    [
      typedPage(`
Wasserwerk Nord GmbH               Rechnung Nr. 4711

Leistung                           Betrag
Grundpreis                          35,00
Arbeitspreis                       301,10
Zwischensumme                      336,10
Messung                             47,00
Umsatzsteuer                        72,79
Gesamt                             455,89
`),
    ],
    {
      fields: { invoiceNumber: '4711', grossTotal: '455.89' },
      lines: [
        { designation: 'Grundpreis', netTotal: '35.00' },
        { designation: 'Arbeitspreis', netTotal: '301.10' },
        { designation: 'Messung', netTotal: '47.00' },
      ],
    },
  );
  if (!template) throw new Error('nothing was learned');
  expect(describeTemplate(template).find(({ field }) => field === 'lines')).toEqual({
    field: 'lines',
    kind: 'columns',
    label: 'leistung · betrag',
    value: 'zwischensumme · umsatzsteuer · gesamt',
  });
});
