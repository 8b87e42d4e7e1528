import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('a band with net, tax and total ends the items, be there parts and labour among its headings', () => {
  const read = understand([
    typedPage(`
FACTURE ATELIER          N° 51877
REFERENCE     DESIGNATION              QTE     P.U. H.T.     MONTANT H.T.
MO01          MO MECANIQUE             2,40        68,00          163,20
119A          KIT DISTRIBUTION         1,00       318,45          318,45
MAIN D'OEUVRE    PIECES     DIVERS    BASE H.T.    TX TVA    MT TVA    TOTAL T.T.C.
163,20           318,45       0,00       481,65     20,00     96,33     577,98 EUR`),
  ]);
  expect(linesOf(read).map(([, net]) => net)).toEqual(['163.20', '318.45']);
  expect(read.fields).toMatchObject({
    netTotal: { value: '481.65' },
    vatTotal: { value: '96.33' },
    grossTotal: { value: '577.98' },
  });
});

it('naira are money, with their sign', () => {
  const { fields } = understand([
    typedPage(`
INVOICE REF: IRG/0219
SUB-TOTAL              3,170,000.00
Add: VAT @ 7.5%          237,750.00
GRAND TOTAL          ₦3,407,750.00`),
  ]);
  expect(fields).toMatchObject({ grossTotal: { value: '3407750.00' }, currency: { value: 'NGN' } });
});

it('a total in capitals has commas in its name, and what was received is taken off it', () => {
  const { fields } = understand([
    typedPage(`
FEE NOTE  No. F/2311/094               28th November 2023
Professional fee                         3,650.00
V.A.T. at 23%                              839.50
Registration fee                           232.50
TOTAL FEES, OUTLAY AND V.A.T.            4,722.00
Less received from you on account       (1,000.00)
BALANCE DUE TO US                       €3,722.00`),
  ]);
  expect(fields).toMatchObject({ grossTotal: { value: '4722.00' }, amountDue: { value: '3722.00' } });
});

it('money has its code at its figures', () => {
  const { fields } = understand([
    typedPage(`
TAX INVOICE # COM-000318
Sub Total               13,195.00
Standard Rate (5%)         659.75
Total                AED13,854.75
Tax Summary (AED)   Taxable Amount   Tax Amount
Standard Rate (5%)       13,195.00       659.75`),
  ]);
  expect(fields).toMatchObject({
    netTotal: { value: '13195.00' },
    vatTotal: { value: '659.75' },
    grossTotal: { value: '13854.75' },
  });
});

it('a sum right under its name in a column at the side is its own, and what is far on its row the table’s', () => {
  const { fields } = understand([
    typedPage(`
Honorarnote               2025-038
netto                                          Assistenz
4.893,00 €                                     à 280,00
19 % USt
929,67 €                                       Fahrt
brutto                                         à 0,50
5.822,67 €`),
  ]);
  expect(fields.grossTotal?.value).toBe('5822.67');
  expect(fields.netTotal?.value).toBe('4893.00');
});

it('a row of totals may be called so alone', () => {
  const { fields } = understand([
    typedPage(`
FACTURE N° 0611-2089
Beurre doux      40      2,14      85,60
Bière blonde      3     78,60     235,80
Retour fût       -1     30,00     -30,00
5,5 %     85,60     4,71     90,31
20 %     235,80    47,16    282,96
TOTAUX   291,40    51,87    343,27`),
  ]);
  expect(fields).toMatchObject({
    netTotal: { value: '291.40' },
    vatTotal: { value: '51.87' },
    grossTotal: { value: '343.27' },
  });
});

it('the net may be called nothing, over its VAT and the amount of the bill', () => {
  const { fields } = understand([
    typedPage(`
31 May 2026                       Bill no. 118834/KJT
Our charges (36.2 hours)             9,972.00
Disbursements                        4,415.15
                                    14,387.15
Value Added Tax thereon at 20%       2,877.43
AMOUNT OF THIS BILL                £17,264.58`),
  ]);
  expect(fields).toMatchObject({
    netTotal: { value: '14387.15' },
    vatTotal: { value: '2877.43' },
    grossTotal: { value: '17264.58' },
  });
});

it('an amount stands left of its label in a row that is read from the right', () => {
  const { fields } = understand([
    typedPage(`
FACTURE N° 2026/FC/01774
6 891,740    Total H.T.        المجموع دون أداءات      مبلغ الأداء     Taux    Base
767,038      T.V.A.            الأداء على القيمة
1,000        Timbre fiscal     الطابع الجبائي      316,396     7%    4 519,940
7 659,778    Net à payer (DT)  الصافي للدفع        450,642    19%    2 371,800`),
  ]);
  expect(fields).toMatchObject({
    netTotal: { value: '6891.74' },
    vatTotal: { value: '767.038' },
    grossTotal: { value: '7659.778' },
  });
});
