// What columns are headed by billing programs in further words.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it.each([
  ['Désignation | Qtés | Prix unit. HT | Valeur', 'France'],
  ['Benämning | Kvantitet | Pris/st | Radbelopp', 'Sweden'],
  ['Tên hàng hóa, dịch vụ | Số lượng | Đơn giá | Thành tiền', 'Vietnam'],
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
