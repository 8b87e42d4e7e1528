import { expect, it } from 'vitest';
import { typedPage } from '../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../testing/understood.ts';
import { understand } from './understand.ts';

it('a credit note printed with a minus counts without it, and is not certain: some mean the minus', () => {
  const read = understand([
    typedPage(`
CREDIT NOTE            Number: CN-7       Date: 12.03.2026
Net total                        -100.00 EUR
VAT 20 %                          -20.00 EUR
Total                            -120.00 EUR`),
  ]);
  expect(valuesOf(read)).toMatchObject({ typeCode: '381', grossTotal: '120.00' });
  expect(read.fields.grossTotal?.confidence).toBeLessThan(0.9);
  expect(read.findings).toEqual([
    { code: 'CREDIT_WITH_MINUS', severity: 'note', field: 'grossTotal', values: { total: '120.00' } },
  ]);
});

it('an invoice in Portuguese is read', () => {
  const read = understand([
    typedPage(`
Cerâmica Exemplo Lda                     FATURA
NIF: PT501964843                         Número da fatura: 230/2025
                                         Data de emissão: 28/12/2025
                                         Data de vencimento: 27/01/2026

Descrição               Quantidade     Preço unitário       Total
Azulejos                         4            64,50 €    258,00 €
Transporte                       1            30,00 €     30,00 €

                                Total sem IVA            288,00 €
                                IVA 23%                   66,24 €
                                Total a pagar            354,24 €`),
  ]);
  expect(valuesOf(read)).toMatchObject({
    invoiceNumber: '230/2025',
    issueDate: '2025-12-28',
    dueDate: '2026-01-27',
    netTotal: '288.00',
    vatTotal: '66.24',
    grossTotal: '354.24',
    supplierVatNumber: 'PT501964843',
  });
  expect(linesOf(read)).toEqual([
    ['4', '258.00'],
    ['1', '30.00'],
  ]);
});
