import type { ReadField, ReadFields } from '@comptoir/contracts';
import { describe, expect, it } from 'vitest';
import { typedPage } from '../../testing/typed-page.ts';
import type { PageText } from '../page-model.ts';
import { understand } from '../understand/understand.ts';
import { fromPages } from '../understand-pages.ts';
import { withCodes } from './with-codes.ts';

const BOX = [0.7, 0.1, 0.8, 0.2] as const;
const qr = (payload: string) => ({ payload, symbology: 'QRCode' as const, box: BOX });

/** Portugal's code of an invoice of 123.00, 23.00 of it VAT. */
const fiscal = ({ number = 'FT 2026A/35', day = '20260304', total = '123.00', issuer = '500000000' } = {}) =>
  qr(
    `A:${issuer}*B:999999990*C:PT*D:FT*E:N*F:${day}*G:${number}*H:0*I1:PT*I7:100.00*I8:23.00*N:23.00*O:${total}*Q:abcd*R:0001`,
  );
/** Brazil's key of an invoice with the number 1. */
const BRAZIL = '35260911222333000181550010000000011407182650';
const transfer = ({ iban = 'DE89370400440532013000', amount = '123.00' } = {}) =>
  qr(`BCD\n002\n1\nSCT\n\nOficina do Norte Lda\n${iban}\nEUR${amount}\n\n\nFT 2026A/35`);

const PAGE = `
Oficina do Norte Lda
NIF: 500000000

Fatura FT 2026A/35
Data: 04/03/2026

Total sem IVA            100,00 EUR
IVA 23 %                  23,00 EUR
Total                    123,00 EUR
`;

const page = (codes: PageText['codes'], typed = PAGE): PageText => ({ ...typedPage(typed), ...(codes && { codes }) });

/** What withCodes makes of a page whose fields are as given. */
function joined(codes: NonNullable<PageText['codes']>, fields: ReadFields, typed = PAGE) {
  const pages = [page(codes, typed)];
  return withCodes({ ...understand(pages), fields, findings: [] }, pages);
}

const print = (value: string, confidence: number): ReadField => ({ value, confidence, source: 'text', page: 1 });

describe('what a code says that the words say too', () => {
  it('is certain, where the words have it and as they write it', () => {
    const { fields, findings } = joined([fiscal()], {
      invoiceNumber: print('2026A/35', 0.6),
      grossTotal: print('123.00', 0.7),
    });
    expect(fields.invoiceNumber).toEqual({ ...print('2026A/35', 0.99) });
    expect(fields.grossTotal).toMatchObject({ value: '123.00', confidence: 0.99, source: 'text' });
    expect(findings).toEqual([]);
  });

  it.each([
    ['NR0.: 00004-00020731', '00004-00020731'],
    ['0004-00020731 / 00004-00020731', '0004-00020731'],
    ['A-00004-00020732', '0004-00020731'],
  ])('is a number as the page spells it, where that is one way: %s', (printed, number) => {
    const payload = `https://www.afip.gob.ar/fe/qr/?p=${btoa(
      '{"ver":1,"fecha":"2026-02-08","cuit":20267565393,"ptoVta":4,"tipoCmp":1,"nroCmp":20731,"importe":18500,"moneda":"PES"}',
    )}`;
    const typed = `Repuestos Modelo\n${printed}\nCUIT: 20-26756539-3\nTotal      18,500.00`;
    const { fields } = joined([qr(payload)], { supplierVatNumber: print('20267565393', 0.9) }, typed);
    expect(fields.invoiceNumber?.value).toBe(number);
  });

  it.each(['000.000.001', 'NF-e 000.000.001'])('is certain of a short number filled up with noughts: %s', (number) => {
    const { fields, findings } = joined([qr(BRAZIL)], {
      invoiceNumber: print(number, 0.95),
      supplierVatNumber: print('11222333000181', 0.95),
    });
    expect(fields.invoiceNumber).toEqual(print(number, 0.99));
    expect(findings).toEqual([]);
  });

  it('takes the place of what the words leave in doubt, or do not say, with its place', () => {
    const { fields } = joined([fiscal()], { invoiceNumber: print('12345', 0.5), grossTotal: print('123.00', 0.95) });
    expect(fields.invoiceNumber).toEqual({
      value: 'FT 2026A/35',
      confidence: 0.99,
      source: 'code',
      page: 1,
      box: [...BOX],
    });
    expect(fields.issueDate).toMatchObject({ value: '2026-03-04', confidence: 0.99, source: 'code' });
    expect(fields.vatTotal).toMatchObject({ value: '23.00', source: 'code' });
  });

  it('is not certain of a total that the paper rounds to a whole one', () => {
    const rounded = PAGE.replace('Total                    123,00', 'Total  123,40\nA pagar                  123,00');
    const fields = { invoiceNumber: print('FT 2026A/35', 0.99), grossTotal: print('100.00', 0.5) };
    expect(joined([fiscal({ total: '123.40' })], fields, rounded).fields.grossTotal).toMatchObject({
      ...{ value: '123.40', source: 'code', confidence: 0.89 },
    });
    expect(joined([fiscal()], fields).fields.grossTotal).toMatchObject({ value: '123.00', confidence: 0.99 });
  });

  it('is not certain alone where the words confirm but one thing and do not show it', () => {
    const { fields } = joined(
      [fiscal()],
      { grossTotal: print('123.00', 0.95) },
      'Oficina do Norte Lda\n\nTotal 123,00 EUR',
    );
    expect(fields.invoiceNumber).toMatchObject({ value: 'FT 2026A/35', confidence: 0.89 });
  });
});

