import { expect, it } from 'vitest';
import { factsOf } from '../facts-of.ts';

const read = (payload: string) => factsOf(payload, 'QRCode');
const GSTIN = '27AAPFU0939F1ZV';
const irp = (changed: object = {}) =>
  JSON.stringify({
    SellerGstin: GSTIN,
    BuyerGstin: GSTIN,
    DocNo: 'A/17',
    DocTyp: 'INV',
    DocDt: '17/08/2026',
    TotInvVal: 1180.5,
    ItemCnt: 1,
    ...changed,
  });
const base64 = (text: string) => Buffer.from(text).toString('base64url');
const token = (data: string) =>
  `${base64('{"alg":"RS256"}')}.${base64(JSON.stringify({ iss: 'NIC', data }))}.c2lnbmF0dXJl`;
const VALUES = {
  typeCode: '380',
  invoiceNumber: 'A/17',
  issueDate: '2026-08-17',
  supplierVatNumber: GSTIN,
  buyerVatNumber: GSTIN,
  currency: 'INR',
  grossTotal: '1180.50',
};

it.each([token(irp()), irp(), ` "${irp()}"`, ` ${JSON.stringify(irp())}`])(
  "India's e-invoice, signed or not: %s",
  (payload) => {
    expect(read(payload)).toEqual({ standard: 'IRP', about: 'invoice', values: VALUES });
  },
);

it('a credit note is one; what is malformed is left out; an export is in rupees there, and in other money on the paper', () => {
  expect(read(token(irp({ DocTyp: 'CRN' })))?.values.typeCode).toBe('381');
  const { values } = read(token(irp({ BuyerGstin: 'URP', DocDt: '31/02/2026', SellerGstin: '27AAPFU0939F1ZW' }))) ?? {};
  expect(values).toEqual({ typeCode: '380', invoiceNumber: 'A/17' });
  expect(read('eyJhbGciOiJSUzI1NiJ9.AAAA')).toBeUndefined();
});

const upi = (am: string) =>
  `upi://pay?ver=01&pa=made@bank&pn=MARKET PLACE&am=${am}&cu=INR&gstIn=${GSTIN}&invoiceNo=B-7&invoiceDate=2026-09-14T10:00:00+05:30&gstBrkUp=GST:1.80|CGST:0.90`;

it('a payment by UPI says what is asked, by whose number', () => {
  expect(read(upi('11.80'))).toEqual({
    standard: 'UPI',
    about: 'payment',
    values: {
      supplierVatNumber: GSTIN,
      currency: 'INR',
      invoiceNumber: 'B-7',
      issueDate: '2026-09-14',
      amountDue: '11.80',
    },
  });
});

it('one that asks for nothing was made of the order', () => {
  expect(read(upi('0'))?.values).toEqual({ supplierVatNumber: GSTIN, currency: 'INR' });
});

it('what was paid on the spot is told by lines, or as JSON', () => {
  const values = {
    invoiceNumber: '70/23',
    issueDate: '2026-05-16',
    currency: 'INR',
    supplierVatNumber: GSTIN,
    vatTotal: '36.00',
    grossTotal: '236.00',
  };
  const lines = [
    `Supplier GSTIN : ${GSTIN}`,
    'Invoice number : 70/23',
    'Invoice date : 2026-05-16 10:00',
    'Invoice value : Rs. 236.00',
    'CGST : 18.00',
    'SGST : 18.00',
  ];
  expect(read(lines.join('\n'))?.values).toEqual(values);
  const taxDetails = { cgst: '18.00', sgst: '18.00', igst: '0.00' };
  expect(
    read(
      JSON.stringify({ invoiceNumber: '70/23', invoiceDate: '2026-05-16', invoiceValue: '236.00', GSTIN, taxDetails }),
    )?.values,
  ).toEqual(values);
});

const zatca = (...values: string[]) =>
  Buffer.concat(
    values.map((value, at) => Buffer.concat([Buffer.from([at + 1, Buffer.byteLength(value)]), Buffer.from(value)])),
  ).toString('base64');

it("Saudi Arabia's says seller, instant, total and VAT, by which the net is known", () => {
  expect(
    read(zatca('شركة مثال', '300012345600003', '2026-05-16T10:00:00Z', '115.00', '15.00', 'signed'))?.values,
  ).toEqual({
    issueDate: '2026-05-16',
    currency: 'SAR',
    supplierName: 'شركة مثال',
    supplierVatNumber: '300012345600003',
    netTotal: '100.00',
    vatTotal: '15.00',
    grossTotal: '115.00',
  });
});

it.each([
  zatca('Made', '300012345600003', '2026-05-16', '115.00'),
  zatca('Made', '100012345600003', '2026-05-16', '115.00', '15.00'),
  zatca('Made', '300012345600003', '2026-05-16', '115.00', '15.00').slice(0, -8),
])('bytes that are cut, or of nobody, say nothing: %s', (payload) => {
  expect(read(payload)).toBeUndefined();
});

const TURKISH =
  '"vkntckn":"4540536920", "avkntckn":"17291716060 ", "senaryo":"EARSIVFATURA", "tip":"SATIS", "tarih":"2026-05-16", "no":"MAD2026000000417", "parabirimi":"TRY", "malhizmettoplam":"1000.0", "kdvmatrah(20.0)":"1000.0", "hesaplanankdv(20.0)":"200.0","vergidahil":"1200.0", "odenecek":"1200.0"';

it.each([`{${TURKISH}}`, `\n\t ${TURKISH}\n`, `{${TURKISH},}`, `{${TURKISH.replace('"no"', ', "no"')}}`])(
  "Turkey's, however its JSON is made: %s",
  (payload) => {
    expect(read(payload)).toEqual({
      standard: 'E-FATURA',
      about: 'invoice',
      values: {
        typeCode: '380',
        invoiceNumber: 'MAD2026000000417',
        issueDate: '2026-05-16',
        currency: 'TRY',
        supplierVatNumber: '4540536920',
        buyerVatNumber: '17291716060',
        netTotal: '1000.00',
        vatTotal: '200.00',
        grossTotal: '1200.00',
        amountDue: '1200.00',
      },
    });
  },
);

it('where other taxes are in the total, neither the net nor the VAT is told', () => {
  const { values } = read(`{${TURKISH.replaceAll('1200.0', '1250.0')}}`) ?? {};
  expect(values).toMatchObject({ grossTotal: '1250.00' });
  expect(values).not.toHaveProperty('netTotal');
  expect(values).not.toHaveProperty('vatTotal');
});

it("Indonesia's says serial number, day, both parties and the VAT, and no net", () => {
  const faktur = (seller: string, state = 'APPROVED') =>
    `MADE SENTOSA#${seller}#PEMBELI#0023456783013000#04002500000000017#16-05-2026#9.166.667,00#1.100.000,00#0,00#${state}`;
  expect(read(faktur('001234566012000'))?.values).toEqual({
    invoiceNumber: '04002500000000017',
    issueDate: '2026-05-16',
    currency: 'IDR',
    supplierVatNumber: '001234566012000',
    buyerVatNumber: '0023456783013000',
    vatTotal: '1100000.00',
  });
  expect(read(faktur('001234570012000'))).toBeUndefined();
  expect(read(faktur('001234566012000', 'CANCELED'))).toBeUndefined();
});
