// Rows under the items that end in an amount and are none of them.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (...typed: readonly string[]) => understand(typed.map((page, index) => typedPage(page, index + 1)));

it('what is to be paid, under headings of its own, is no item', () => {
  const payment = read(`
Recibo 12345        Fecha: 16/03/2026
   DESCRIPCIÓN                                       SUBTOTAL
   Consola                                            $499.00
   Televisor                                          $399.00
   Bocinas                                            $129.00
INFO DE PAGO               MES A PAGAR          TOTAL A PAGAR
Número de Cuenta: 123567744
Número de Ruta: 120000547     marzo                  $1027.00`);
  expect(linesOf(payment)).toEqual([
    [undefined, '499.00'],
    [undefined, '399.00'],
    [undefined, '129.00'],
  ]);
});

it('a row that says it is a sum is no item, whatever stands before it', () => {
  const order = read(`
Invoice 88-12        March 3, 2026
Items Ordered                                            Price
2 of: Faucets for sink                                  $27.99
1 of: Kitchen faucet                                    $31.87

Payment Method:            Item(s) Subtotal:            $59.86
American Express           Shipping & Handling:          $0.00
                           Grand Total:                 $59.86`);
  expect(linesOf(order)).toEqual([
    ['2', '27.99'],
    ['1', '31.87'],
  ]);
  const empty = read(`
  Nº DE FACTURA         FECHA
        007           12/7/2026
            Descripción                 Precio         Importe
   1 Balde de pintura                     3000            3000
TOTAL                                                   $ 3000`);
  expect(linesOf(empty)).toEqual([['1', '3000.00']]);
});

it('an amount that says no more than that it is one is no item', () => {
  const { lines } = read(`
Invoice No: INV12345
Date: 21/06/2026
Customer: John Doe
Service: Website Development
Amount: $1,200.00
Tax: $100.00
Total Amount: $1,300.00`);
  expect(lines).toEqual([]);
});

it('the second copy of a page is none of the invoice', () => {
  const copy = (which: string) => `
A      Factura                       ${which}      Pagina 1 de 1
Talleres del Sur
Nº: 4000-12            Fecha: 27/03/2026
Descripción          Cantidad      Precio      Importe
Revisión                    2       50,00       100,00
Aceite                      1       20,00        20,00
Total neto                                      120,00
IVA 21%                                          25,20
Total                                           145,20`;
  const thrice = read(copy('Original'), copy('Duplicado'), copy('Triplicado'));
  expect(linesOf(thrice)).toEqual([
    ['2', '100.00'],
    ['1', '20.00'],
  ]);
});

it('of a total with VAT in each row the part without it is the line’s', () => {
  const { lines } = read(`
A     Factura numero: 0000-33        Fecha de emision: 2026-05-20
  Cantidad     Detalle             Precio    % IVA   $ IVA      Total
        10     Tornillo 8 mm         3.00     21.0    6.30      36.30
         5     Tuerca 8 mm           2.00     21.0    2.10      12.10
                                    Neto                        40.00
                                    Total IVA                    8.40
                                    Total                       48.40`);
  expect(lines.map(({ quantity, netTotal }) => [quantity, netTotal])).toEqual([
    ['10', '30.00'],
    ['5', '10.00'],
  ]);
});

it('it is where the page prints no net total too', () => {
  const { lines } = read(`
A     Factura numero: 0000-33        Fecha de emision: 2026-05-20
  Cantidad     Detalle             Precio    % IVA   $ IVA      Total
        10     Tornillo 8 mm         3.00     21.0    6.30      36.30
         5     Tuerca 8 mm           2.00     21.0    2.10      12.10
         1     Libro                 5.00      0.0    0.00       5.00
                                    Total                       53.40`);
  expect(lines.map(({ quantity, netTotal }) => [quantity, netTotal])).toEqual([
    ['10', '30.00'],
    ['5', '10.00'],
    ['1', '5.00'],
  ]);
});

