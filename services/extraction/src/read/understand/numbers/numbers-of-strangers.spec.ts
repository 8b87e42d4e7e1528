// Numbers, days and terms as small programs set them.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => valuesOf(understand([typedPage(typed)]));

it('a number that begins with its day is none', () => {
  const { invoiceNumber, issueDate } = read(`
Max Mustermann·Senderstraße 12·55555 Stadt
    Rechnungsnummer                                  Rechnungsdatum
    20261114-1                                       14. 11. 2026
    Rechnung
     Gesamtsumme 129,00 €`);
  expect({ invoiceNumber, issueDate }).toEqual({ invoiceNumber: '20261114-1', issueDate: '2026-11-14' });
});

it('a short number right behind the title, before its day', () => {
  const { invoiceNumber, issueDate, dueDate } = read(`
Kandra Conseil
      Facture F1 du 26-05-2026 / Date d'échéance: 27-06-2026
      Total TTC : 677.97 €`);
  expect({ invoiceNumber, issueDate, dueDate }).toEqual({
    invoiceNumber: 'F1',
    issueDate: '2026-05-26',
    dueDate: '2026-06-27',
  });
});

it('a number of one figure behind a colon', () => {
  expect(
    read(`
                                       25.03.2026
Rechnung:     1
Uhrenwerk Ybbs GmbH
Schulring 6
3370 Ybbs
Gesamt     23,99 €`).invoiceNumber,
  ).toBe('1');
});

it('a number in its year, apart', () => {
  const page = (number: string) => `
Muster Prüfanstalt
                                       Rechnung:             ${number}
                                       Kundenkonto-Nr.:      10017788
Gesamt     23,99 €`;
  expect(read(page('2026 0412')).invoiceNumber).toBe('2026 0412');
  expect(read(page('1026 0412')).invoiceNumber).toBeUndefined();
});

it('a number in a sentence', () => {
  expect(
    read(`
Musterfirma AG
Sehr geehrte Damen und Herren,
Die Rechnungsnummer für diesen Vorgang lautet M-1675. Bitte geben Sie diese bei der
Überweisung an.
Brutto Endsumme 1.428,60 €`).invoiceNumber,
  ).toBe('M-1675');
  expect(
    read(`
Muster Ltd
Dear customer,
The invoice number for this order is 26-1675, please quote it.
Total 1,428.60 EUR`).invoiceNumber,
  ).toBe('26-1675');
});

it('the day until which a tax office’s number is good is not when to pay', () => {
  const vto = (pay: string) =>
    read(`
Factura                   Nº: 4000-12        Fecha: 27/03/2026
Talleres del Sur SRL
${pay}
Total:  122,00
C.A.E. Nº 61123022925855 Fecha Vto. CAE: 06/04/2026`).dueDate;
  expect(vto('Forma de Pago: 30 dias      Fecha de Vencimiento de Pago: 26/04/2026')).toBe('2026-04-26');
  expect(vto('Forma de Pago: contado')).toBeUndefined();
});

it('terms and conditions are one word for what stands under it', () => {
  expect(
    read(`
Muster Ltd         Invoice 88-12
Total  62.12 EUR
Terms & Conditions
Payment is due within 15 days`).paymentTerms,
  ).toBe('Payment is due within 15 days');
});

it('a reference among the headings of items is none, and what stands in the head behind its sign may be', () => {
  expect(
    read(`
Atelier Vasseur Conseil
Adresse   12 rue des Tilleuls 38000 Grenoble                                     n° 412
                         FACTURE
Adressée à                                     Date : 30/05/2024
Réf.   Date       Qté Description                             P.U. H.T. (€)   Total H.T. (€)
2055   05/05/24   2   Formation réseaux                              750.00          1500.00
                                               Total H.T.        1500.00 €`).invoiceNumber,
  ).toBe('412');
});

it('money in groups is no number, be its heading called a piece', () => {
  expect(
    read(`
Atelier Zerhoun S.A.                                   FACTURE
Date de facturation :                            Référence :
13/07/2024                                       F2024-07-009
Désignation            Quantité     Unité    Prix unitaire HT   Prix total HT
Audit du site                 1     Pièce           76 720,00       76 720,00
Total TTC                                                           92 064,00`).invoiceNumber,
  ).toBe('F2024-07-009');
});

it('stands behind ‘Facture client’, as programs of accounting title what their user sells', () => {
  const { fields } = understand([
    typedPage(`
Sté Modèle                                  Facture client 2004471
Date:   14/03/2026       Client   000594
TOTAL TTC     927,000`),
  ]);
  expect(fields.invoiceNumber?.value).toBe('2004471');
});

it('ends before the count of its pages', () => {
  const { fields } = understand([
    typedPage(`
                            DATE :                       Nº                   PAG.
INVOICE                     18.02.2026               904432948575 1 / 2
TOTAL EUR     927,00`),
  ]);
  expect(fields.invoiceNumber?.value).toBe('904432948575');
});

it('a hyphen joins a number to the letters before it', () => {
  const page = `
FACTURE
Invoice-0001
Date d’émission : 2026-06-30
Total HT    1480,46 EUR`;
  expect(understand([typedPage(page)]).fields.invoiceNumber?.value).toBe('Invoice-0001');
});

it('an Argentine bill of gas or water has its number under what it is called, and a telephone’s is none', () => {
  const page = `
LIQUIDACIÓN DE SERVICIOS PÚBLICOS
B-0012-34567890
Código 18

WEB - OFICINA VIRTUAL      WHATSAPP
GASMODELO.EXAMPLE          11-5550-1234
TOTAL A PAGAR              $ 5.163,40
FECHA DE EMISIÓN: 09/05/2026`;
  const { invoiceNumber, supplierName } = read(page);
  expect(invoiceNumber).toBe('B-0012-34567890');
  expect(supplierName).toBeUndefined();
});

it('a label that a stroke joins is of the number and of the day behind another', () => {
  const page = `
Muster Handel GmbH                              Rechnung
Ihre Referenznr.           904051234     /25.11.2026
Rechnungsnr./-datum        201661234     /26.11.2026
Lieferscheinnr./-datum     601861234     /27.11.2026
Gesamtbetrag               29,90 EUR`;
  expect(read(page)).toMatchObject({ invoiceNumber: '201661234', issueDate: '2026-11-26' });
});
