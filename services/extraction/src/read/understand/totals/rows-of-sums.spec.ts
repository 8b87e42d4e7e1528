import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const totalsOf = (typed: string) => {
  const { netTotal, vatTotal, grossTotal } = understand([typedPage(typed)]).fields;
  return [netTotal?.value, vatTotal?.value, grossTotal?.value];
};

it('the last row of a table with a column for each tax sums up the net total, two taxes and the total', () => {
  const page = `
TAX INVOICE
Invoice No: TS-4471
No  Goods              HSN       Qty     Rate   Taxable Value     CGST    SGST    IGST    Total Amount
1   Paneer rolls       21069099  10.00   82.00        820.00     20.50   20.50    0.00        861.00
2   Lentil soup        21041010  6.00    55.00        330.00      8.25    8.25    0.00        346.50
    Total                        16.00              1,150.00     28.75   28.75    0.00      1,207.50`;
  expect(totalsOf(page)).toEqual(['1150.00', '57.50', '1207.50']);
});

it('items with such rows of their own, without a row that sums them up, say no totals', () => {
  const page = `
Invoice No: TS-4472
Goods              Taxable Value     CGST    SGST    Total Amount
Paneer rolls            820.00      20.50   20.50        861.00
Lentil soup             330.00       8.25    8.25        346.50`;
  expect(totalsOf(page)[0]).not.toBe('330.00');
});

it('what is charged beside a tax is none', () => {
  const page = `
Invoice No: TS-4474
Pallets      20.00      240.00
Merchandise      Freight      Misc.      Sales Tax      Total
     240.00        18.50       0.00          16.80     275.30`;
  expect(totalsOf(page)[1]).not.toBe('35.30');
});

const BEARS = `
Invoice No     Invoice date
103061         2026-07-25
Article No     Denomination               Quantity     Price      Total
0111SAA11      Plush bear 25cm                  12      9,99     119,88
0115WAA11      Plush bear 65cm                   4     33,99     135,96`;

it('what is charged, under a heading, is no tax of a sale without any', () => {
  const sums = `
     Net      Freight    Customs fee    VAT excluded     VAT %      VAT       TO PAY
  255,84        20,00           0,00          275,84               0,00   275,84 EUR`;
  expect(totalsOf(BEARS + sums)).toEqual(['275.84', '0.00', '275.84']);
});

it('without a heading for the base the charge is none either', () => {
  const sums = `
     Net      Freight         VAT       TO PAY
  255,84        20,00        0,00   275,84 EUR`;
  expect(totalsOf(BEARS + sums)[1]).not.toBe('20.00');
});

it('of rows of which each is a rate’s, the one that is called the total sums them up, which two halves of a tax leave to be rounded', () => {
  const page = `
TAX INVOICE
Invoice No: TS-4479
RATES     AMOUNT     SCH AMT     DISC AMT     TAXABLE     CGST AMT     SGST AMT     TOTAL AMT
6.00      400.00        0.00         8.00      392.00        23.52        23.52        439.04
9.00      250.00        0.00         5.00      245.00        22.05        22.05        289.10
          650.00        0.00        13.00      637.00        45.57        45.57        728.00  TO PAY        728.00`;
  expect(totalsOf(page)).toEqual(['637.00', '91.14', '728.00']);
});

it('a net total by name beside the last rate’s row is given as it is printed, be it a cent less than the bases come to', () => {
  const { fields } = understand([
    typedPage(
      `
RESTAURANTE LANTERNA                  FATURA-RECIBO Nº FT 26B/417
DATA 12-11-2026
Código     Designação          QTD      Preço Un.     Iva      Valor
4471       SOPA DO DIA        2,00       2,10 €       13%      4,20 €
Incidências      %         Valor do IVA      TOTAL        TOTAIS
31,07 €        13,00       4,04 €            35,11 €      TOTAL DE DESCONTOS  0,00 €
4,10 €         23,00       0,94 €            5,04 €       VALOR LÍQUIDO      35,16 €
                                                          TOTAL DE IVA        4,98 €
                                                          TOTAL              40,15 €`,
      1,
      'ocr',
    ),
  ]);
  expect([fields.netTotal?.value, fields.vatTotal?.value, fields.grossTotal?.value]).toEqual([
    '35.16',
    '4.98',
    '40.15',
  ]);
});

it('a rate behind its name leaves the next line’s sum to what that calls it', () => {
  const { fields } = understand([
    typedPage(`
Ferretería Modelo                         Factura: FACT-118
CANT.     ARTÍCULO            PRECIO      TOTAL
10        Martillo            $900.00     $9,000.00
Subtotal: $9,000.00
Impuesto: 18%
Descuento: 5%
Total: $10,089.00`),
  ]);
  expect(fields.grossTotal?.value).toBe('10089.00');
});