it('a price with more decimals than the total is the price', () => {
  const { lines } = read(`
Désignation                 Quantité       Prix HT      TVA     TOTAL HT
BONBONS 75G                        2       0.892 €       21      1.785 €
GLACE                              2       1.698 €        6      3.396 €
Tabac                              1       7.200 €        0      7.200 €
                                      Total H.T :               12.381 €`);
  expect(lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
    ['2', '0.892'],
    ['2', '1.698'],
    ['1', '7.20'],
  ]);
});

it('a text under a heading that is centred over it is whole', () => {
  const { lines } = read(`
  QTÉ            DÉSIGNATION              PRIX UNIT. HT      MONTANT HT
    1    Développement d'un site internet          565,00          565,00
    1    Une journée de formation                  250,00          250,00
                                     Total HT                      815,00`);
  expect(lines.map(({ designation }) => designation)).toEqual([
    "Développement d'un site internet",
    'Une journée de formation',
  ]);
});

it('a remark that ends in an amount is none, nor is what is to be sent', () => {
  const domain = read(`
Rechnung 6844134               Datum  31.08.2026     Fällig am  30.09.2026
 Bezeichnung                     Zeitraum             Nettobetrag     MwSt.
 Webhosting : Web-Paket          vom 31.08.26               69,00     19.0%
 250 GB Speicher                 bis zum 30.08.27
 Domain : beispiel.example       vom 31.08.26               43,70     19.0%
 Registrierung der Domain        bis zum 30.08.29     Preis zzgl. Steuern
                                                          : 45,60
                                                     Rabatt : 5%
                                 Nettobetrag EUR           112,70
                                 MwSt. 19.0%                21,41
                                 Bruttobetrag EUR          134,11`);
  expect(linesOf(domain)).toEqual([
    [undefined, '69.00'],
    [undefined, '43.70'],
  ]);
  expect(domain.fields.dueDate?.value).toBe('2026-09-30');
  const sent = read(`
RECHNUNG # SG8541     16.09.2026
Überweisen Sie die Zahlung
Zu sendender Betrag: 7.500,00 €
Gesamt  7.500,00 €`);
  expect(sent.lines).toEqual([]);
});

it('what has a currency’s sign is no quantity', () => {
  const { lines } = read(`
Invoice No. SS-2026-001
 Description                            Qty                       Amount
                                            Unit Price
 Brand Identity Package                   1 £400.00              £400.00
 Ongoing Maintenance                      2 £100.00              £200.00
                                             Subtotal            £600.00
                                             Total               £600.00`);
  expect(lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
    ['1', '400.00'],
    ['2', '100.00'],
  ]);
});

it('a rate that is glued to its tax leaves the tax a label', () => {
  const { fields } = read(`
Rechnung Nr.: 2014145       16.02.2026
                                              328,00 €
                              MwSt.19 %        62,32 €
                              Gesamtbetrag    390,32 €`);
  expect([fields.vatTotal?.value, fields.grossTotal?.value]).toEqual(['62.32', '390.32']);
});

it('neither the sum under the lines nor a summary by codes is one of them', () => {
  const { lines } = read(`
TAX INVOICE       Invoice No. GST-3425-26       Invoice Date 23-Jul-2026
Sr. No.   Name of Product / Service    HSN / SAC    Qty       Rate        Taxable Value
1         Metal Hand Tool Kit          8302         1 NOS     2,535.00    2,535.00
2         Universal Tool Kit           8302         1 NOS     1,270.00    1,270.00
                                                                          3,805.00
                                                    IGST (18.00 %)          684.90
Total                                               2 NOS                 4,489.90
HSN / SAC                Taxable Value      IGST %      Amount          Total
8302                     3,805.00           18.00       684.90          684.90
Total                    3,805.00                       684.90          684.90`);
  expect(lines.map(({ quantity, netTotal }) => [quantity, netTotal])).toEqual([
    ['1', '2535.00'],
    ['1', '1270.00'],
  ]);
});

