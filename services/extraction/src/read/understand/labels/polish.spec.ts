import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const FAKTURA = `
                      Faktura VAT nr FV/2026/03/0117
Miejsce i data wystawienia: Gdynia, 2026-03-20        Data sprzedaży: 2026-03-18

Sprzedawca:                              Nabywca:
Morska Stal Sp. z o.o.                   Północ Budownictwo S.A.
ul. Portowa 14, 81-350 Gdynia            ul. Długa 8, 80-827 Gdańsk

Lp. Nazwa towaru          J.m.  Ilość  Cena netto  Wartość netto  VAT   Kwota VAT  Wartość brutto
1   Blacha 3 mm           kg     850      4,20        3 570,00    23%     821,10     4 391,10
2   Cięcie laserem        godz     3    180,00          540,00    23%     124,20       664,20

                                   Razem          4 110,00            945,30     5 055,30
Do zapłaty: 5 055,30 PLN      Termin płatności: 2026-04-03    Forma płatności: przelew`;

const ANSWERS = {
  invoiceNumber: 'FV/2026/03/0117',
  issueDate: '2026-03-20',
  dueDate: '2026-04-03',
  currency: 'PLN',
  supplierName: 'Morska Stal Sp. z o.o.',
  netTotal: '4110.00',
  vatTotal: '945.30',
  grossTotal: '5055.30',
};

it('reads a Polish invoice', () => {
  const read = understand([typedPage(FAKTURA)]);
  expect(valuesOf(read)).toMatchObject({ ...ANSWERS, buyerName: 'Północ Budownictwo S.A.' });
  expect(linesOf(read)).toEqual([
    ['850', '3570.00'],
    ['3', '540.00'],
  ]);
});

it('reads it without the letters that a recogniser of other languages loses', () => {
  const worn = FAKTURA.replace(/ł/g, 'l').replace(/[ąćęńóśźż]/g, (letter) => letter.normalize('NFD').charAt(0));
  expect(valuesOf(understand([typedPage(worn)]))).toMatchObject(ANSWERS);
});
