import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { recognised } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const totalsOf = (typed: string) => {
  const { netTotal, vatTotal, grossTotal, amountDue } = understand([typedPage(typed)]).fields;
  return [netTotal?.value, vatTotal?.value, grossTotal?.value, amountDue?.value];
};

it("an Italian utility's excise is no VAT, which goes to the state and not to the supplier", () => {
  const page = `
TOTALE BOLLETTA/FATTURA                    51,20 €
Totale al netto delle imposte              50,40 €
Totale Imposte                              0,80 €
Imponibile                                 51,20 €
Totale con IVA                             62,46 €
Iva 22% (su imponibile 51,20 €):           11,26 €
Art. 17-ter D.P.R. n. 633-1972 (22%) Split Payment
Totale da pagare                           51,20 €`;
  expect(totalsOf(page)).toEqual(['51.20', '11.26', '62.46', '51.20']);
});

it("what an Argentine's standing to the tax is called is no amount of it, and 'Factura C' bears none", () => {
  const page = `
                                COD. 011          FACTURA
Punto de Venta: 00007    Comp. Nro: 00000471
Condición frente al IVA:    IVA Responsable Inscripto    Domicilio: Av. Mitre 812 - Rosario, Santa Fe
Producto / Servicio           Cantidad       Precio Unit.       Subtotal
Pintura de frente                 1,00           96000,00       96000,00
                                            Subtotal: $         96000,00
                                            Importe Otros Tributos: $       0,00
                                            Importe Total: $    96000,00`;
  expect(totalsOf(page)).toEqual(['96000.00', '0.00', '96000.00', '96000.00']);
});

it('other taxes of Argentina stand between VAT and total, and bear none', () => {
  const page = `
FACTURA A   0007-00000472
Importe Neto Gravado: $       1000,00
IVA 21%: $                     210,00
Importe Otros Tributos: $       30,00
Importe Total: $              1240,00`;
  expect(totalsOf(page).slice(0, 3)).toEqual(['1000.00', '210.00', '1240.00']);
});

it('a total in whole money whose rounding is not printed is not certain', () => {
  const page = (net: string) => `
GST TAX INVOICE  TS-4475
CGST%      Taxable    Tax Amt   SGST%     Taxable    Tax Amt    Total GST      Cash Disc       215.00  Gross       ${net}
2.50%     4085.00     102.13    2.50%     4085.00     102.13       204.26                       Less         215.00
                                                                                                Add          204.26
                                                                                                NET         4289.00`;
  expect(totalsOf(page('4300.00')).slice(0, 3)).toEqual(['4085.00', '204.26', '4289.00']);
  const { grossTotal } = understand([typedPage(page('4300.00'))]).fields;
  expect(grossTotal?.confidence).toBeLessThan(0.9);
});

it('under three names of sums whole numbers are money', () => {
  const page = `
Fakturanr 4711
Exkl moms                 Moms kr                 ATT BETALA
12400                     3100                    15500`;
  expect(totalsOf(page)).toEqual(['12400.00', '3100.00', '15500.00', '15500.00']);
});

it('what stands a little beside a heading is of another column', () => {
  const page = `
FACTURA A   0007-00000473
Subtotal   Descuento    Tasa  Neto Gravado      I.V.A.      TOTAL
                        0.00
96000.00                0.00%    96000.00                   96000.00`;
  expect(totalsOf(page)[2]).toBe('96000.00');
  expect(totalsOf(page)[0]).not.toBe('0.00');
});

it('what the lines come to and was paid as a whole is the total', () => {
  const page = `
Receipt   HK-0007
Hobby licence     1      $14.00     $14.00
                         Subtotal     $14.00
                         Amount paid     $14.00`;
  expect(totalsOf(page)[2]).toBe('14.00');
});

