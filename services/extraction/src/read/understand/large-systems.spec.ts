import { expect, it } from 'vitest';
import { typedPage } from '../../testing/typed-page.ts';
import { understand } from './understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;

it('a box may hold the number and its day, one behind the other', () => {
  const fields = read(`
INVOICE
Bill-to party                         Billing document / Date
Doornbos Scheepswerven NV             628761283 / 05.08.2026
Kade Zuid 2                           Sales order / Date
9936 HC Farmsum                       510023518 / 22.07.2026

Terms of payment: Net due 04.09.2026

Items total                           3,594.00
Freight surcharge                        85.00
Total net value                       3,679.00
Output tax 21.000 % on 3,679.00         772.59
Final amount EUR                      4,451.59`);
  expect(fields.invoiceNumber?.value).toBe('628761283');
  expect(fields.issueDate?.value).toBe('2026-08-05');
  expect(fields.dueDate?.value).toBe('2026-09-04');
  expect(fields.netTotal?.value).toBe('3679.00');
  expect(fields.grossTotal?.value).toBe('4451.59');
});

it('a customer’s VAT number says so by its label, though the supplier’s comes later', () => {
  const fields = read(`
Verkoop - Factuur VF26017

Bakkerij Hoogendoorn VOF
Dorpsstraat 102
3648 AM Wilnis

Btw-nr. klant      NL645393551B01
Uw referentie      PO4711

Btw-nummer         NL004495445B01`);
  expect(fields.supplierVatNumber?.value).not.toBe('NL645393551B01');
});

it('a rate among lines without a word of VAT is a royalty’s, and makes no tax', () => {
  const statement = read(`
Title              Units sold     Net receipts     Royalty rate     Royalty due
Soil Mechanics        100            2,735.20          12.5%           341.90
Foundations           137            1,024.40          12.5%           128.05
Total payable                                                     GBP 469.95`);
  expect(statement.netTotal?.value).not.toBe('3759.60');
  const franchise = read(`
Concepto                     Ventas del mes        %         Importe
Royalty de explotación           31.480,00      5,00 %      1.574,00
Canon de publicidad              31.480,00      2,00 %        629,60

Base imponible       % IVA       Cuota IVA       Total factura
2.203,60             21,00          462,76          2.666,36 €`);
  expect(franchise.netTotal?.value).toBe('2203.60');
  expect(franchise.vatTotal?.value).toBe('462.76');
  expect(franchise.grossTotal?.value).toBe('2666.36');
});
