import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const CERTAIN = 0.5;
const NET_AND_VAT = `
Muster Dienste GmbH
Rechnung Nr. 4711 vom 12.03.2026
Wartung                      2      150,00     300,00
Fahrt                        1       64,77      64,77
Summe netto                                    364,77
MwSt 19,00 %                                    69,31
Rechnungsbetrag EUR                            434,08
`;

/** What is due by an invoice of 434.08 that goes on with these lines. */
function dueOf(more: string): [string | undefined, boolean] {
  const { amountDue } = understand([typedPage(NET_AND_VAT + more)]).fields;
  return [amountDue?.value, (amountDue?.confidence ?? 0) > CERTAIN];
}

it('is the total where nothing else is called due', () => {
  expect(dueOf('Vielen Dank.')).toEqual(['434.08', true]);
});

it.each([
  ['one payment', 'Anzahlung                 -34,08\nNoch zu zahlen            400,00', '400.00'],
  ['two', 'Abschlag 1   -100,00\nAbschlag 2   -200,00\nRestforderung   134,08', '134.08'],
  [
    'what was paid on account, by a word for reductions',
    './. 1. Abschlag v. 13.01.2026   -100,00\n./. 2. Abschlag v. 04.02.2026   -200,00\nnoch zu zahlender Restbetrag   134,08',
    '134.08',
  ],
  ['an older bill that is open', 'Offen aus Rechnung 4688    65,92\nZu zahlen      500,00', '500.00'],
  ['a part of the VAT kept back, under a second total', 'IVA Retenido    3,90\nTotal     430,18', '430.18'],
  ['a tax kept back', 'Einbehalt 5 %    21,70\nZu zahlen      412,38', '412.38'],
])('is what is called so where the page shows what makes the difference: %s', (_what, more, due) => {
  expect(dueOf(more)).toEqual([due, true]);
});

it.each([
  ['an account’s balance', 'Der Betrag wird verrechnet. Offener Saldo: 1.882,40 EUR\nZu zahlen   1.882,40'],
  [
    'an older bill that was paid',
    'Saldo Rechnung 4688   1.007,46\nZahlung vom 16.02.2026   -1.007,46\nZu zahlen 1.007,46',
  ],
])('is the total, and not sure, where nothing leads to what is called due: %s', (_what, more) => {
  expect(dueOf(more)).toEqual(['434.08', false]);
});

it('is not sure where a part of the total is called so', () => {
  expect(dueOf('Zu zahlen    364,77')[1]).toBe(false);
});

it('is nothing where the total was paid, and not where an older bill of the same money was', () => {
  expect(dueOf('Mastercard XXXX 8841     434,08\nZu zahlen      0,00')).toEqual(['0.00', true]);
  expect(dueOf('Guthaben   -34,08\nBezahlt   -400,00\nZu zahlen      0,00')).toEqual(['0.00', true]);
  expect(dueOf('Rate vom 05.02.2026   434,08\nIhre Zahlung   -434,08\nZu zahlen      0,00')[1]).toBe(false);
});

it('is not what the whole account comes to', () => {
  expect(dueOf('Solde antérieur   2.310,00\nSolde du compte après cette facture : 2.744,08')).toEqual(['434.08', true]);
});

it('is not nothing because net and VAT make the total in its own row', () => {
  const { amountDue } = understand([
    typedPage(`
AVIS N° 2501-0087 du 15/01/2026
Loyer chariot      612,40      122,48      734,88
Loyer palette      315,71       56,93      372,64
TOTAL DE VOTRE ÉCHÉANCE (EUR)      928,11      179,41    1 107,52
Échéance du 05/01/2026      1 107,52
Votre règlement reçu le 05/01/2026     -1 107,52
Solde      0,00`),
  ]).fields;
  expect(amountDue?.value === '0.00' && amountDue.confidence > CERTAIN).toBe(false);
});

it('is asked for by its day', () => {
  expect(dueOf('Offen aus Rechnung 4688    65,92\nPay this amount by 15 June 2026     500,00')).toEqual([
    '500.00',
    true,
  ]);
});

it.each([
  ['Bei Zahlung bis 26.03.2026 2 % Skonto      8,68\nZahlbetrag     425,40'],
  ['Zahlbar bis 26.03.2026 mit 2 % Skonto = 8,68 EUR, zu zahlen 425,40 EUR'],
  ['Escompte 2 %     -8,68\nNet à payer avant le 26/03/2026     425,40'],
])('is not surely what is left for who pays early: %s', (more) => {
  const [due, isSure] = dueOf(more);
  expect(due === '425.40' && isSure).toBe(false);
});

it('is nothing where the whole of it is paid between two that are called due', () => {
  expect(dueOf('Zahlbetrag   434,08\nZahlung (Banktransfer) vom 04.03.2026   434,08\nOffener Betrag   0,00')).toEqual([
    '0.00',
    true,
  ]);
});

it.each([['Unpaid'], ['Payment due:'], ['Impagado']])('is what stands at %s, beside what is paid', (label) => {
  expect(dueOf(`Bereits bezahlt   434,08\n${label}   0,00`)[0]).toBe('0.00');
});

it('is not sure where a first line calls the total due and a second says that nothing of it is left', () => {
  expect(dueOf('Zu zahlen      434,08\nNoch zu zahlen   0,00')[1]).toBe(false);
  expect(dueOf('Zu zahlen      434,08')).toEqual(['434.08', true]);
});

it('what an account brings forward is not what is due, be it nothing', () => {
  const { amountDue, grossTotal, buyerName } = understand([
    typedPage(`
Electricity Bill                                     SERVICE FOR:
                                                     Maple Foundry Works Inc
Delivery Charge                          $1,000.00
Electricity                              $5,000.00
H.S.T. 13 %                                $780.00
CURRENT CHARGES                          $6,780.00
PREVIOUS BALANCE                         $7,345.00
Payment 02-27-2026 - Thank You          -$7,345.00
BALANCE FORWARD                              $0.00
AMOUNT DUE                               $6,780.00`),
  ]).fields;
  expect([grossTotal?.value, amountDue?.value]).toEqual(['6780.00', '6780.00']);
  expect(buyerName?.value).toBe('Maple Foundry Works Inc');
});

it('a balance below nought is not due by the difference of two sums that are read without their signs', () => {
  const { amountDue } = understand([
    typedPage(`
Bill No: 4471
Opening Balance (A)                        -1000.00
Total Balance (A + B + C)                  -1000.00
Taxable Value     CGST 9%   SGST 9%        Total Tax
400.00              36.00     36.00            72.00
Charges For This Month Incl. Tax (D)          472.00
Closing Balance (A + B + C + D)              -528.00`),
  ]).fields;
  expect(amountDue?.value).not.toBe('-1000.00');
});