it("a VAT of nought by one rate is not that of a page that names another's", () => {
  const page = `
GST INVOICE   TS-4476
S.N  HSN        Product Name      Qty      RATE    DISC    SGST   VALUE     CGST   VALUE     AMOUNT
1    30049081   Zinc tablets        5     12.56    5.00    2.50    1.49     2.50    1.49      62.80

CLASS          TOTAL      SCHEME      DISCOUNT       SGST       CGST      TOTAL GST           TOTAL           62.80
GST 5.00%      62.80        0.00          3.14       1.49       1.49           2.98           DIS AMT.         3.14
GST 12.00%      0.00        0.00          0.00       0.00       0.00           0.00           SGST PAYBLE      1.49
GST 18.00%      0.00        0.00          0.00       0.00       0.00           0.00           CGST PAYBLE      1.49
TOTAL          62.80        0.00          3.14       1.49       1.49           2.98           Round off        0.36
                                                                             Grand Total
                                                                                               63.00`;
  const { netTotal, vatTotal, grossTotal } = understand([typedPage(page)]).fields;
  for (const total of [netTotal, vatTotal, grossTotal]) expect(total?.confidence ?? 0).toBeLessThan(0.7);
});

it('what a printed rate makes of the net total is VAT, whatever it is called', () => {
  const page = `
Invoice   TS-4477
Sequencing, one run      8%       1,500.00
                                    Subtotal      1,500.00
     Local supply of goods and services 8%          120.00
                                Invoice Total     1,620.00`;
  expect(totalsOf(page).slice(0, 3)).toEqual(['1500.00', '120.00', '1620.00']);
});

it("a bank's name is no payment", () => {
  const page = `
FACTURE   FA-0012                                Date: 15/12/2025
                                                 SAS au capital de 12 829,00 €
DÉSIGNATION                                                MONTANT HT
Export des fiches                                            900,00 €
                                        TOTAL HT             900,00 €

                                        NET À PAYER
Titulaire            ANNE PELLETIER
Banque       CREDIT MUTUEL              900,00 €

TVA non applicable selon l'article 293 B du CGI`;
  expect(totalsOf(page)).toEqual(['900.00', '0.00', '900.00', '900.00']);
});

it('the sums of a Dutch works: goods, carriage, what is taxed, the tax and the bill', () => {
  const page = `
Pos.   Materiaal        Aantal      Prijs / eenheid         Waarde
0010   15995646              1               534,87         534,87
Netto goederenwaarde                                        534,87
Vrachtkosten                                                 19,95
BTW plichtig bedrag                                         554,82
Af te dragen BTW                        21,00      %        116,51
Rekeningsbedrag                                             671,33`;
  expect(totalsOf(page)).toEqual(['554.82', '116.51', '671.33', '671.33']);
});

it('what is charged where no VAT follows is part of the net total, as nothing else is', () => {
  const page = `
Item            Quantity    Unit Price    VAT        Total
Cure 60               24         19.39    €0.00    €465.36
                            Subtotal               €465.36
                            VAT                      €0.00
                            Shipping                €29.99
                            Total                  €495.35`;
  expect(totalsOf(page).slice(0, 3)).toEqual(['495.35', '0.00', '495.35']);
});

it('of two rates that each add up, and a total row in two languages, what the items come to is the net total', () => {
  const page = `
Description             Quantity   Unit Price   Net Amount  VAT%   VAT Amount   Gross Amount
Shaker 500 ml                800         1.65     1,320.00     0         0.00       1,320.00
One way pallet                 1         7.00         7.00     0         0.00           7.00
Delivery                       1       350.00       350.00     0         0.00         350.00
                     Total/ Összesen              1,677.00               0.00       1,677.00
         Amount To Pay/ Fizetendő összesen          EUR                            1,677.00
                                                Net Amount  VAT%   VAT Amount   Gross Amount
EU 0% services                      EUR             357.00     0         0.00         357.00
Adómentes szolgáltatás
37.§. alapján
                                    HUF                                  0.00
Provision of tax-free services
Adómentes szolgáltatás nyújtás
Sales of products in the EU VAT 0%  EUR           1,320.00     0         0.00       1,320.00`;
  expect(totalsOf(page)).toEqual(['1677.00', '0.00', '1677.00', '1677.00']);
});

it("what is free of VAT, by an article, is no amount of it: 'Escluso IVA art. 15'", () => {
  const page = `
VAT      Taxable        Rate %    Tax    RATES SUMMARY                        TOT. TAXABLE
ESC15        -0,31                       ESC15 - Escluso IVA art.15 DPR 633       967,77
NI41        968,08                       NI41 - Non imponibile IVA art.41     VAT
                                                                                       0
                                                                              TOTAL DOCUMENT
            967,77                                                                967,77`;
  expect(totalsOf(page)).toEqual(['967.77', '0.00', '967.77', '967.77']);
});

