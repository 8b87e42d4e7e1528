import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const linesOf = (items: string, total: string) =>
  understand([
    typedPage(`
Muster Dach GmbH                                  Rechnung 2026-117
Pos. Beschreibung          Menge Einzelpreis Gesamt
${items}

Gesamtbetrag:     ${total} EUR`),
  ]).lines.map(({ designation, quantity, unitPrice, netTotal }) => [designation, quantity, unitPrice, netTotal]);

const SIGNED = `
KX-447    2    8.0€    16€
KX-4471 Kombi, zwei Tage    8.0€       25    200€`;

it('values that stand under one another in no row are told by what they make, and what all of them come to', () => {
  expect(
    linesOf(
      `
1 Eindeckung mit Ziegeln, 90 m2        90   45,00 EUR   4.050,00 EUR
2 Gerüst    1   850,00 EUR   850,00 EUR
3 Anfahrt und Abfuhr     2   60,00 EUR   120,00 EUR`,
      '5.020,00',
    ),
  ).toEqual([
    ['Eindeckung mit Ziegeln, 90 m2', '90', '45.00', '4050.00'],
    ['Gerüst', '1', '850.00', '850.00'],
    ['Anfahrt und Abfuhr', '2', '60.00', '120.00'],
  ]);
});

it('with the sign of money they need no cents, and a price stands before its count or behind it', () => {
  expect(linesOf(SIGNED, '216,00')).toEqual([
    ['KX-447', '2', '8.00', '16.00'],
    ['KX-4471 Kombi, zwei Tage', '25', '8.00', '200.00'],
  ]);
});

it('rows that come to no total are none', () => {
  expect(linesOf(SIGNED, '217,00').map(([, , , net]) => net)).not.toEqual(['16.00', '200.00']);
});
