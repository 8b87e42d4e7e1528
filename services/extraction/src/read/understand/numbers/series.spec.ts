import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { withConfidence } from '../../calibration/calibrate-reading.ts';
import { understand } from '../understand.ts';

const numberOf = (typed: string) => understand([typedPage(typed)]).fields.invoiceNumber?.value;

const certainNumber = (facts: string) => {
  const { fields, findings } = understand([typedPage(`${facts}\nTotal factura    121,00 EUR`)]);
  const { invoiceNumber } = withConfidence(fields, findings);
  return invoiceNumber && invoiceNumber.confidence >= 0.9 ? invoiceNumber.value : undefined;
};

it.each(['FACTURA\nSerie: R     Número: 0021/26', 'FACTURA FISCALA\nSeria CMB  Nr. 00812'])(
  'a number whose series stands beside it is not certain without: %s',
  (facts) => {
    expect(certainNumber(facts)).toBeUndefined();
  },
);

it('a series in a column of its own is the beginning of the number, which is not certain so', () => {
  const facts = 'FACTURA DE VENTA\nFECHA          SERIE      NÚMERO\n29/11/2026      03G        4418';
  expect(numberOf(facts)).toBe('03G 4418');
  expect(certainNumber(facts)).toBeUndefined();
  expect(certainNumber('FACTURA\nNúmero // Serie    FECHA\n002500777 // V     27/11/2026')).toBeUndefined();
});

it('a number that begins with its series is certain, and so is one beside a word that only looks like it', () => {
  expect(certainNumber('FACTURA\nSerie: R     Número de factura: R-0021/26')).toBe('R-0021/26');
  expect(certainNumber('FACTURA\nSeriedad S.L.\nNúmero de factura: 0021/26')).toBe('0021/26');
});

it('a series behind the number of a nota fiscal leaves it certain', () => {
  expect(certainNumber('NOTA FISCAL Nº 096069777 - SÉRIE U')).toBe('096069777');
});

it('a series alone is no number, and the number before it is one without', () => {
  expect(
    numberOf('DANFE             NF-e No\n                  SÉRIE 004\nVALOR TOTAL DA NOTA    506,00'),
  ).toBeUndefined();
  expect(numberOf('Factura nr.   SERIA B\nTotal de plata    506,00 lei')).toBeUndefined();
  expect(numberOf('Nota Fiscal N° 07 SÉRIE 502\nTotal a pagar    506,00')).toBe('07');
  expect(numberOf('FACTURA\nNúmero de factura: 18 SERIE 502\nTotal factura    121,00 EUR')).toBe('18');
});

it("a counter that stands at nothing is no invoice's number", () => {
  expect(numberOf('FACTURA\nNÚMERO DE ABONO:   0\nTotal    121,00 EUR')).toBeUndefined();
  expect(numberOf('Invoice\nInvoice no.   0000\nTotal    121.00 EUR')).toBeUndefined();
  expect(numberOf('Invoice\nInvoice no.   0010\nTotal    121.00 EUR')).toBe('0010');
});

it('a month under a title is what is invoiced', () => {
  expect(numberOf('FATURA DO MÊS     VENCIMENTO\n12/2026           10/01/2027\nTotal   143,20')).toBeUndefined();
  expect(numberOf('FATURA            VENCIMENTO\nA12/2026          10/01/2027\nTotal   143,20')).toBe('A12/2026');
});

it('a series and a number under one heading are both in one, and not sure', () => {
  const { invoiceNumber } = understand([
    typedPage(`
Usuario        Número de Factura       Período     Vencimiento
44719/6          71    440764          3-2026      15/05/2026
Total  12.300,00`),
  ]).fields;
  expect(invoiceNumber?.value).toBe('71 440764');
  expect(invoiceNumber?.confidence).toBeLessThan(0.5);
});

it('letters behind a label and figures in the next cell are one number', () => {
  const { invoiceNumber } = understand([
    typedPage('INVOICE          A/C No.     447120\n\nINVOICE No. RI   31004471\nInvoice Date   17/03/2026', 1, 'ocr'),
  ]).fields;
  expect(invoiceNumber?.value).toBe('RI 31004471');
});