describe('a code that says another thing than certain words', () => {
  it('is told with both values, and nothing is certain', () => {
    const { fields, findings } = joined([fiscal({ total: '1123.00' })], {
      invoiceNumber: print('FT 2026A/35', 0.99),
      grossTotal: print('123.00', 0.99),
    });
    expect(findings).toEqual([
      {
        code: 'CODE_CONTRADICTS_PAGE',
        severity: 'warning',
        field: 'grossTotal',
        values: { code: '1123.00', page: '123.00', standard: 'ATCUD' },
      },
    ]);
    for (const field of Object.values(fields)) expect(field.confidence).toBeLessThan(0.9);
  });

  it('is told of the account too, which a code can be stuck over for', () => {
    const fields = {
      grossTotal: print('123.00', 0.99),
      amountDue: print('123.00', 0.99),
      iban: print('PT50002700000001234567833', 0.99),
    };
    expect(joined([transfer()], fields).findings).toMatchObject([{ code: 'CODE_CONTRADICTS_PAGE', field: 'iban' }]);
  });

  it('takes certainty alone where the words show that too', () => {
    const { fields, findings } = joined([fiscal({ total: '100.00' })], {
      invoiceNumber: print('FT 2026A/35', 0.99),
      grossTotal: print('123.00', 0.99),
    });
    expect(findings).toEqual([]);
    expect(fields.grossTotal).toMatchObject({ value: '123.00', confidence: 0.89 });
    expect(fields.invoiceNumber?.confidence).toBe(0.99);
  });

  it('says nothing of a part that is asked for', () => {
    const fields = { iban: print('DE89370400440532013000', 0.99), amountDue: print('123.00', 0.99) };
    const part = joined([transfer({ amount: '40.00' })], fields);
    expect(part.findings).toEqual([]);
    expect(part.fields.amountDue).toEqual(print('123.00', 0.99));
  });
});

describe('a code of something else', () => {
  it('says nothing: the words confirm none of it', () => {
    const fields = { invoiceNumber: print('77', 0.5), grossTotal: print('9.00', 0.5) };
    const other = fiscal({ number: 'FT 9/9999', day: '20210101', total: '77.77', issuer: '508888888' });
    expect(joined([other], fields, 'Oficina do Norte Lda\n\nTotal 9,00 EUR').fields).toEqual(fields);
  });

  it('and where two codes say different things of a field, none is believed of it', () => {
    const two = [fiscal(), fiscal({ number: 'FT 2026A/36' })];
    const { fields } = joined(two, { grossTotal: print('123.00', 0.95) });
    expect(fields.invoiceNumber).toBeUndefined();
    expect(fields.issueDate).toMatchObject({ value: '2026-03-04', source: 'code' });
  });

  it('is never certain of an account or an amount to pay that no word names', () => {
    const { fields } = joined([transfer()], { grossTotal: print('123.00', 0.99) });
    expect(fields.iban).toMatchObject({ value: 'DE89370400440532013000', confidence: 0.89, source: 'code' });
  });
});

it('a reading has what its codes say, and its own scores where those are asked for', () => {
  const undated = PAGE.replace('Data: 04/03/2026', '');
  const pages = [page([fiscal()], undated)];
  expect(fromPages('text', pages, 1, {}).fields.issueDate).toMatchObject({ value: '2026-03-04', source: 'code' });
  expect(fromPages('text', pages, 1, { scores: true }).fields.issueDate).toBeUndefined();
});
