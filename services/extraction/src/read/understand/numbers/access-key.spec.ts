import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { withConfidence } from '../../calibration/calibrate-reading.ts';
import { understand } from '../understand.ts';

const danfe = (key: string, number = '000.220.311', issuer = '11.222.333/0001-81') =>
  typedPage(`
IDENTIFICAÇÃO DO EMITENTE        DANFE
GRANJA MODELO LTDA               Documento Auxiliar
Rua das Flores, 10               CHAVE DE ACESSO
60000-000 FORTALEZA - CE         ${key}
                                 No. ${number}
INSCRIÇÃO ESTADUAL               CNPJ / CPF
067000590                        ${issuer}
DESTINATÁRIO / REMETENTE
NOME / RAZÃO SOCIAL              CNPJ / CPF
PADARIA EXEMPLO LTDA             11.444.777/0001-61
V. TOTAL DA NOTA
500,00`);
const KEY = '3526 0911 2223 3300 0181 5500 1000 2203 1114 0718 2656';

const readingOf = (page: ReturnType<typeof typedPage>) => {
  const { fields, findings } = understand([page]);
  return withConfidence(fields, findings);
};

it("an invoice's key says who issued it, whichever tax number stands first, and which of the numbers is its own", () => {
  const { supplierVatNumber, buyerVatNumber, invoiceNumber } = readingOf(danfe(KEY));
  expect(supplierVatNumber?.value).toBe('11222333000181');
  expect(supplierVatNumber?.confidence).toBeGreaterThan(0.9);
  expect(buyerVatNumber?.value).not.toBe('11222333000181');
  expect(invoiceNumber?.value).toBe('000.220.311');
  expect(invoiceNumber?.confidence).toBeGreaterThan(0.9);
});

it('a key whose check digit does not hold says nothing', () => {
  const { invoiceNumber } = readingOf(danfe(KEY.replace(/6$/, '7')));
  expect(invoiceNumber?.confidence ?? 0).toBeLessThan(0.9);
});

it('a key of a series that the tax office writes for others says nothing of who sells', () => {
  const { invoiceNumber } = readingOf(danfe('3526 0911 2223 3300 0181 5589 0000 2203 1114 0718 2655'));
  expect(invoiceNumber?.confidence ?? 0).toBeLessThan(0.9);
});

it('keys of two invoices say nothing of either', () => {
  const other = '3526 0911 4447 7700 0161 5500 1000 0000 7714 0718 2659';
  const { invoiceNumber } = readingOf(danfe(`${KEY}\n                                 ${other}`));
  expect(invoiceNumber?.confidence ?? 0).toBeLessThan(0.9);
});

it.each(['0510202601179001007400120010020000123451234567813', '0510202601179001007400120010020000123450000000211'])(
  "Ecuador's key has the point of sale before the number, and the issuer's number where no label calls it anything: %s",
  (key) => {
    const read = understand([
      typedPage(`
COMERCIAL MODELO S.A.
FACTURA
No. 001-002-000012345
CLAVE DE ACCESO
${key}
VALOR TOTAL   112,00`),
    ]);
    expect(valuesOf(read)).toMatchObject({ supplierVatNumber: '1790010074001', invoiceNumber: '001-002-000012345' });
  },
);

it("Paraguay's key has the RUC without the noughts before it, and its number as the paper prints it", () => {
  const read = understand([
    typedPage(`
MODELO SERVICIOS                      RUC: 4471230-8
                                      Factura electrónica
                                      N°: 001-001-0000035
Total Operación:                              1.560.000
01044712308001001000003522026100511234567891`),
  ]);
  expect(valuesOf(read)).toMatchObject({ supplierVatNumber: '44712308', invoiceNumber: '001-001-0000035' });
});

it('the number that the key says may have commas between its groups', () => {
  expect(understand([danfe(KEY, '000,220,311')]).fields.invoiceNumber?.value).toBe('000,220,311');
});

it('the key’s number is doubted where another stands in the place of the issuer’s, and by itself it is not', () => {
  const read = (issuer: string) => understand([danfe(KEY, '000.220.311', issuer)]).fields.supplierVatNumber;
  const [own, made, none] = ['11.222.333/0001-81', '12.345.678/0001-95', ''].map(read);
  expect([own, made, none].map((one) => one?.value)).toEqual(Array(3).fill('11222333000181'));
  expect([own, made, none].map((one) => (one?.confidence ?? 0) > 0.5)).toEqual([true, false, true]);
});

const paperOf = (key: string, number: string, foot = '') =>
  readingOf(
    typedPage(`
DANFE
SÉRIE 001
GRANJA MODELO LTDA               ${number}
CHAVE DE ACESSO
${key}
CNPJ
11.222.333/0001-81
V. TOTAL DA NOTA
500,00
${foot}`),
  ).invoiceNumber;

it('the number that the key says may have its sign before it without a space, and no contract’s is taken for it', () => {
  const read = paperOf(KEY, 'N.000220311', '\nCONTRATO DE COMPRA Nº 47/2026');
  expect(read?.value).toBe('000220311');
  expect(read?.confidence).toBeGreaterThan(0.9);
});

it('what a label calls the number is not sure where the key says another', () => {
  const [own, other] = ['220311', '220377'].map((number) => paperOf(KEY, `Nota fiscal nº: ${number}`));
  expect(own?.confidence).toBeGreaterThan(0.9);
  expect(other?.confidence ?? 0).toBeLessThan(0.9);
});

it('no series is taken for a number of one figure', () => {
  expect(paperOf('3526 0911 2223 3300 0181 5500 1000 0000 0114 0718 2650', 'N. 000.000.001')?.value).toBe(
    '000.000.001',
  );
});

it('a word of signs without end is told from a number at once', () => {
  const started = performance.now();
  expect(paperOf(KEY, `${'Nº'.repeat(2000)}x`)?.value).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(2000);
});
