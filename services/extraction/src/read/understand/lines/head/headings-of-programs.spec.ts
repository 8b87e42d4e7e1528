// What columns are headed by billing programs in further words.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it.each([
  ['Désignation | Qtés | Prix unit. HT | Valeur', 'France'],
  ['Benämning | Kvantitet | Pris/st | Radbelopp', 'Sweden'],
  ['Tên hàng hóa, dịch vụ | Số lượng | Đơn giá | Thành tiền', 'Vietnam'],
  ['Denumire | Consumat kWh | Preţul lei/kWh | Suma fără TVA, lei', 'Moldova'],
  ['Leistungsart | Liefermenge | Betrag in EUR', 'Germany'],
  ['Narrative | Qty/hrs | Total ex GST', 'England'],
])('the headings of %s are known (%s)', (headings) => {
  const [text = '', ...figures] = headings.split(' | ');
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(26) + cells.map((cell) => cell.padStart(22)).join('');
  const page = [
    'Document 118                         12/03/2025',
    row(text, figures),
    row('Papier', figures.length > 2 ? ['4', '12,50', '50,00'] : ['4', '50,00']),
    row('Montage', figures.length > 2 ? ['3', '10,00', '28,00'] : ['3', '28,00']),
  ];
  expect(linesOf(understand([typedPage(page.join('\n'))]))).toEqual([
    ['4', '50.00'],
    ['3', '28.00'],
  ]);
});

it("the sums of Vietnam's form end its table", () => {
  const page = `
Document 118                                                       12/03/2025
Tên hàng hóa, dịch vụ     Đơn vị tính    Số lượng     Đơn giá     Thành tiền
Giấy in A4                Ram                  10     150.000      1.500.000
Mực in                    Hộp                   2     400.000        800.000
Cộng tiền hàng:                                                    2.300.000
Thuế suất GTGT: 10%    Tiền thuế GTGT:                               230.000
Tổng cộng tiền thanh toán:                                         2.530.000`;
  expect(linesOf(understand([typedPage(page)]))).toEqual([
    ['10', '1500000.00'],
    ['2', '800000.00'],
  ]);
});

it('what is a form of law as well heads no column: the name that begins with it is the sender’s', () => {
  const page = `
Furnizor :   S.C. MADE WORKS S.R.L.
Cap. Soc.    200 lei
Factura nr.  118              Data 12.03.2025

Denumire           Cantitate      Pret       Valoare
Montaj                     2     10.00         20.00
Total                                          20.00 RON`;
  const { fields } = understand([typedPage(page, 1, 'ocr')]);
  expect(fields.supplierName?.value).toBe('S.C. MADE WORKS S.R.L.');
});
