import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const currencyOf = (typed: string) => understand([typedPage(typed)]).fields.currency;

it.each([
  ['TRY', 'e-FATURA\nFatura No: KRD2026000000471\nÖdenecek Tutar      18.400,00 TL'],
  ['TRY', 'Invoice 12\nTotal      ₺1.650,00'],
  ['TRY', 'e-Arşiv Fatura 12\nATATÜRK CAD NO: 12 ÇANKAYA\nÖdenecek Tutar      1.836,00TL'],
  ['TRY', 'e-Arşiv Fatura 12\nMİTHATPAŞA CAD. ÇANKAYA / ANKARA\nÖdenecek Tutar      1.836,00TL'],
  ['CAD', 'Invoice 12\nAll amounts are in CAD. Thank you\nTotal CAD      1,836.00'],
  ['GTQ', 'FACTURA CAMBIARIA 12\nTOTAL      Q 4,120.50'],
  ['GTQ', 'Factura 12\nNIT: 1234567-8\nTOTAL      Q4,120.50'],
  ['PYG', 'Factura 12\nTotal a pagar      Gs. 4.120.500'],
  ['JMD', 'Tax Invoice 12\nG.C.T Reg No.  000123456\nTotal Due   $31,250.40'],
  ['JMD', 'Invoice 12\n14 Muster Road, Kingston 5, Jamaica\nTotal      $31,250.40'],
  ['USD', 'Invoice 12\n14 Main St, Austin, TX 78701\nShip to: Kingston, Jamaica\nTotal      $31,250.40'],
  ['PEN', 'Factura E001-12\nImporte Total :      S/ 4,200.00'],
  ['CZK', 'Faktura 12\nCelkem k úhradě      1 650,00 Kč'],
  ['RON', 'Factura 12\nTotal de plata      1.650,00 lei'],
  ['RON', 'Factura 12\nTotal general   2.380,00 RON\nCurs BNR: 1 EUR = 4,9765 RON\nEchivalent EUR 478,25 (EUR 478,25)'],
  ['RON', 'Invoice 12\nTotal      lei 1.650,00'],
  ['RON', 'Factura 12\nDenumire      Valoare -lei-\nTransport      1.650,00'],
  ['PLN', 'Faktura nr 12\nRazem do zapłaty   1 650,00 zł'],
  ['PLN', 'Faktura nr 12\nNazwa        Cena netto (zł)\nTransport    1 650,00'],
  ['PLN', 'Faktura nr 12\nSłownie: tysiąc sześćset pięćdziesiąt złotych\nRazem do zapłaty   1 650,00'],
  ['BRL', 'Fatura 12\nTotal      R$ 1.650,00'],
  [
    'ARS',
    'FACTURA B 12\nSon PESOS: MIL SEISCIENTOS\nCUIT No: 30-71234567-1\nTOTAL   $ 1600,00\nTipo de cambio: U$S 1 = 3.00',
  ],
  ['ARS', 'FACTURA B 12\nC.U.I.T. Nº 30-71234567/1\nTOTAL   $ 1600,00'],
  ['COP', 'FACTURA DE VENTA 12\nNIT: 900.123.456-7\nTOTAL   $ 1.600,00'],
  ['USD', 'FACTURA B 12\nCUIT: 30-71234567-1\nTOTAL   U$S 1600,00'],
  ['INR', 'Tax Invoice 12\nGSTIN: 36AAACB1234C1Z5\nTotal  1,600.00\nINR.ONE THOUSAND SIX HUNDRED ONLY'],
  ['INR', 'Tax Invoice 12\nGSTIN: 36AAACB1234C1ZL\nTotal  1,600.00\nRupees One Thousand Six Hundred Only'],
  ['SEK', 'Faktura 12\nAtt betala   1 600,00 kr\nBankgiro 5050-1055'],
  ['DKK', 'Faktura 12\nAt betale   1.600,00 kr.\nCVR 12345678'],
  ['AOA', 'Factura-recibo n.º FR 2026/44\nTotal   1.000.000,00 Kz'],
  ['MGA', 'Facture 12\nArrêté à la somme de dix mille ariary TTC\nTOTAL Ar:   10.000,00'],
  ['MGA', 'Facture 12\nTotal à payer   10.000,00 Ar'],
  ['MDL', 'Factura 12\nTotal   1.544,40 MDL'],
  ['CLP', 'BOLETA DE HONORARIOS 12\nRUT: 71.234.569−6\nTotal Honorarios $:     500'],
  ['HUF', 'Számla 12\nFizetendő   16 000 Ft\nAdószám: 12345678-2-41'],
])('%s by its sign, its name, or what its country calls it', (code, page) => {
  expect(currencyOf(page)?.value).toBe(code);
});

