import { expect, it } from 'vitest';
import { factsOf } from '../facts-of.ts';

const BRAZIL = '35260911222333000181550010002203111407182656';
const ECUADOR = '0510202601179001007400120010020000123451234567813';
const PARAGUAY = '01800123450001001000012322026030511234567892';
const BRAZILS = { invoiceNumber: '220311', currency: 'BRL', supplierVatNumber: '11222333000181' };

it.each([
  ['Code128', BRAZIL],
  ['QRCode', BRAZIL],
  ['QRCode', `https://dfe-portal.svrs.rs.gov.br/nf3e/QRCode?chNF3e=${BRAZIL}&tpAmb=1`],
  ['QRCode', `\uFEFFhttp://www.fazenda.pr.gov.br/nfce/qrcode?p=${BRAZIL}|2|1|1|ABCDEF`],
  ['QRCode', `http://www.nfce.ba.gov.br/qrcode?p=${BRAZIL}%7C2%7C1`],
] as const)("Brazil's key in %s: %s", (symbology, payload) => {
  expect(factsOf(payload, symbology)).toEqual({ standard: 'CHAVE DE ACESSO', about: 'invoice', values: BRAZILS });
});

it("Ecuador's says its day, its kind, and its number with the points before it", () => {
  expect(factsOf(ECUADOR, 'Code128')?.values).toEqual({
    typeCode: '380',
    invoiceNumber: '001-002-000012345',
    issueDate: '2026-10-05',
    currency: 'USD',
    supplierVatNumber: '1790010074001',
  });
});

const ekuatia = (id: string, total = '1100000.00', tax = '100000.00') =>
  `https://ekuatia.set.gov.py/consultas/qr?nVersion=150&Id=${id}&dFeEmiDE=${Buffer.from('2026-05-16T10:00:00').toString('hex')}&dRucRec=80054321&dTotGralOpe=${total}&dTotIVA=${tax}&cItems=1`;

it("Paraguay's says what its key does, and the rest beside it", () => {
  const keyed = { typeCode: '380', invoiceNumber: '001-001-0000123', supplierVatNumber: '800123450' };
  expect(factsOf(PARAGUAY, 'QRCode')?.values).toEqual(keyed);
  expect(factsOf(ekuatia(PARAGUAY), 'QRCode')?.values).toEqual({
    ...keyed,
    issueDate: '2026-05-16',
    buyerVatNumber: '800543211',
    vatTotal: '100000.00',
    grossTotal: '1100000.00',
  });
  expect(factsOf(ekuatia('05800123450001001000012322026030511234567891'), 'QRCode')?.values.typeCode).toBe('381');
});

it('the tax of a whole total is printed whole in guaraníes: with decimals it is not given', () => {
  expect(factsOf(ekuatia(PARAGUAY, '1100000.00', '100000.18'), 'QRCode')?.values).not.toHaveProperty('vatTotal');
});

it.each([BRAZIL, ECUADOR, PARAGUAY, ekuatia(PARAGUAY)])('one whose check digit fails says nothing: %s', (payload) => {
  const broken = payload.replace(/(\d{43,48})(\d)(?=&|$)/, (_, key, last) => `${key}${(Number(last) + 1) % 10}`);
  expect(factsOf(broken, 'QRCode')).toBeUndefined();
});

it("bars that hold no key are an article's, or a parcel's", () => {
  expect(factsOf('1234567890123456789012345678', 'Code128')).toBeUndefined();
  expect(factsOf('BCD', 'Code128')).toBeUndefined();
});

it("Brazil's invoice of services says issuer and number", () => {
  const address = (key: string) => `https://www.nfse.gov.br/ConsultaPublica/?tpc=1&chave=${key}`;
  const key = `1234567${'2'}${'2'}11222333000181${'0000000000008'}2606${'123456789'}0`;
  expect(factsOf(address(key), 'QRCode')?.values).toEqual({
    invoiceNumber: '8',
    currency: 'BRL',
    supplierVatNumber: '11222333000181',
  });
  expect(factsOf(address(key.replace('000181', '000182')), 'QRCode')).toBeUndefined();
});
