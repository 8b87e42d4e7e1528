// Who is paid, and whose domain it is, as second witnesses to a supplier's name.
import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const nameIn = (typed: string) => understand([typedPage(typed)]).fields.supplierName;
const page = (name: string, contact: string, foot: string) => `
${name}
17 Ferry Street                                                              INVOICE
Portland, OR 97201                                                           Invoice no. 5531
${contact}                                                         March 3, 2026

BILL TO:
Anna Lindqvist
4 Cedar Road, Salem, OR 97301

                                                        TOTAL DUE     $310.00
${foot}`;
const BY_PLACE_ALONE = 0.6;

describe('a name with its legal form', () => {
  it('is sure where the page says whom to pay', () => {
    const read = nameIn(
      page('Driftwood Freight, LLC', '503-555-0134', 'Make all checks payable to Driftwood Freight, LLC'),
    );
    expect(read?.value).toBe('Driftwood Freight, LLC');
    expect(read?.confidence).toBeGreaterThan(BY_PLACE_ALONE);
    const other = nameIn(
      page('Driftwood Freight, LLC', '503-555-0134', 'Make all checks payable to Harbor Factors, LLC'),
    );
    expect(other?.confidence).toBe(BY_PLACE_ALONE);
  });

  it('is sure where its first words are the domain of the page', () => {
    const read = nameIn(page('Driftwood Freight Brokers Worldwide, LLC', 'office@driftwood.io', ''));
    expect(read?.value).toBe('Driftwood Freight Brokers Worldwide, LLC');
    expect(read?.confidence).toBeGreaterThan(BY_PLACE_ALONE);
    const other = nameIn(page('Driftwood Freight Brokers Worldwide, LLC', 'office@drift.io', ''));
    expect(other?.confidence).toBe(BY_PLACE_ALONE);
  });
});

it('an account’s holder who is addressed by a title is who reads it, and pays', () => {
  const read = nameIn(`
FACTURE N° 2025-0417                        18/02/2025
Total TTC           84,20 €
Prélèvement le 04/03/2025
Titulaire du compte : MR MARTIN PAUL`);
  expect(read?.value).not.toBe('MR MARTIN PAUL');
});

it('whose address the money is sent to is paid', () => {
  const read = nameIn(`
                    INVOICE
          Remit Address:
          KQRS
          P.O. Box 732384                     Invoice #      N116110
          Dallas, TX 75373-2384               Invoice Date   11/27/16
          Net Amount Due                      $4,250.00`);
  expect(read?.value).toBe('KQRS');
});

it('who is paid by a sentence alone is named, and not surely; a form’s blank is nobody', () => {
  const bill = (payable: string) => `
Account: 61-2281-0440          Bill date: 09/20/24

Electricity charges                         $114.21
Total amount due                            $114.21

${payable}`;
  const named = nameIn(bill('Please make checks payable to Harbor Edison.'));
  expect(named?.value).toBe('Harbor Edison');
  expect(named?.confidence ?? 1).toBeLessThanOrEqual(BY_PLACE_ALONE);
  expect(nameIn(bill('Please make checks payable to Your Company Name.'))).toBeUndefined();
});

it('who holds the account has sent the invoice, not who stands under its number as addressees do', () => {
  const page = (holder: string) => `
                         TAX INVOICE NO. 44084

     Harbour Shopping Centres
     Group Re Ltd
     Level 5, 50 Pitt Street
     Sydney NSW 2000

                              Total inc GST     $2,200.00

Bank           NAB
Acc. Name      ${holder}
BSB            084 970`;
  expect(nameIn(page('Ridge Cooling Pty Ltd'))?.value).toBe('Ridge Cooling Pty Ltd');
  expect(nameIn(page('Ridge Cooling'))?.value).toBe('Group Re Ltd');
});

it('who collects the money as an agent is not who sells', () => {
  const nameOver = (under: string) =>
    nameIn(`
Ashgrove Disposal Inc.
17 Ferry Street
Portland, OR 97201
Invoice no. 5531
Total Due   120.00

                                     Remit To: Ashgrove Collections, Inc.
                                               ${under}
                                               PO Box 4648`)?.value;
  expect(nameOver('Suite 12')).toBe('Ashgrove Collections, Inc.');
  expect(nameOver('AS PAYMENT AGENT')).toBe('Ashgrove Disposal Inc.');
});

it('in Spanish too a heading says whom to pay, beside whom it is for', () => {
  const { supplierName, buyerName } = understand([
    typedPage(`
Factura #4711
Fecha   14/05/2024

Factura para                                  Pagadero a
Brandt Inc.                                   northpost
4 Cedar Street                              77 Mill Road
Salem, OR 97301                             Salem, OR 97301

Producto                                      Precio
1 x Archive                                   6,40 US$
Total                                         6,40 US$`),
  ]).fields;
  expect([supplierName?.value, buyerName?.value]).toEqual(['northpost', 'Brandt Inc.']);
});

it('of companies over one another, each beside a bare account, none is the supplier: they keep his accounts', () => {
  const read = nameIn(`
RĒĶINS                                              Rēķina Nr.     20431877
                                                    Datums         31.07.2026
Apmaksai:                                           41,30 €

SIA Zilais Vilnis, Ostas iela 7, Rīga, LV-1013
Reģ. Nr. 40103123456
"Pirmais" AS   LV61MUST0000123456789
"Otrais" AS    LV07BEIS0000987654321`);
  expect(read?.value).toBe('SIA Zilais Vilnis');
});

it('whom payments are sent to stands under the sentence that says so, where nothing else names who sends the paper', () => {
  const read = nameIn(`
INVOICE SUMMARY
Customer Number: 81200                                Invoice Number: 44712
                                                      Invoice Date: 03/14/2026
Bill to address:                                      Ship To address:
NORTHWIND SUITES                                      NORTHWIND SUITES
35 Heather Way                                        35 Heather Way
Invoice Total:   $62.40
Please send all payments with remittance copy to:
Quarry Linen Corporation
97 Eagle Way`);
  expect(read?.value).toBe('Quarry Linen Corporation');
});

describe('on a page whose logo is a picture but for its last word', () => {
  const nameOn = (foot: string, head = '') =>
    nameIn(`
                INC.
${head}
City of Northwater                                  Invoice Number      599518
12 Mill Street                                      Invoice Date        September 12, 2025
Invoice Total                                                           12,553.11
${foot}`)?.value;

  it('whom payment is submitted to has sent it', () => {
    const foot = 'Submit payment to: Modell Evans and Associates, Inc. PO Box 4471 Lakeside CA 90051';
    expect(nameOn(foot)).toBe('Modell Evans and Associates, Inc.');
    expect(nameOn(foot, 'Catherine Bridge Builders LLC')).toBe('Modell Evans and Associates, Inc.');
  });

  it('a form of law alone is nobody', () => {
    expect(nameOn('Thank you')).not.toBe('INC.');
  });
});
