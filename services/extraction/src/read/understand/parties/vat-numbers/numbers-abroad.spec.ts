import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';
import { numberAbroad } from './numbers-abroad.ts';

const wordsOf = (text: string) =>
  text.split(' ').map((word, at) => ({ text: word, confidence: 1, x0: 10 * at, x1: 10 * at + 9, y0: 0, y1: 9 }));

it.each([
  ['gstinuin', '27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
  ['gsthstregistrationno', '817452030RT0001', '817452030RT0001'],
  ['hst', '817452030', '817452030'],
  ['hstno', 'R817452030', 'R817452030'],
  ['hstgst', '817452030', '817452030'],
  ['vd', '4540536920', '4540536920'],
  ['abn', '83 914 571 673', '83914571673'],
  ['rut', '77.481.920-7', '774819207'],
  ['rfc', 'GODE561231GR8', 'GODE561231GR8'],
  ['cuit', '20-26756539-3', '20267565393'],
  ['ruc', '20512333797 Lima', '20512333797'],
  ['matriculefiscal', '1284503K/A/M/000', '1284503KAM000'],
  ['vatreg', '4020193886', '4020193886'],
  ['trnno', '412-345-777', '412345777'],
  ['taxcard', '513-471-977', '513471977'],
  ['nip', '781-123-45-63', '7811234563'],
  ['vkn', '4540536920', '4540536920'],
  ['tckn', '17291716060', '17291716060'],
  ['oib', '33392005961', '33392005961'],
  ['nit', '0614-050707-104-8', '06140507071048'],
  ['taxid', '83 914 571 673', '83914571673'],
  ['taxid', '0-1055-36000-31-3', '0105536000313'],
  ['vat', '516179157', '516179157'],
])('%s %s holds its check digits', (phrase, text, value) => {
  expect(numberAbroad(phrase, wordsOf(text))).toMatchObject({ value, holds: true });
});

it('a number that its label names is given where its check digits fail, and does not hold', () => {
  expect(numberAbroad('nit', wordsOf('901.274.638-6'))).toMatchObject({ value: '9012746386', holds: false });
});

it.each([
  ['gstregno', '18% 19009.46'],
  ['vat', '4,870,261,153.00'],
  ['nit', '4471'],
  ['facture', '83914571673'],
  ['taxid', '83 914 571 674'],
  ['vat', '516179158'],
])('none is made of sums, short numbers, or behind another word: %s %s', (phrase, text) => {
  expect(numberAbroad(phrase, wordsOf(text))).toBeUndefined();
});

it('the number beside the seller’s name is the seller’s', () => {
  const { fields } = understand([
    typedPage(`
Vaishnavi Electricals Pvt. Ltd.                     Tax Invoice
GSTIN/UIN: 27AAPFU0939F1ZV                          Invoice No.   VEC/0317

Buyer (Bill to)
Kulkarni Infra Projects
GSTIN/UIN: 29AAGCB7383J1Z4

Total     1,180.00`),
  ]);
  expect(fields.supplierVatNumber?.value).toBe('27AAPFU0939F1ZV');
  expect(fields.buyerVatNumber?.value).toBe('29AAGCB7383J1Z4');
});

it.each([
  ['gstregno', 'M2-0087341-6', 'M200873416'],
  ['tinvatno', '20184417-0001', '201844170001'],
  ['stregnno', '32-77-8761-204-19', '3277876120419'],
  ['gstin', '9917USA29004OS9', '9917USA29004OS9'],
])('of some countries a number has its shape alone: %s %s', (phrase, text, value) => {
  expect(numberAbroad(phrase, wordsOf(text))).toMatchObject({ value, holds: false });
});

it('Spain’s stands bare behind a name in law, or under its address', () => {
  const { fields } = understand([
    typedPage(`
Las Encinas Veterinarios, S.L. · B12345674
Ctra. Palma del Río, km 4 · 14005 Córdoba

Factura  V22/1093                      30/06/2022

Cliente
Yeguada Montealegre, S.L.
Cortijo El Rosal
A58818501

Total          545,71 €`),
  ]);
  expect(fields.supplierVatNumber?.value).toBe('B12345674');
  expect(fields.buyerVatNumber?.value).toBe('A58818501');
});

it('the longest that holds is taken: the first nine figures of Canada’s hold for New Zealand', () => {
  expect(numberAbroad('gsthstregistrationno', wordsOf('814372900 RT0001 |'))?.value).toBe('814372900RT0001');
});

it('India’s is known by its looks, called no more than the tax, and an address with its postal code is no name', () => {
  const { supplierName, supplierVatNumber } = understand([
    typedPage(`
                                    TAX INVOICE
                                    Invoice No : S/107610
SHASTRI TRADERS                     Inv Date : 04/12/2025
SHANIWAR PETH, PUNE - 411030. MAHARASHTRA - 27
GST : 27AAPFU0939F1ZV

Total     1,180.00`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('27AAPFU0939F1ZV');
  expect(supplierName?.value).not.toContain('SHANIWAR');
});

it.each([
  ['vattin', '29123456789V w.e.f. 01/04/2009', '29123456789V'],
  ['ccno', '4471238 Q', '4471238Q'],
  ['vatregistrationno', '220345-601', '220345601'],
  ['gstregistrationno', 'M91234567X', 'M91234567X'],
  ['contribuinte', '5000123456', '5000123456'],
  ['nif', '4000123456', '4000123456'],
  ['nuit', '400123456', '400123456'],
  ['identificationfiscale', '000123456789012', '000123456789012'],
  ['identificationfiscale', '00012345678901200034', '00012345678901200034'],
  ['gct#', '001 234 560', '001234560'],
  ['gctno', '001-234-560', '001234560'],
  ['gctregno', '104712', '104712'],
  ['vatin', 'OM1100012345', 'OM1100012345'],
  ['vatregno', '001234567-0101', '001234567-0101'],
  ['taxid', '12-3456789', '12-3456789'],
])('one whose check digits are not public is known by its shape: %s %s', (phrase, text, value) => {
  expect(numberAbroad(phrase, wordsOf(text))).toMatchObject({ value, holds: false });
});

it.each([
  ['vattin', '99123456789V'],
  ['cc', '4471238'],
  ['vatregistrationno', '220345601'],
  ['gstregistrationno', 'M31234567X'],
  ['contribuinte', '6000123456'],
  ['identificationfiscale', '300123456789012'],
  ['vatin', 'OM2100012345'],
  ['vatregno', '0012345670101'],
  ['taxid', '123456789'],
  ['taxid', '07-3456789'],
  ['invoiceno', '12-3456789'],
])('and by no other: %s %s', (phrase, text) => {
  expect(numberAbroad(phrase, wordsOf(text))).toBeUndefined();
});

it('Poland’s is known by its parts and its check digits, where its label was worn away', () => {
  const read = (number: string) =>
    understand([typedPage(`Stacja Lipowa Sp. z o.o.\nP: ${number}\nPARAGON FISKALNY\nSUMA PLN   150.94`, 1, 'ocr')])
      .fields.supplierVatNumber?.value;
  expect(read('781-12-34-563')).toBe('7811234563');
  expect(read('781-12-34-564')).toBeUndefined();
});

it("Tunisia's number is known by its letters and its establishment, though nothing calls it one", () => {
  const { supplierVatNumber } = understand([
    typedPage(`
Cabinet Audit du Golfe                        Sousse le 26/10/2025
Note d'honoraires N°63/2025
Honoraire TTC                                 480,250 DT
Rue des Oliviers 4000 Sousse      audit@golfe.example      1204477K/A/P/000`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('1204477KAP000');
});

it('the letter that ends Côte d’Ivoire’s is a quantity’s label elsewhere', () => {
  const { supplierVatNumber } = understand([
    typedPage(`
GARAGE BRANDT SARL
CCN°: 4471238 Q
FACTURE N° 718

DESIGNATION            QTE          P.U       MONTANT
VIDANGE                  1       45 000        45 000
TOTAL FCFA                                     45 000`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('4471238Q');
});

it('Turkey’s stands behind its tax office, which a register of traders has not', () => {
  const { supplierVatNumber } = understand([
    typedPage(`
ÖRNEK KARGO A.Ş.
Deneme V.D. 4540536920
Ticaret Sicil No: 4471                        Fatura No: ABC2026000000012

Ödenecek Tutar                                1.180,00 TL`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('4540536920');
});

it.each([
  ['Federal Tax ID: 12-3456789', '12-3456789'],
  ['HST/GST # 817452030', '817452030'],
  ['VATIN OM1100012345', 'OM1100012345'],
])('a company abroad is known by what its country calls its number: %s', (line, value) => {
  const { supplierVatNumber } = understand([
    typedPage(`
Northwind Paper Inc.                          INVOICE 4471
12 Mill Street                                Date: 05/21/2026
${line}

Total                                         625.00`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe(value);
});

it('Thailand’s number of a company is known by its figures, for its label is in letters that nobody here reads', () => {
  const numbersOf = (town: string) => {
    const { supplierVatNumber } = understand([
      typedPage(
        `
Northwind Retail Company Limited
2207 0105536112014
Head office 1010 Lake Road, ${town}
INVOICE
Mail to: Muster Public Company        Customer No. 44712003
Tax ID 0107537000521
Grand Total Amount     3,450.00`,
        1,
        'ocr',
      ),
    ]).fields;
    return supplierVatNumber?.value;
  };
  expect(numbersOf('BANGKOK')).toBe('0105536112014');
  expect(numbersOf('Lakeside')).not.toBe('0105536112014');
});

it.each([
  ['IFU : 0202262760921', '0202262760921'],
  ['N° IFU : 00012345A', '00012345A'],
  ['N° d’Impôt : A1204471Z', 'A1204471Z'],
  ['NIF : 10227010185816600471', '10227010185816600471'],
  ['SST Registration: W10-1808-44710022', 'W10180844710022'],
])('%s is whose number it is', (line, value) => {
  const { supplierVatNumber } = understand([
    typedPage(`
Modele Vision Sarl
${line}
Facture No 4471                     Date 20/06/2026
Total                                       132.00`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe(value);
});

it('Mozambique’s is called NUIT, and is not a night', () => {
  const { supplierVatNumber } = understand([
    typedPage(`
Luz e Obra
NUIT: 400123456                                 Factura FAT3092
Descrição              Quantidade     Total
Varão                         100     23600.00 MZN
Total:                                23600.00 MZN`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('400123456');
});
