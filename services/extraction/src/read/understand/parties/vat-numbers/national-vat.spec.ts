import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';
import { nationalVat } from './national-vat.ts';

const wordsOf = (text: string) =>
  text.split(' ').map((word, at) => ({ text: word, confidence: 1, x0: 10 * at, x1: 10 * at + 9, y0: 0, y1: 9 }));
const readAs = (phrase: string, text: string) => nationalVat(phrase, wordsOf(text))?.value;

it.each([
  ['piva', '00743110157', 'IT00743110157'],
  ['partiva', '00743110157-TEL 02/447711', 'IT00743110157'],
  ['nif', '12345678Z', 'ES12345678Z'],
  ['cif', 'B-12345674', 'ESB12345674'],
  ['dni', '12345678Z', 'ES12345678Z'],
  ['nif', 'B12345674.Dom. Social: Calle Mayor 4', 'ESB12345674'],
  ['nif', '12345678ZMaría Muster', 'ES12345678Z'],
  ['nif', '501964843', 'PT501964843'],
  ['tva', '0403.170.701', 'BE0403170701'],
  ['btwnummer', '1112.22.333.B.01', 'NL111222333B01'],
  ['vatregno', '980 7806 84 Company', 'GB980780684'],
  ['vat', '1234567T', 'IE1234567T'],
  ['vatno', '10012345Y', 'CY10012345Y'],
  ['cvrnr', '13 58 56 28', 'DK13585628'],
  ['αφμ', '094259216', 'EL094259216'],
  ['adoszam', '23456787-2-41', 'HU23456787'],
  ['ytunnus', '1234567-1', 'FI12345671'],
  ['trn', '100112267415003', '100112267415003'],
])('has the letters of the country that calls it %s: %s', (phrase, text, value) => {
  expect(readAs(phrase, text)).toBe(value);
});

it.each([
  ['piva', '00743110158'],
  ['nif', '1234567A'],
  ['tva', '0403.170.702'],
  ['vatregno', '980 7806 85'],
  ['vat', '1234567S'],
  ['vatno', '10012345X'],
  ['vatregno', '4471'],
  ['cvrnr', '13585629'],
  ['adoszam', '23456788-2-41'],
  ['ytunnus', '1234567-2'],
  ['iban', '00743110157'],
])('is none where its check digits fail or nothing calls it so: %s %s', (phrase, text) => {
  expect(readAs(phrase, text)).toBeUndefined();
});

it('of Spain it is as printed where its check digits fail, and holds nothing', () => {
  expect(nationalVat('cif', wordsOf('A-12345678'))).toMatchObject({ value: 'A12345678', holds: false });
});

it('of Saudi Arabia it has its shape alone, and holds nothing', () => {
  expect(nationalVat('', wordsOf('300123456700003'))).toMatchObject({ value: '300123456700003', holds: false });
});

it('is called by any of the labels before it', () => {
  const { supplierVatNumber } = understand([
    typedPage(`
RETE ALPINA S.p.A.                  Invoice 24/117
Via Flero 46, 25125 Brescia
C.F. / P.IVA / VAT: 00743110157

Total     1.180,00`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('00743110157');
});

it('a number that the page says with its country’s letters too is given with them', () => {
  const { supplierVatNumber } = understand([
    typedPage(`
FAKTURA VAT NR: CW/2026/02/118
Sprzedawca:
Zębatka sp. z o.o
42-200 Częstochowa, ul. Lipowa 25
NIP: 7811234563       NIP EU: PL7811234563
Nabywca:
Jan Ostrowski
Do zapłaty: 4 399,00 PLN`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('PL7811234563');
});

it('a label that the margin broke in two is one', () => {
  const numberUnder = (above: string) =>
    understand([
      typedPage(`
Muster Maintenance Ltd
Invoice Number: INV4711
Total   £120.00

${above}
Registration Number 980 7806 84`),
    ]).fields.supplierVatNumber?.value;
  expect(numberUnder('Muster Maintenance Ltd Registered in England no: 1234567 VAT')).toBe('980780684');
  expect(numberUnder('Muster Maintenance Ltd, England and Wales')).toBeUndefined();
});

it.each(['C.F./P.Iva', 'P.IVA e C.F.'])('Italy has one number for both, called %s', (label) => {
  expect(
    understand([typedPage(`MUSTER S.R.L.S.\n${label} 00743110157\nFattura nr. 145 del 31/05/2026`)]).fields
      .supplierVatNumber?.value,
  ).toBe('00743110157');
});

it('‘VAT Registered Number’ calls one Britain’s', () => {
  expect(
    understand([typedPage('Muster Gas Trading Ltd\nVAT Registered Number 9807806 84\nBill date 3 February 2026')])
      .fields.supplierVatNumber?.value,
  ).toBe('980780684');
});
