import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('a Swedish bill has its number with that of its payment, and says by when the money is to be there', () => {
  const read = valuesOf(
    understand([
      typedPage(`
Faktura.
Fakturadatum: 2026-03-06                          ANNA LINDQVIST
OCR-/fakturanummer: 2687001830                    STORGATAN 6 LGH 1106

Vindkraft tillhanda                               2026-03-28
Oss tillhanda senast: 2026-03-28
Från bankgironr         Till Bankgironr     Betalningsmottagare
                        5050-1055           Vindkraft i Norrland AB

                     Antal       Pris         Belopp
Medelspotpris       152 kWh    62,82 öre/kWh   95,49 kr
Summa exkl moms                                95,49 kr
Moms (25%)                                     23,87 kr
Att betala                                    119,36 kr`),
    ]),
  );
  expect(read).toMatchObject({ invoiceNumber: '2687001830', issueDate: '2026-03-06', dueDate: '2026-03-28' });
  expect(read.supplierName).toBe('Vindkraft i Norrland AB');
});

it('whom a paper is for stands under ‘Mottagare’, whatever his form of law', () => {
  const read = valuesOf(
    understand([
      typedPage(`
Faktura
Norrsken Exempel Ab
Hamngatan 2
123 45 Hemstad, Sverige
                                     Mottagare
Fakturadatum:   27.1.2026
                                     Skogen Exempel Ab
Fakturanummer:  1143                 Bo Exempelsson
                                     Köpvägen 12
Summa att betala      1 419,00 kr`),
    ]),
  );
  expect(read).toMatchObject({ supplierName: 'Norrsken Exempel Ab', buyerName: 'Skogen Exempel Ab' });
});
