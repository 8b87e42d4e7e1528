// Numbers of companies of which a recogniser took letters for figures, or figures for letters.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { recognised, valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';
import { DOUBTFUL_NUMBER } from './doubtful-numbers.ts';

const page = (line: string) => `
Quayside Electrical Ltd                             Invoice No. VEC/0317
14 Harbour Street                                   Date 12 June 2025
${line}

Bill to
Kulkarni Infra Projects

Total                                               3,127.00`;
const numberOn = (line: string) => understand([recognised(page(line))]).fields.supplierVatNumber;

it.each([
  ['a letter before figures', 'VAT 1E4417203CH', 'IE4417203CH'],
  ['the i of its label read as an l', 'C.L.F./N.L.F. 12345678Z', '12345678Z'],
  ['a figure that must be a letter', 'GSTIN: 29AAICM2201E12V', '29AAICM2201E1ZV'],
  ['a letter that must be a figure', 'GSTIN: 24AAGCO44I7D1ZT', '24AAGCO4417D1ZT'],
  [
    'a nought for the letter of a country, where what is read has another country’s shape',
    'C.I.F.: R07124502',
    'RO7124502',
  ],
  ['one letter read as two', 'GSTIN: 24AAGCO04417D1ZT', '24AAGCO4417D1ZT'],
  ['a letter that looks like another', 'GSTIN: 29AADCM2201E1ZP', '29AAOCM2201E1ZP'],
  ['its label glued to it by a dash', 'GSTIN-29AAOCM2201E1ZP', '29AAOCM2201E1ZP'],
  ['a rule of the table behind it', 'GSTIN: 29AAOCM2201E1ZP|State: Karnataka', '29AAOCM2201E1ZP'],
])('%s is settled by check digits', (_what, line, number) => {
  expect(numberOn(line)?.value).toBe(number);
});

it('an Indian number is read by the company’s own, printed once more, where it then holds', () => {
  expect(numberOn('GSTIN: 29AAQCM2201E1ZP')?.confidence).toBeLessThanOrEqual(DOUBTFUL_NUMBER);
  expect(numberOn('GSTIN: 29AAQCM2201E1ZP      PAN: AAOCM2201E')?.value).toBe('29AAOCM2201E1ZP');
  expect(numberOn('GSTIN: 29AAQCM2201E1ZP      PAN: AAOCM2207E')?.value).toBe('29AAQCM2201E1ZP');
});

it('what no few letters make hold is no number', () => {
  expect(numberOn('GSTIN: 24AAGC044I7DIZT0')).toBeUndefined();
  expect(numberOn('VAT 1E4417209CH')).toBeUndefined();
});

it('print says what it says', () => {
  const made = understand([typedPage(page('GSTIN: 29AADCM2201E1ZP'))]).fields.supplierVatNumber;
  expect(made?.value).toBe('29AADCM2201E1ZP');
  expect(valuesOf(understand([typedPage(page('VAT 1E4417203CH'))])).supplierVatNumber).toBeUndefined();
});

it("Argentina's number is known by its parts where its label is misread, and is the buyer's beside the buyer", () => {
  const { fields } = understand([
    recognised(`
Talleres Quequén S.R.L.                             Factura N 0005-00012357
Av. 59 Nro 2214                                     C.U.LT.: 30-71204417-5

Señores: COOPERATIVA DEL PUERTO LTDA.               C.U.LT.: 30-69330152-8

TOTAL                                               $ 68,400.00`),
  ]);
  expect(fields.supplierVatNumber?.value).toBe('30712044175');
  expect(fields.currency?.value).toBe('ARS');
});

it('a recognised number whose check digits fail is given, and never certain; in print it may be made up', () => {
  expect(numberOn('USt-IdNr. DE136695977')).toMatchObject({ value: 'DE136695977' });
  expect(numberOn('USt-IdNr. DE136695977')?.confidence).toBeLessThanOrEqual(DOUBTFUL_NUMBER);
  const printed = understand([typedPage(page('USt-IdNr. DE136695977'))]).fields.supplierVatNumber;
  expect(printed?.confidence).toBeGreaterThan(DOUBTFUL_NUMBER);
});

it('one whose country tells nobody its check digits is as sure as it was read', () => {
  expect(numberOn('TRN 100371820500003')?.confidence).toBeGreaterThan(DOUBTFUL_NUMBER);
});

it('one that is read plainly, sign by sign, is printed so', () => {
  const read = (confidence: number) =>
    understand([recognised(page('USt-IdNr. DE136695977'), { DE136695977: confidence })]).fields.supplierVatNumber;
  expect(read(0.99)?.confidence).toBeGreaterThan(DOUBTFUL_NUMBER);
  expect(read(0.97)?.confidence).toBeLessThanOrEqual(DOUBTFUL_NUMBER);
});
