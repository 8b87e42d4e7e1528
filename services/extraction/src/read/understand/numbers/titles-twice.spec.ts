import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

it('a number in two parts behind a title in two languages is the invoice’s, not a till’s slip', () => {
  const { invoiceNumber } = understand([
    typedPage(`
RECHNUNG     INVOICE     23-000781             Bad Gastein, 14.02.2023 09:42
Gesamt Total EUR       666,40
Registrierkasse KASSE-02       Beleg 90417`),
  ]).fields;
  expect(invoiceNumber?.value).toBe('23-000781');
});

it.each([
  ['Nota de honorarios y gastos núm. 1.274/19', '1.274/19'],
  ["MÉMOIRE D'HONORAIRES N° 2024/0563", '2024/0563'],
  ['Provisions-Rechnung Nr. 4/2019', '4/2019'],
  ['TAX INVOICE # CHI-03348\nCU INVOICE NO.: KRACU0300004418/3391', 'CHI-03348'],
  ['Rechnungs-Nr. / Datum\nVA 7004412918 / 24.01.2024', 'VA 7004412918'],
])('%s', (lines, number) => {
  expect(understand([typedPage(`${lines}\nTotal       12,00`)]).fields.invoiceNumber?.value).toBe(number);
});

it.each([
  ['AVOIR     AV2003418     DU 30/10/20\nSUR FACTURE FC2031877     DU 27/10/20', 'AV2003418'],
  ['Rechnung\nBeleg/Datum     9100448172 / 18.01.2021', '9100448172'],
])('%s', (lines, number) => {
  expect(understand([typedPage(`${lines}\nTotal       12,00`)]).fields.invoiceNumber?.value).toBe(number);
});
