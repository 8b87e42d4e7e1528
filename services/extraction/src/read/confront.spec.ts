import type { ReadField, ReadFields } from '@comptoir/contracts';
import { makeInvoice } from '@comptoir/testing';
import { expect, it } from 'vitest';
import { confront } from './confront.ts';

const field = (value: string, confidence: number, source: ReadField['source'] = 'text'): ReadField => ({
  value,
  confidence,
  source,
});
const [own = '', other = '', buyer = ''] = [16, 17, 18].map((seed) => makeInvoice(seed).supplier.vatNumber);
const siret = `${other.slice(4)}00017`;
const told = (printed: string, page = field(other, 0.45), sure: ReadFields = {}) =>
  confront(
    {
      supplierVatNumber: field(own, 0.99, 'xml'),
      buyerVatNumber: field(buyer, 0.99, 'xml'),
      grossTotal: field('12.00', 0.99, 'xml'),
    },
    { page: { supplierVatNumber: page }, sure },
    { amounts: new Set(), text: printed.toLowerCase() },
  );

it('a VAT number that is printed nowhere contradicts the one that is, be that not sure', () => {
  const { fields, findings } = told(`TVA${other}`);
  expect(findings).toMatchObject([{ code: 'XML_CONTRADICTS_PAGE', values: { xml: own, page: other } }]);
  expect(fields.grossTotal?.confidence).toBeLessThan(0.9);
});

it('the same without the letters of its country has its place there, however certain it is', () => {
  const seen = { ...field(own.slice(2), 0.95), page: 2 };
  const { fields, findings } = told(`TVA${own.slice(2)}`, seen, { supplierVatNumber: field(own.slice(2), 0.99) });
  expect(findings).toEqual([]);
  expect(fields.supplierVatNumber).toMatchObject({ value: own, page: 2 });
});

it('so does one that is printed without the letters of its country', () => {
  const { findings } = told(`TVA${other.slice(2)}`, field(other.slice(2), 0.45));
  expect(findings).toMatchObject([{ code: 'XML_CONTRADICTS_PAGE', values: { xml: own, page: other.slice(2) } }]);
});

it('so does the same number with the letters of another country', () => {
  const abroad = `AT${own.slice(2)}`;
  const { findings } = told(`TVA${abroad}`, field(abroad, 0.45));
  expect(findings).toMatchObject([{ code: 'XML_CONTRADICTS_PAGE', field: 'supplierVatNumber' }]);
});

it.each([
  ['is printed too', `TVA${other}TVA${own}`, undefined],
  ['is not a number of VAT', `SIRET${siret}`, field(siret, 0.45)],
  ['is the buyer’s', `TVA${buyer}`, field(buyer, 0.45)],
  ['is hardly read', `TVA${other}`, field(other, 0.2)],
  ['is of a picture', '', undefined],
])('and none where it %s', (_, printed, page) => {
  expect(told(printed, page).findings).toEqual([]);
});
