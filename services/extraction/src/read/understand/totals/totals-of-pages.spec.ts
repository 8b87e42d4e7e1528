import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { layOutRows } from '../../layout.ts';
import type { Word } from '../../page-model.ts';
import { understand } from '../understand.ts';

it('amounts in a column of another currency are for information', () => {
  const read = understand([
    typedPage(`
Invoice number: 77     Currency: USD

                                       USD         EUR
PRO 1 month                         119.95      109.15
Total                               119.95      109.15`),
  ]);
  expect(valuesOf(read)).toMatchObject({ currency: 'USD', grossTotal: '119.95' });
});

it('a credit note whose VAT alone bears no minus has one sign for all three', () => {
  const read = understand([
    typedPage(`
Avoir AV-2017-0005
                               Total HT            -218,48 €
                               TVA                   14,99 €
                               Total TTC           -233,47 €`),
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '218.48', vatTotal: '14.99', grossTotal: '233.47' });
});

it('a scan says its figures and its VAT number although letters of them and of the label are worn', () => {
  const worn = `
Invoice number: R-100          Date: 12.03.2026
Ust. -1d.-N£,    DE234567891
                               Net total           1O0.00
                               VAT 20 %             2O.0O
                               Total               l20.00`;
  const read = (source: 'text' | 'ocr') => valuesOf(understand([typedPage(worn, 1, source)]));
  expect(read('ocr')).toMatchObject({ supplierVatNumber: 'DE234567891', netTotal: '100.00', grossTotal: '120.00' });
  expect(read('text').netTotal).toBeUndefined();
});

it('a minus that a scan shows as two strokes is one', () => {
  const typed = `
Rechnungskorrektur Nr. RK-12
Rechnungssumme ohne USt.        -7,67
Steuerbetrag                    -1,12
Bruttosumme                     =8,79`;
  expect(valuesOf(understand([typedPage(typed, 1, 'ocr')]))).toMatchObject({ netTotal: '-7.67', grossTotal: '-8.79' });
});

it('where nothing is said of VAT, lines less a reduction that come to the total are the net total', () => {
  const read = understand([
    typedPage(`
INVOICE  77123                       Date: March 3, 2026

Item                      Price      Quantity       Total
Lawn care               $100.00             2     $200.00
Seeds                    $50.00             1      $50.00
                                     Subtotal     $250.00
                                     Discount     -$25.00
                                        Total     $225.00`),
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '225.00', grossTotal: '225.00' });
});

it('taxes of several rates in brackets are summed up', () => {
  const read = understand([
    typedPage(`
Invoice no 4711               Date 12 March 2026

                              Subtotal:      GBP 300.00
                              VAT (20%):      GBP 40.00
                              VAT (5%):        GBP 5.00
                              Total:         GBP 345.00`),
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '300.00', vatTotal: '45.00', grossTotal: '345.00' });
});

it('a total from which a payment is taken off already is the amount due, not the total', () => {
  const { fields } = understand([
    typedPage(`
Rechnungsnummer 000294        Rechnungsdatum 16.03.2026

                              Zwischensumme       857,98 EUR
                              MwSt (19%)          163,02 EUR
                              Bezahlt           - 306,30 EUR
                              Gesamt              714,70 EUR`),
  ]);
  expect(fields.netTotal?.value).toBe('857.98');
  expect(fields.vatTotal?.value).toBe('163.02');
  expect(fields.amountDue?.value).toBe('714.70');
  expect(fields.grossTotal).toBeUndefined();
});

it("dirhams are Morocco's", () => {
  expect(valuesOf(understand([typedPage('Sous-total   1.451,59 DH\nTotal        1.741,91 DH')])).currency).toBe('MAD');
});

it('a net total that only adds up makes nothing certain where another is called the net total', () => {
  const { fields } = understand([
    typedPage(`
Rechnungsnummer RE-2025-00247            Rechnungsdatum 28.08.2025

                         Summe netto:            25.708,00 €
                         Umsatzsteuer (0%):           0,00 €
                         Rechnungsbetrag:        30.849,60 €`),
  ]);
  for (const name of ['netTotal', 'vatTotal', 'grossTotal'] as const)
    expect(fields[name]?.confidence ?? 0).toBeLessThan(0.5);
});

