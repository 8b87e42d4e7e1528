import { describe, expect, it } from 'vitest';
import { typedPage } from '../../testing/typed-page.ts';
import { linesOf, recognised, valuesOf } from '../../testing/understood.ts';
import { understand } from './understand.ts';

const read = (typed: string) => understand([typedPage(typed)]);

describe('a bill of North America', () => {
  it('for advertising time: the agency keeps its commission, and what is then due is the net amount', () => {
    const { fields } = read(`
KTST-FM                                        INVOICE NO  94-0311
P O BOX 12                                     INVOICE DATE 05/29/94
TESTVILLE KS 67401                             ADVERTISER  MODEL TRACTORS

                               GROSS AMOUNT              1,000.00
                               LESS AGENCY COMM 15%        150.00
                               NET AMOUNT DUE              850.00
`);
    expect(valuesOf({ fields } as never)).toMatchObject({
      issueDate: '1994-05-29',
      grossTotal: '1000.00',
      amountDue: '850.00',
    });
    expect(fields.netTotal?.confidence ?? 0).toBeLessThan(0.5);
  });

  it('of a lawyer has costs below the fees, and a total of both', () => {
    expect(
      valuesOf(
        read(`
Test and Sample, P.C.                          May 5, 1997
                                               Invoice No. 40982

Date       Description                    Hours    Rate    Amount
04/02/97   Review documents                1.40  225.00    315.00
04/09/97   Attend deposition               6.00  225.00  1,350.00

                         Total Fees                     $1,665.00
                         Costs Advanced                    318.42
                         Total This Invoice             $1,983.42
`),
      ),
    ).toMatchObject({ grossTotal: '1983.42', amountDue: '1983.42', issueDate: '1997-05-05' });
  });

  it('of a contractor is for the current payment, whatever is left to finish', () => {
    expect(
      valuesOf(
        read(`
PROGRESS INVOICE                               Invoice No: 0714-05

4. Total Completed and Stored to Date          $184,600.00
5. Retainage (10% of completed work)            $18,460.00
6. Total Earned Less Retainage                 $166,140.00
7. Less Previous Certificates for Payment      $121,500.00
8. Current Payment Due                          $44,640.00
9. Balance to Finish, Including Retainage       $78,260.00
`),
      ),
    ).toMatchObject({ amountDue: '44640.00' });
  });

  it('of a utility is not what it would be after the due date', () => {
    expect(
      valuesOf(
        read(`
Model Electric Cooperative                     Statement Date   Jan 16, 2009
                                               Total Amount Due    $1,873.66

Current Charges                $1,873.66
Amount due after Feb 6, 2009:  $1,967.34
`),
      ),
    ).toMatchObject({ grossTotal: '1873.66', amountDue: '1873.66' });
  });

  it('with a column of what has come together is for the current period', () => {
    expect(
      valuesOf(
        read(`
                    I N V O I C E

INVOICE NUMBER: 5-28841

CATEGORY               CURRENT PERIOD    CUMULATIVE
SALARIES                     6,120.44     18,361.32
SUPPLIES                       884.10      2,109.75
TOTAL AMOUNT DUE             7,004.54     20,471.07
`),
      ),
    ).toMatchObject({ grossTotal: '7004.54', amountDue: '7004.54' });
  });

  it('goes to whom it names, right under the letterhead', () => {
    const { buyerName } = valuesOf(
      read(`
MODEL Engineering                         Invoice
City of Testing                           February 9, 2018
Attn: Public Works Director               Invoice No: 0204417
Testing, OK 73055

Total this Invoice                        $18,650.00
`),
    );
    expect(buyerName).toBe('City of Testing');
  });

  it('of a carrier says under the terms that the freight is prepaid, which pays nothing', () => {
    expect(
      valuesOf(
        read(`
FREIGHT BILL            PRO NUMBER  118-440276-3

TERMS                   PAY THIS AMOUNT
PREPAID                        3,805.75
`),
      ),
    ).toMatchObject({ invoiceNumber: '118-440276-3', grossTotal: '3805.75' });
  });

  it('ends its lines with the total behind a count of them', () => {
    expect(
      linesOf(
        read(`
DATE    TIME    LENGTH  PROGRAM             CODE             AMOUNT
03/06   11:22P   :30    LATE MOVIE          LCD-11          $240.00
03/07   05:48P   :30    EARLY NEWS          LCD-05          $600.00

 2 ANNOUNCEMENTS             TOTAL GROSS                    $840.00
                             AGENCY COMMISSION              $126.00
                             NET DUE                        $714.00
`),
      ).map(([, net]) => net),
    ).toEqual(['240.00', '600.00']);
  });

  it('goes to the company, not to who opens the letter', () => {
    const paper = (opener: string) =>
      valuesOf(
        read(`
MODEL LABORATORIES                        February 7, 1983

Sample Research
${opener}
P. O. Box 26583
Richmond, Virginia 23261

INVOICE NO. 2217
TOTAL AMOUNT DUE                          $18,450.00
`),
      ).buyerName;
    expect(paper('Attn: Dr. H. L. Testman')).toBe('Sample Research');
    expect(paper('Attn: General Counsel')).toBe('Sample Research');
    expect(paper('Accounting Department\nAttn: Dr. H. L. Testman')).toBe('Sample Research');
  });

  it('has a tax number, and no VAT number of Norway', () => {
    expect(
      read('Test and Sample, P.C.\nTax I.D. No. 06-5550147\n\nInvoice No. 40982').fields.supplierVatNumber,
    ).toBeUndefined();
  });

  it('takes the days of a term for no sum', () => {
    expect(
      valuesOf(read('INVOICE 31077\n\nLayout           1,275.50\nTOTAL          $ 1,275.50\n\nTerms: Net 10 days.')),
    ).toMatchObject({ grossTotal: '1275.50' });
  });

  it('names the tax of each line by its kind', () => {
    expect(
      linesOf(
        read(`
ACTIVITY        DESCRIPTION          TAX        QTY       RATE      AMOUNT
Annual licence  Traceability suite   HST NS       1   1,500.00    1,500.00
Training        Remote session       HST NS       2     175.00      350.00
                                     SUBTOTAL                     1,850.00
                                     HST (NS) @ 13%                 240.50
                                     TOTAL                        2,090.50
`),
      ),
    ).toEqual([
      ['1', '1500.00'],
      ['2', '350.00'],
    ]);
  });

  it('from a balance and a card leaves nothing due', () => {
    const { amountDue } = valuesOf(
      read(`
Receipt                           Invoice number DX-90417

Subtotal                          $31.27
Total                             $31.27
Applied balance                  -$10.00
Amount paid                       $21.27
`),
    );
    expect(amountDue).not.toBe('21.27');
  });

  it('may number the boxes of its form', () => {
    expect(
      valuesOf(
        read(`
The Model Courier                         ADVERTISING INVOICE

1 BILLING PERIOD                2 ADVERTISER/CLIENT NAME
03/01/03 - 03/31/03             SAMPLE HARDWARE

23 TOTAL AMOUNT DUE             3 TERMS OF PAYMENT
1,737.50                        NET 15 DAYS

5 BILLING DATE                  24 INVOICE NUMBER
03/31/03                        0319940
`),
      ),
    ).toMatchObject({
      invoiceNumber: '0319940',
      issueDate: '2003-03-31',
      buyerName: 'SAMPLE HARDWARE',
      amountDue: '1737.50',
    });
  });

  it('that was paid has the number of the invoice, not of the receipt, and the day it was paid', () => {
    const values = valuesOf(
      read(`
Receipt number     2417-8830
Invoice number     DX-90417
Date paid          November 8, 2023
Payment method     Visa - 4242

Sample Press                           Bill to
PO Box 81226                           Ada Test

Description                             Qty  Unit price    Amount
Remaining time after 08 Nov 2023          1      $50.00    $50.00
                                      Total                $50.00
`),
    );
    expect(values).toMatchObject({ invoiceNumber: 'DX-90417', issueDate: '2023-11-08', buyerName: 'Ada Test' });
    expect(values.supplierName).not.toBe('Payment method');
  });

  it('heads a period with from and to, which is nobody', () => {
    const { buyerName } = valuesOf(
      read(`
Model Electric Cooperative
Meter     Service From    To          Previous   Present
E10077    12/12/08        01/13/09    44810      60212

Current Charges           $1,873.66
`),
    );
    expect(buyerName).not.toBe('Previous');
  });

  it('is not sure of a total below what is due, where nothing tells of the rest', () => {
    const { grossTotal } = read(`
INVOICE NUMBER 0319940

TOTAL AMOUNT DUE        $1,737.50

GROSS AMOUNT              $735.00
`).fields;
    expect(grossTotal?.confidence ?? 0).toBeLessThan(0.9);
  });

  it('counts what is no box of a form', () => {
    const items = ['10', '12', '15', '18', '20'].map(
      (count) => `Part ${count}A      2.00   ${count} units    ${2 * Number(count)}.00`,
    );
    expect(
      linesOf(read(`Description     Price   Quantity     Total\n${items.join('\n')}\n`)).map(([count]) => count),
    ).toEqual(['10', '12', '15', '18', '20']);
  });

  it('is none where net à payer says what is due', () => {
    const { netTotal } = read(`
FACTURE FA-12                              Date : 01/02/2024

Désignation         Quantité   Prix HT   Montant HT
Conseil                    1    100,00       100,00

Total HT            100,00
TVA                   0,00
Total TTC           100,00
Acompte              30,00
Net à payer          70,00
`).fields;
    expect(netTotal?.value).toBe('100.00');
    expect(netTotal?.confidence ?? 0).toBeGreaterThan(0.9);
  });

  it('ends its lines where a table of taxes begins under the column of theirs', () => {
    const page = recognised(`
Pos  Beschreibung         Nettopreis    Menge     USt.    Betrag
1    Zitronensäure 100ml        1,00    5 Stk     19 %      5,00
2    Gelierzucker Extra         1,45    2 Stk      7 %      2,90

Zu- und Abschläge:
Art                      Basisbetrag    Basismenge   Steuer     Betrag
Abschlag  Rechnungsrabatt  -2   5,00        19     USt (S)        0,10
Abschlag  Rechnungsrabatt       5,00        19     USt (S)        0,05
`);
    expect(linesOf(understand([page]))).toEqual([
      ['5', '5.00'],
      ['2', '2.90'],
    ]);
  });
});
