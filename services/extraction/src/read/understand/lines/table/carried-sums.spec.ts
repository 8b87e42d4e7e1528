import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const linesOf = (...pages: string[]) =>
  understand(pages.map((typed, at) => ({ ...typedPage(typed), number: at + 1 }))).lines.map((line) => [
    line.quantity,
    line.netTotal,
  ]);

it.each([
  ['À reporter', 'Report'],
  ['Übertrag', 'Übertrag'],
  ['Carried forward', 'Brought forward'],
])('what a page hands on is no line: %s, %s', (bottom, top) => {
  const lines = linesOf(
    `
Article      Désignation             Quantité     Px unit. net     Montant H.T.
204417       Charnière inox 80x50           2            12,50            25,00
${bottom}                                                                  25,00`,
    `
Article      Désignation             Quantité     Px unit. net     Montant H.T.
${top}                                                                     25,00
118203       Poignée aluminium              4            10,00            40,00

Total H.T.                                                                65,00`,
  );
  expect(lines).toEqual([
    ['2', '25.00'],
    ['4', '40.00'],
  ]);
});

it('a row of headings over the sums at the foot begins no lines', () => {
  const lines = linesOf(`
Item      Description               Qty Shipped     Unit Price     Extended Amount
1         Pressure transmitter                3         418.75            1,256.25

Special Instructions      Subtotal          Tax       Shipping       Total GBP
                          1,256.25       251.25          64.20        1,571.70`);
  expect(lines).toEqual([['3', '1256.25']]);
});

it('headings of items with three words of sums head lines', () => {
  const lines = linesOf(`
Products              Model       Tax     Price (ex)     Total (ex)     Total (inc)
17 x Ceramic mug      MUG350      20%     7.07 GBP       120.19 GBP     144.23 GBP`);
  expect(lines).toEqual([['17', '120.19']]);
});

it('a table begins with what the page before handed on', () => {
  const { lines } = understand([
    typedPage(`
Facture N° 12
Prestations         TVA     Qté      PU       Total HT
MONTANT DU REPORT                               160,00
Location benne      20%    1,00    80,00         80,00
Total HT                                        240,00`),
  ]);
  expect(lines.map(({ netTotal }) => netTotal)).toEqual(['80.00']);
});

it.each([
  ['Total intermédiaire à reporter page suivante : 1 025,00', 'Report de la page précédente : 1 025,00'],
  ['Zwischensumme / Übertrag    1 025,00', 'Übertrag von Vorblatt    1 025,00'],
  ['Übertrag auf Seite 2 1 025,00', 'Übertrag von Seite 1    1 025,00'],
  ['Suma y sigue: 1 025,00', 'Suma anterior    1 025,00'],
])('items go on below what the page before handed on, in one cell too: %s', (bottom, top) => {
  const lines = linesOf(
    `
Article      Désignation             Quantité     Px unit. net     Montant H.T.
204417       Charnière inox 80x50          41            25,00         1 025,00
                               ${bottom}
Quincaillerie Baudry SA au capital de 1 250 000 €      12 500,00      9 rue du Bac 69120      1 202,00`,
    `
Article      Désignation             Quantité     Px unit. net     Montant H.T.
                               ${top}
118203       Poignée aluminium              4            10,00            40,00

Total H.T.                                                             1 065,00`,
  );
  expect(lines).toEqual([
    ['41', '1025.00'],
    ['4', '40.00'],
  ]);
});

it('a transport that is counted is sold', () => {
  const lines = linesOf(`
Article      Désignation             Quantité     Px unit. net     Montant H.T.
204417       Charnière inox 80x50           2            12,50            25,00
             Transport                      1            30,00            30,00
118203       Poignée aluminium              4            10,00            40,00
Total H.T.                                                                95,00`);
  expect(lines).toEqual([
    ['2', '25.00'],
    ['1', '30.00'],
    ['4', '40.00'],
  ]);
});
