import { expect, it } from 'vitest';
import { isForeign, languageOf } from './languages.ts';

const told = (text: string) => languageOf(text.split(' '));

it.each([
  ['eng', 'Invoice number 12 Date 3 May 2026 Bill to Harbour Optics Please pay the amount due by 2 June 2026 Total'],
  ['fra', 'Facture n° 12 Date 3 mai 2026 Montant à régler avant le 2 juin 2026 Prix unitaire Total HT TVA Total TTC'],
  ['deu', 'Rechnung Nr. 12 Datum 3. Mai 2026 Bitte zahlen Sie den Betrag bis zum 2. Juni 2026 Einzelpreis Summe MwSt'],
  ['spa', 'Factura N° 12 Fecha 3 de mayo de 2026 Fecha de vencimiento 2 de junio de 2026 Precio Cantidad Base Importe'],
  // What French and Spanish share tells nothing: letters of Spain are full of 'de' and 'la'.
  [
    'spa',
    'Talleres de la Ría de Vigo Calle de la Marina de Arriba Total de la factura Fecha de pago Importe de la cuota',
  ],
  ['ara', 'فاتورة رقم المبلغ الإجمالي تاريخ الاستحقاق المجموع'],
] as const)('%s is told by its own words', (language, text) => {
  expect(told(text)).toBe(language);
});

it('other languages are none of the five', () => {
  expect(
    told(
      'Fattura n. 12 del 3 maggio 2026 Cliente Partita IVA della ditta Importo totale netto con la scadenza del conto',
    ),
  ).toBeUndefined();
  expect(
    told('Fatura de energia da unidade Valor do documento Data de emissão Total da nota Da Silva'),
  ).toBeUndefined();
});

it.each([
  [
    true,
    'Fattura n. 12 del 3 maggio 2026 Cliente Partita IVA della ditta Importo totale netto con la scadenza del conto',
  ],
  [true, 'Factura N° 12 Fecha 3 de mayo de 2026 Fecha de vencimiento 2 de junio de 2026 Precio Cantidad Base Importe'],
  [true, 'فاتورة رقم المبلغ الإجمالي تاريخ الاستحقاق المجموع'],
  [false, 'Invoice number 12 Bill to La Mesa de Oro LLC Please pay the amount due by 2 June 2026'],
  [false, 'Total 12.40'],
])('that it is no English is %s of "%s"', (is, text) => {
  expect(isForeign(text.split(' '))).toBe(is);
});

it('few words tell nothing', () => {
  expect(told('Total 12,00 le')).toBeUndefined();
});
