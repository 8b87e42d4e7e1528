// Where the generic reader is certain of something else than a template.
import { expect, it } from 'vitest';
import { fromPages } from '../read/understand-pages.ts';
import { typedPage } from '../testing/typed-page.ts';
import { draftTemplate } from './draft-template.ts';
import type { FoundRule, Template } from './template.ts';

const page = (number: string, zeichen: string) => `
Muster Handel GmbH
Hafenweg 3, 20457 Hamburg
USt-IdNr. DE401827366

Rechnungsnummer: ${number}
Ihr Zeichen:     ${zeichen}
Rechnungsdatum:  12.03.2026

Betrag           500,00 EUR
`;

function templateOf(generic: FoundRule['generic']): Template {
  const template = draftTemplate([typedPage(page('471102', '372801'))], {
    fields: { invoiceNumber: '471102', supplierName: 'Muster Handel GmbH' },
  });
  const rule = template?.fields.invoiceNumber;
  if (!template || rule?.rule !== 'found') throw new Error('the number was not learned');
  expect(rule.generic).toBe('right');
  // As if the number had stood at the other label.
  const { generic: _, ...other } = rule;
  const anchors = rule.anchors.filter(({ side }) => side === 'right').map((one) => ({ ...one, text: 'ihrzeichen' }));
  return {
    ...template,
    fields: { ...template.fields, invoiceNumber: { ...other, anchors, ...(generic && { generic }) } },
  };
}

it.each([
  // It was right when it was verified: neither is sure.
  ['right', '480044', false],
  // A person corrected it.
  ['wrong', '372876', true],
  // It had none.
  [undefined, '372876', false],
] as const)(
  'of two numbers, where on the verified invoice it gave a %s one, %s is given, and certain: %s',
  (generic, value, isCertain) => {
    const { fields, template } = fromPages('text', [typedPage(page('480044', '372876'))], 1, {
      templates: [{ id: 'one', version: 1, template: templateOf(generic) }],
    });
    expect(template?.id).toBe('one');
    expect(fields.invoiceNumber?.value).toBe(value);
    expect((fields.invoiceNumber?.confidence ?? 0) >= 0.9).toBe(isCertain);
  },
);

it.each([
  ['DE401827366', true],
  ['DE573910466', false],
])('a supplier’s tax number is certain where it is the one that was verified: %s', (number, isCertain) => {
  const bill = (own: string) => `
Muster Handel GmbH
Hafenweg 3, 20457 Hamburg

Rechnungsnummer: 471102
Rechnungsdatum:  12.03.2026
Betrag           500,00 EUR

Steuernummer     ${own}
`;
  const verified = {
    fields: { invoiceNumber: '471102', supplierName: 'Muster Handel GmbH', supplierVatNumber: 'DE401827366' },
  };
  const learned = draftTemplate([typedPage(bill('DE401827366'))], verified);
  // Keys would say that it is another supplier's.
  const template = learned && { ...learned, keys: { vatNumbers: [], ibans: [], sirens: [] } };
  if (!template) throw new Error('nothing was learned');
  expect(template.fields.supplierVatNumber).toMatchObject({ rule: 'found', known: 'de401827366' });
  const { fields } = fromPages('text', [typedPage(bill(number))], 1, {
    templates: [{ id: 'one', version: 1, template }],
  });
  expect(fields.supplierVatNumber?.value).toBe(number);
  expect((fields.supplierVatNumber?.confidence ?? 0) >= 0.9).toBe(isCertain);
});

it('in which order a day is written was learned, whatever the page’s language says of it', () => {
  const bill = (day: string) => `
Muster Handel GmbH
Hafenweg 3, 20457 Hamburg

Rechnungsnummer: 471102
Rechnungsdatum:  ${day}
Betrag           500,00 EUR
`;
  const verified = { fields: { issueDate: '2026-03-25', supplierName: 'Muster Handel GmbH' } };
  const template = draftTemplate([typedPage(bill('03/25/2026'))], verified);
  if (!template) throw new Error('nothing was learned');
  const read = (templates: { id: string; version: number; template: Template }[]) =>
    fromPages('text', [typedPage(bill('09/10/2026'))], 1, { templates }).fields.issueDate;
  expect(read([])?.value).toBe('2026-10-09');
  expect(read([])?.confidence).toBeGreaterThanOrEqual(0.9);
  const taught = read([{ id: 'one', version: 1, template }]);
  expect(taught?.value).toBe('2026-09-10');
  expect(taught?.confidence).toBeGreaterThanOrEqual(0.9);
});