it('letters are money beside a figure or in a label, and otherwise words', () => {
  const page = `
Tax Invoice 12
GSTIN: 36AAACB1234C1Z5
1   TUBULAR STEEL AT ALL HEIGHTS RM
    BIN COVERING WORKS                                 1062000.00
Total                                                  1062000.00`;
  expect(currencyOf(page)?.value).toBe('INR');
  expect(currencyOf('Invoice 12\nTotal RM      1062.00')?.value).toBe('MYR');
  expect(currencyOf('Invoice 12\nAutovía RM 15 salida 3\nTotal      1062.00')).toBeUndefined();
});

it("an article's number that ends in a sign says no currency", () => {
  expect(currencyOf('Invoice 12\n1   AB.12 24/€ terminal block     69.82\nTotal        69.82')).toBeUndefined();
});

it('a quarter of a year is no quetzal', () => {
  expect(currencyOf('Invoice 12\nConsulting, Q 3     1,600.00\nTotal     1,600.00')).toBeUndefined();
});

it('a foot is no forint', () => {
  expect(currencyOf('Invoice 12\nFence, 100 Ft     1,600.00\nTotal     1,600.00')).toBeUndefined();
});

it("an exchange rate, and what it changes, is another's money", () => {
  const page = `
Factura 0007-00000474                      Cuit: 30-71234567-1
El importe total de esta factura equivale a U$S 71,25 al tipo de cambio vendedor
del día de la facturación (U$S 1,00 = $ 156,9100)
GRAVADO        IVA
 9.240,00      1.940,40       $   11.180,40`;
  expect(currencyOf(page)?.value).toBe('ARS');
});

it.each([
  ['CHF', 'Rechnung 12\nMenge    Einzelpreis/CHF   Gesamt/CHF\n1       109.75     109.75'],
  ['USD', 'Factura 12\nSON: DOS MIL CON 50/100 DOLARES\nTotal    2,745.50'],
  ['BDT', 'Invoice 12\nThirty-Five Thousand Taka Only\nTotal    35,000.00'],
])('%s behind a stroke, or in words', (code, page) => {
  expect(currencyOf(page)?.value).toBe(code);
});

it('letters of a font that is not understood say no currency', () => {
  expect(currencyOf('Rechnung 12\n:;<=&>&<?$& @&"$& &%$#  1234,50\nBetrag   1234,50')?.value).not.toBe('USD');
});

it('a sign alone in a picture counts before the figure of a sum, and a postcode of Essex names no ringgit', () => {
  const page = `
Invoice 12                Delivery Address: Unit 5, Grays, Essex RM20 1AA
Invoice Total        £        261.60`;
  expect(understand([recognised(page)]).fields.currency?.value).toBe('GBP');
});

it('letters that figures stand between are no code', () => {
  expect(currencyOf('Conta 12\nUnidade de Leitura: TH07B512\nTotal      1062,00')).toBeUndefined();
  expect(currencyOf('Conta 12\nTotal      1062,00THB')?.value).toBe('THB');
});

it('Bangladesh’s taka are written ‘Tk.’ before a sum', () => {
  expect(currencyOf('Invoice 12\nTotal Due      Tk. 456.50')?.value).toBe('BDT');
  expect(currencyOf('Invoice 12\nTk. Maker\nTotal Due      456.50')).toBeUndefined();
});

it.each(['90183990 TL SILICON CATHETER 18FR', 'TL BRACE REGULAR'])(
  'letters that an article is called by are no lira: %s',
  (article) => {
    const page = `Tax Invoice 12\nGSTIN: 36AAACB1234C1Z5\n${article}     2     250.00     500.00\nTotal     500.00`;
    expect(currencyOf(page)?.value).toBe('INR');
  },
);
it('a lira is a lira without its cents', () => expect(currencyOf('Fatura 12\nToplam      500 TL')?.value).toBe('TRY'));