it('a tax without VAT on top of net and VAT belongs to the total, if what is paid leaves the amount due', () => {
  const { fields } = understand([
    typedPage(`
Rechnung 2025-HT-4721                    Datum 28.08.2025

                         Summe Netto               870,00 €
                         USt 10%                    87,00 €
                         Summe Brutto              957,00 €
                         Ortstaxe                   16,80 €
                         GESAMTBETRAG              973,80 €
                         Bereits geleistet         300,00 €
                         Zu zahlen                 673,80 €`),
  ]);
  expect([fields.grossTotal?.value, fields.amountDue?.value]).toEqual(['973.80', '673.80']);
  expect(fields.grossTotal?.confidence).toBeLessThan(0.5);
});

it('an amount under its currency, in two lines beside its label, is that label’s', () => {
  const word = (text: string, x0: number, y0: number): Word => ({
    ...{ text, x0, x1: x0 + 5 * text.length, y0, y1: y0 + 10, confidence: 1 },
  });
  const labels = ['Nettobetrag:', 'Umsatzsteuer:', 'Rechnungsbetrag:'];
  const amounts = ['53.746,00', '10.749,20', '64.495,20'];
  const words = labels.flatMap((label, row) => [
    word('EUR', 520, 59 + 40 * row),
    word(label, 58, 65 + 40 * row),
    word(amounts[row] ?? '', 490, 71 + 40 * row),
  ]);
  const page = { number: 1, width: 595, height: 842, rows: layOutRows(words, 'text'), source: 'text' as const };
  expect(valuesOf(understand([page]))).toMatchObject({
    netTotal: '53746.00',
    vatTotal: '10749.20',
    grossTotal: '64495.20',
  });
});

it('a sum with its currency behind the colon is what is added up, and what all comes to the total', () => {
  const { fields } = understand([
    typedPage(`
Summe: EUR 724,00
20% Mehrwertsteuer: EUR 132,00
10% Mehrwertsteuer:            EUR 6,40
Gesamt: EUR 862,40`),
  ]);
  expect(fields.netTotal?.value).toBe('724.00');
  expect(fields.grossTotal?.value).toBe('862.40');
});

it('what a payment is to be marked with is none that was made', () => {
  const page = typedPage(`
Factura INV/2026/00001
Comunicación de pago: INV/2026/00001     Importe base      194,85 €
                                         IVA 21%            40,92 €
                                         Total             235,77 €`);
  expect(valuesOf(understand([page])).amountDue).toBe('235.77');
});

it.each([
  ['a dash for the cents', '€ 5.600,–', '€ 1.120,–', '€ 6.720,–', '6720.00'],
  ['two dashes, as Switzerland has it', "5'600.--", "1'120.--", "6'720.--", '6720.00'],
  ['a sign right behind groups of thousands', '1 000 000$', '200 000$', '1 200 000$', '1200000.00'],
])('money is read with %s', (_how, net, vat, total, gross) => {
  const page = typedPage(`
Rechnung Nr. EV-2026-042         Datum 20.03.2026
Nettobetrag                      ${net}
USt. 20%                         ${vat}
Bruttobetrag                     ${total}`);
  expect(valuesOf(understand([page]))).toMatchObject({ grossTotal: gross, amountDue: gross });
});

it('what is kept for some years is no money that is kept back', () => {
  const page = typedPage(`
Invoice 42                       Date 20 March 2026
Net amount                       30150.00 €
VAT 0%                               0.00 €
Total                            30150.00 €
Retention period: 7 years`);
  expect(valuesOf(understand([page])).amountDue).toBe('30150.00');
});

it('an amount to be paid is none that was', () => {
  const page = typedPage(`
INVOICE 230300337          Issue date: 08.03.2026
                           Tax Base:              14 355,00 €
                           Tax Amount:                 0,00 €
                           - Prepaid:                  0,00 €
                           Amount to be Paid:     14 355,00 €`);
  expect(valuesOf(understand([page])).amountDue).toBe('14355.00');
});