it('a sum over the lines that come to it is none of them, and neither is one behind a plus', () => {
  const { lines } = read(`
Factura INV/2026/00001      Fecha de factura 25/05/2026
Descripción                     Cantidad    Precio unitario     Impuestos      Importe
                                                                              194,85 €
Riego automático                    1,00             120,00         21% G     120,00 €
Monstera - maceta 21 cm             3,00              24,95         21% G      74,85 €
Forma de pago: 30 días                                     + Base bruta       194,85 €
                                                           + IVA :             40,92 €
                                                           Total:             235,77 €`);
  expect(lines.map(({ quantity, netTotal }) => [quantity, netTotal])).toEqual([
    ['1', '120.00'],
    ['3', '74.85'],
  ]);
});

it('a head in three rows over several items is none of sums: the total is that of all', () => {
  const { fields } = read(`
Tax Invoice    Invoice Number : KLM7-4402817    Invoice Date : 08.02.2026
Sl.                    Unit                       Net      Tax    Tax     Tax       Total
     Description                Discount   Qty
No                     Price                      Amount   Rate   Type    Amount    Amount
1    Bhujia 1 kg       ₹250.00  -₹12.50    1      ₹237.50  12%    IGST    ₹28.50    ₹266.00
2    Noodles 400 g     ₹200.89  -₹10.04    1      ₹190.85  12%    IGST    ₹22.90    ₹213.75
3    Oats 500 g        ₹189.52   -₹9.48    1      ₹180.04   5%    IGST     ₹9.01    ₹189.05
TOTAL:                                                                    ₹60.41    ₹668.80`);
  expect([fields.netTotal?.value, fields.vatTotal?.value, fields.grossTotal?.value]).toEqual([
    '608.39',
    '60.41',
    '668.80',
  ]);
});

it('what one of a line costs, in the column of totals under it, is no line', () => {
  const { lines } = read(`
Rechnung Nr. 17          Rechnungsdatum: 2026-10-07
Leistung                    Menge           Betrag
Website Design              7 Stunden       1.050,00 €
                            Preis pro Stunde: 150 €
Equipment Starter           15 Stück        4.500,00 €
                            Preis pro Stück: 300 €
                            Gesamtbetrag Netto:   5.550,00 €`);
  expect(lines.map(({ quantity, unitPrice, netTotal }) => [quantity, unitPrice, netTotal])).toEqual([
    ['7', '150.00', '1050.00'],
    ['15', '300.00', '4500.00'],
  ]);
});

it('a table goes on after the net sum of a group', () => {
  const { lines } = read(`
Facture 2026-001-F
Réf.    Désignation     Quantité     Prix unitaire (HT)     Prix total (HT)
Articles
01      Article 1              1                10,00 €             10,00 €
                                     Sous-total (HT) :              10,00 €
Services
03      Service 1              3                15,00 €             45,00 €
                                     Sous-total (HT) :              45,00 €
                                     Total HT :                     55,00 €`);
  expect(lines.map(({ netTotal }) => netTotal)).toEqual(['10.00', '45.00']);
});

it('a group’s head that says what its items come to is no item', () => {
  const bill = read(`
Factura TA6C4011           1 feb. 2024
Concepto                          Cantidad     Precio     Importe
Cuotas                                                     120,62
Fibra 1 Gb                           1          74,38       74,38
Línea móvil                          3          12,40       37,19
Centralita                           1           9,05        9,05
Equipos                                                     11,58
Terminal                             1          11,58       11,58
Total conceptos                                            132,20`);
  expect(linesOf(bill).map(([, net]) => net)).toEqual(['74.38', '37.19', '9.05', '11.58']);
});

it('a carrier’s list of parcels has lines', () => {
  const list = read(`
Factura 482/0007719          31-03-2025
FECHA     ALBARÁN      DESTINO      BULT     KILOS     IMPORTE
02/03     40118204     SEVILLA         1      12,5       13,28
03/03     40118288     VIGO            5       5,0       20,15
Base imponible                                           33,43`);
  expect(linesOf(list).map(([, net]) => net)).toEqual(['13.28', '20.15']);
});
