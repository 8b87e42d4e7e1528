import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('reads a Greek invoice, the day first, and a number without the letters of the country', () => {
  const read = understand([
    typedPage(`
ΤΙΜΟΛΟΓΙΟ ΠΩΛΗΣΗΣ
Αριθμός τιμολογίου: ΤΠ-00318
Ημερομηνία έκδοσης: 09/02/2026

Ελαιώνες Αιγαίου Α.Ε.                      ΣΤΟΙΧΕΙΑ ΠΕΛΑΤΗ
Λεωφ. Συγγρού 10, 117 42 Αθήνα             Ταβέρνα Κύμα Ι.Κ.Ε.
ΑΦΜ: 094259216                           Παραλία 3, 846 00 Μύκονος
ΔΟΥ: ΦΑΕ ΑΘΗΝΩΝ                            ΑΦΜ: 998877665

ΠΕΡΙΓΡΑΦΗ                 ΠΟΣΟΤΗΤΑ   ΤΙΜΗ      ΑΞΙΑ
Ελαιόλαδο 5 l                 12     30,00    360,00

                              ΚΑΘΑΡΗ ΑΞΙΑ:      360,00 €
                              ΦΠΑ 24%:           86,40 €
                              ΠΛΗΡΩΤΕΟ ΠΟΣΟ:    446,40 €
IBAN: GR1601101250000000012300695`),
  ]);
  expect(valuesOf(read)).toMatchObject({
    invoiceNumber: 'ΤΠ-00318',
    issueDate: '2026-02-09',
    currency: 'EUR',
    supplierName: 'Ελαιώνες Αιγαίου Α.Ε.',
    supplierVatNumber: '094259216',
    buyerName: 'Ταβέρνα Κύμα Ι.Κ.Ε.',
    netTotal: '360.00',
    vatTotal: '86.40',
    grossTotal: '446.40',
    iban: 'GR1601101250000000012300695',
  });
  expect(read.fields.issueDate?.confidence).toBeGreaterThan(0.6);
  expect(linesOf(read)).toEqual([['12', '360.00']]);
});
