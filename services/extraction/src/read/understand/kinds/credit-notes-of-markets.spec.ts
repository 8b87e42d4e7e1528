// Credit notes as market places print them: the minus before the currency, the invoice credited at the foot.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('a credit note under a word of its own is one, with its own number and day', () => {
  const read = understand([
    typedPage(`
                                             STEUERGUTSCHRIFT
Ausstellungsdatum der Gutschrift:30/09/2024
Zeitraum der Gutschrift: 01/09/2024 to 30/09/2024
Gutschriftennummer: DE-CN-QEU-2024-656177
Leistungsempfänger:                          Leistungserbringer:
Ostrhauder Möbel UG (haftungsbeschränkt)     Quaymarket EU S.à r.l.
Dienstleistung             Preis ohne USt.     USt.%      USt.         Gesamtsumme
Erstattung von Gebühren    -EUR 107.62         19.00%     -EUR 20.45   -EUR 128.07
Gesamtsumme                -EUR 107.62                    -EUR 20.45   -EUR 128.07
Ursprüngliche Rechnungsnummer
DE-QEU-2024-2127977`),
  ]);
  const { typeCode, invoiceNumber, issueDate } = valuesOf(read);
  expect({ typeCode, invoiceNumber, issueDate }).toEqual({
    typeCode: '381',
    invoiceNumber: 'DE-CN-QEU-2024-656177',
    issueDate: '2024-09-30',
  });
  expect(read.findings.map(({ code }) => code)).toContain('CREDIT_WITH_MINUS');
});
