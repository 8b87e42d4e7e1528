import { expect, it } from 'vitest';
import { isForeign } from './is-foreign.ts';

it.each([
  [
    true,
    'Fattura n. 12 del 3 maggio 2026 Cliente Partita IVA della ditta Importo totale netto con la scadenza del conto',
  ],
  [true, 'Factura N° 12 Fecha 3 de mayo de 2026 Fecha de vencimiento 2 de junio de 2026 Precio Cantidad Base Importe'],
  [true, 'فاتورة رقم المبلغ الإجمالي تاريخ الاستحقاق المجموع'],
  [true, 'Αριθμός τιμολογίου 12 Ημερομηνία έκδοσης Καθαρή αξία Σύνολο'],
  [false, 'Invoice number 12 Bill to La Mesa de Oro LLC Please pay the amount due by 2 June 2026'],
  [false, 'Total 12.40'],
])('that it is no English is %s of "%s"', (is, text) => {
  expect(isForeign(text.split(' '))).toBe(is);
});