it('of a Mexican fee two taxes are kept back, and what is called the total is what is left', () => {
  const page = `
Cantidad  Descripción             Valor unitario    Importe
1.00      Honorarios                   10,000.00  10,000.00
                                  Subtotal        10,000.00
                                  IVA 16%          1,600.00
                                  Retención ISR    1,000.00
                                  Retención IVA    1,066.67
                                  Total            9,533.33`;
  expect(totalsOf(page)).toEqual(['10000.00', '1600.00', undefined, '9533.33']);
});

it('an invoice total before the tax is the net one in Arabic too', () => {
  const page = `
TAX INVOICE NO: 18-0213                     Date 09/08/2022
Item                  Qty     Price      Amount
Steel kettle         1.00    120.00      120.00
Gas cooker           2.00    240.00      480.00
إجمالى الفاتورة قبل الضريبة              600.00
ضريبة القيمة المضافة                      84.00`;
  expect(totalsOf(page).slice(0, 3)).toEqual(['600.00', '84.00', undefined]);
});

it("what a Colombian invoice calls 'valor factura' is its total, and the greater value of the goods none", () => {
  const page = `
FACTURA DE VENTA No. 4471                    Fecha: 12/03/2026
Valor mercancía                 150.000,00
Valor factura                   119.000,00`;
  expect(totalsOf(page)[2]).toBe('119000.00');
});

it("Paraguay's money has no decimals, by its name too, and the base of its only tax is the net total", () => {
  const page = `
Factura electrónica N°: 001-001-0000118
Fecha y Hora de Emisión: 2026-03-05T11:34:25          Condición de Venta: Contado
Moneda: Guarani
Código     Descripción                  Precio unitario     Cantidad    Exentas    5%          10%
001        Servicio profesional                195.000         8.00           0     0    1.560.000
Total Operación:                                                                         1.560.000
Total IVA:                                                                                 141.818
IVA 10%:                                                                                   141.818
Base Gravada 10%:                                                                        1.418.182`;
  expect(totalsOf(page)).toEqual(['1418182.00', '141818.00', '1560000.00', '1560000.00']);
  expect(understand([typedPage(page)]).fields.currency?.value).toBe('PYG');
});

it('the tax of a Polish receipt that is printed', () => {
  const { fields } = understand([
    typedPage(`
PARAGON FISKALNY                                   2026-08-25
Teczka szara                 22 szt. × 1,60   A         35,20
Sprzedaż opodatkowana A                        A         35,20
Kwota A 23%                                    A          6,58
SUMA PTU                                                  6,58
SUMA PLN                                                 35,20`),
  ]);
  expect([fields.netTotal?.value, fields.vatTotal?.value, fields.grossTotal?.value]).toEqual([
    '28.62',
    '6.58',
    '35.20',
  ]);
});

it('a recogniser’s ‘Total à règler’ is what is to be paid, and not what was', () => {
  const page = `
Facture N° FA-0114                    Date d'émission : 06/03/2026
Energie          Montant
Heure pleine     148 500,20
Heure creuse      24 300,30
Total à règler   172 800,50 EUR`;
  expect(understand([recognised(page)]).fields.grossTotal?.value).toBe('172800.50');
});

it("Tunisia's 'Prix TTC' below the taxes is the total, with the stamp", () => {
  const page = `
M.F.: 1604471/V/B/M/000
Désignation             Qte    P.U.H.T    TVA %    P.T.H.T
Carte mémoire           1      200,000        7    200,000
                                  P.T.H.T          200,000 DT
                                  Tva               14,000 DT
                                  Droit de timbre    0,600 DT
                                  Prix TTC         214,600 DT`;
  expect(totalsOf(page).slice(1, 3)).toEqual(['14.00', '214.60']);
});

it('what an accountant asks for his work is the net total, over the tax and the stamp', () => {
  const page = `
Note d'honoraires N°41/2026
Montant des honoraires           400,000 DT
TVA 13%                           52,000 DT
Timbre                             0,600 DT
Honoraire TTC                    452,600 DT`;
  expect(totalsOf(page).slice(0, 3)).toEqual(['400.00', '52.00', '452.60']);
});
