import { describe, expect, it } from 'vitest';
import { typedPage } from '../../testing/typed-page.ts';
import { valuesOf } from '../../testing/understood.ts';
import { understand } from './understand.ts';

const read = (typed: string) => understand([typedPage(typed)]);

describe('a bill of North America', () => {
  it('for advertising time: the agency keeps its commission, and what is then due is the net amount', () => {
    const { fields } = read(`
KTST-FM                                        INVOICE NO  94-0311
P O BOX 12                                     INVOICE DATE 05/29/94
TESTVILLE KS 67401                             ADVERTISER  MODEL TRACTORS

DATE    TIME    LENGTH  PROGRAM                           AMOUNT
05/03   11:22P   :30    LATE MOVIE                        400.00
05/07   05:48P   :30    EARLY NEWS                        600.00

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

  it('of a lawyer comes to what is due, not to the fees', () => {
    expect(
      valuesOf(
        read(`
INVOICE NUMBER: 20317     06/05/2023

Total fees                       1,527.00
Total expenses                     125.00
Total due                       $1,652.00
`),
      ),
    ).toMatchObject({ grossTotal: '1652.00', amountDue: '1652.00' });
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

  it('takes the days of a term for no sum', () => {
    expect(
      valuesOf(read('INVOICE 31077\n\nLayout           1,275.50\nTOTAL          $ 1,275.50\n\nTerms: Net 10 days.')),
    ).toMatchObject({ grossTotal: '1275.50' });
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
});
