import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const SURE = 0.5;

it('a total before its discount is not what is asked for, whatever language says so', () => {
  const read = (before: string, after: string) =>
    valuesOf(
      understand([
        typedPage(`
INVOICE No. 2026-114                      Date: 14/05/2026
Description              Qty      Price      Amount
Gearbox service            1     150.00      150.00
Brake pads                 2      50.00      100.00
${before.padEnd(45)}250.00 EUR
${after.padEnd(45)}225.00 EUR`),
      ]),
    );
  const asked = { grossTotal: '225.00', amountDue: '225.00' };
  expect(read('Total price without discount', 'Total price with discount')).toMatchObject(asked);
  expect(read('Total avant remise', 'Total après remise')).toMatchObject(asked);
  expect(read('Gesamtbetrag vor Rabatt', 'Gesamtbetrag nach Rabatt')).toMatchObject(asked);
  expect(read('Total antes de descuento', 'Total con descuento')).toMatchObject(asked);
});

it('shares of a total that is called due as a whole are a plan, which is not sure; what is left of a payment is due', () => {
  const dueOf = (terms: string) =>
    understand([
      typedPage(`
FACTURE N° 2026-031                       Date : 14/05/2026
Désignation              Qté      PU        Montant
Table en chêne             1    1000,00    1 000,00
Montant total à payer      1 000,00 €
TVA non applicable, art. 293 B du CGI
${terms}`),
    ]).fields.amountDue;
  const planned = dueOf('Acompte de 50 % à la commande : 500,00 €\nSolde de 50 % à la livraison : 500,00 €');
  expect(planned?.value).toBe('1000.00');
  expect(planned?.confidence).toBeLessThan(SURE);
  const left = dueOf('Acompte versé     500,00 €\nReste à payer     500,00 €');
  expect(left?.value).toBe('500.00');
  expect(left?.confidence).toBeGreaterThan(SURE);
});

it('a day that begins with its year is no amount', () => {
  const { fields } = understand([
    typedPage(`
Invoice 2026/0042
2026.01. 15.        2026.01. 15.   2026.01. 31.        635,00 EUR
To pay until  2026.01. 31.
Net 500,00 EUR
VAT 27% 135,00 EUR
Total 635,00 EUR`),
  ]);
  expect(fields.amountDue?.value).toBe('635.00');
});

it('a subtotal to which another’s is added on the way to what is due is not surely the total, nor its net total the whole', () => {
  const { netTotal, grossTotal } = understand([
    typedPage(`
Factura 00004418                              Fecha emisión 26-06-2026
Cuota de servicio          31,40      10
Conservación                1,90      21
I.V.A. al 10 % base imponible: 31,40                  3,14
I.V.A. al 21 % base imponible: 1,90                   0,40
SUBTOTAL:                                            36,84
GENERALITAT
Canon de saneamiento
Cuota de servicio                                    12,10
Consumo                       7       0,471           3,30
Coeficiente corrector aplicado 1,00
SUBTOTAL:                                            15,40
Su consumo
Su gasto medio
CONSUMO TOTAL   7 m3           TOTAL A PAGAR         52,24 €`),
  ]).fields;
  expect(grossTotal?.confidence ?? 0).toBeLessThan(SURE);
  expect(netTotal?.confidence ?? 0).toBeLessThan(SURE);
});

it('a net total called net, and a VAT beside where to pay, leave the whole to pay', () => {
  const due = understand([
    typedPage(`
Invoice Number : INV4711                                   Date : 22/01/2026
Description                 Quantity    Unit Cost     Nett      VAT Rate     VAT       Total
Lamps changed                   1.00      £132.30    £132.30      20.00%    £26.46    £158.76
Payment due 30 days from date of invoice.             Nett                   Vat       Total
For BACS Payment: Sort Code 00-00-00                 £132.30                £26.46    £158.76`),
  ]).fields.amountDue;
  expect(due?.value).not.toBe('132.30');
});