it('where there is no VAT the net total is what is due, and a bank called credit no payment', () => {
  const dueOf = (typed: string) => valuesOf(understand([typedPage(typed)])).amountDue;
  expect(
    dueOf(`
FACTURE n° 2026-0814
Désignation              Quantité     PU HT        Total HT
Prestation conseil             12     90,00         1080,00
TOTAL HT                                            1080,00
TVA non applicable, article 293 B du CGI.`),
  ).toBe('1080.00');
  expect(
    dueOf(`
FACTURE n° 12
Description              Quantité     PU HT        Total HT
Prestation conseil             12     90,00         1080,00
                                   TOTAL HT :       1080,00€
RÈGLEMENT :                        TVA 20% :         216,00€
Banque : Crédit du Nord            TOTAL TTC :      1296,00€`),
  ).toBe('1296.00');
});

it('what is shipped for is no VAT, however well it adds up', () => {
  const page = typedPage(`
INVOICE # 35339                   Date:  Dec 28 2026
Item            Quantity       Rate        Amount
Labels                 9    $274.77     $2,472.93
                           Subtotal:    $2,472.93
                           Shipping:        $1.20
                           Total:       $2,474.13`);
  expect(valuesOf(understand([page]))).toMatchObject({ grossTotal: '2474.13' });
  expect(understand([page]).fields.vatTotal).toBeUndefined();
});

it('a total is not sure that the net total and the taxes beside it do not come to', () => {
  const sureOf = (total: string) =>
    understand([
      typedPage(`
RECHNUNG Rechnungsnummer: 2026-0816     Rechnungsdatum: 16.08.2026
Nettobetrag gesamt:                     2.385,00 €
USt 20% auf 1.225,00 €:                   245,00 €
USt 10% auf 1.160,00 €:                   116,00 €
Bruttobetrag:                           ${total} €
Zahlbar:                                ${total} €`),
    ]).fields.grossTotal?.confidence ?? 0;
  expect(sureOf('2.746,00')).toBeGreaterThan(0.6);
  expect(sureOf('2.700,00')).toBeLessThan(0.5);
});

it('lakhs are parted by two, and the taxes under the items are none of them', () => {
  const { fields, lines } = understand([
    typedPage(`
Tax Invoice     Invoice No. DE/32     Dated 25-Jul-26
Sl   Description of Goods   HSN/SAC      Quantity     Rate       Amount
1    SS 304 SHEET           72199013     805 KGS      232.00     1,86,760.00
     CGST                                             9 %          16,808.40
     SGST                                             9 %          16,808.40
     ROUND OFF                                                          0.20
     Total                                                       2,20,377.00`),
  ]);
  expect(fields.grossTotal?.value).toBe('220377.00');
  expect(lines.map(({ netTotal }) => netTotal)).toEqual(['186760.00']);
});

it('what is shipped for and what is taken off are counted in before a total is doubted', () => {
  const sureOf = (total: string) =>
    understand([
      typedPage(`
INVOICE I1083             Date 08-14-2026
                          Subtotal        $160.00
                          Discount        -$20.00
                          Shipping          $5.00
                          Tax              $28.00
                          Total           $${total}`),
    ]).fields.grossTotal?.confidence ?? 0;
  expect(sureOf('173.00')).toBeGreaterThan(0.6);
  expect(sureOf('170.00')).toBeLessThan(0.5);
});

it('a total in whole money stands behind the count of what was bought', () => {
  const read = understand([
    typedPage(`
Tax Invoice TS-4473
Shoe polish          400.00 Pcs.      10,620.35
Rounded off (-)                            0.35
Total                400.00 Pcs.      10,620`),
  ]);
  expect(valuesOf(read).grossTotal).toBe('10620.00');
});

it('of two taxes a cent apart it is the one that comes to the total to the cent', () => {
  const read = understand([
    typedPage(`
Fakturadatum: 2026-03-06           Fakturanummer: 2687001830
Medelspotpris       241 kWh    63,41 öre/kWh  152,81 kr
Fast avgift          31 dagar  61,76 kr        61,76 kr
Summa exkl moms                               214,57 kr
Moms (25%)                                     53,65 kr

Momspliktigt belopp      Moms       Öresavrundning      Totalt belopp
214,57 kr                53,64 kr         -0,21 kr          268,00 kr`),
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '214.57', vatTotal: '53.64', grossTotal: '268.00' });
});
