import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it('a Brazilian bill whose labels are a picture is due on its day, and over the sums of its columns', () => {
  const read = understand([
    typedPage(`
ENERGIA DO LITORAL - DISTRIBUIDORA DE ENERGIA S.A.
Rua das Flores, 12
Itapuã/CE - CEP 60125-030
CNPJ 11.222.333/0001-81

ANA MUESTRA LTDA
RUA DOZE 15                                          6/4471208-8

JUL/2026            12/08/2026            R$ 300,10

NOTA FISCAL N° 081.234.567 - SÉRIE :001
DATA EMISSÃO/APRESENTAÇÃO: 21/07/2026

ITENS DA FATURA     Unid.   Quant    Valor (R$)   PIS/COFINS   Base ICMS (R$)   ICMS (R$)
TOTAL:                                   300,10        11,20            70,30        9,40`),
  ]);
  expect(valuesOf(read)).toMatchObject({
    supplierName: 'ENERGIA DO LITORAL - DISTRIBUIDORA DE ENERGIA S.A.',
    issueDate: '2026-07-21',
    grossTotal: '300.10',
    amountDue: '300.10',
  });
});
