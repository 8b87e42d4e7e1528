// To whom a letter goes, where no heading says so.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;
const SURE = 0.5;

it('is not sure at the head of a page that names nobody else: that may be a letterhead', () => {
  const page = (sender: string) => `${sender}
Firma Nordlicht Solutions GmbH
Musterallee 5
8010 Graz

Rech.-ID: 2026-003       Erstellt am: 02.08.2026
Gesamtbetrag (brutto)    EUR 3.090,42
UID-Nr.                  ATU87654321`;
  expect(read(page('')).buyerName?.confidence ?? 0).toBeLessThan(SURE);
  expect(read(page('')).invoiceNumber?.value).toBe('2026-003');
  const addressed = read(page('Muster GmbH · Ring 3 · 1010 Wien'));
  expect([addressed.supplierName?.value, addressed.buyerName?.value]).toEqual([
    'Muster GmbH',
    'Firma Nordlicht Solutions GmbH',
  ]);
  expect(addressed.buyerName?.confidence).toBeGreaterThan(SURE);
});

const LETTER = (addressee: string) => `
Muster Wachdienst GmbH                       Rechnung 118
Am Kanal 12                                  vom 05.03.2026
49074 Osnabrück



${addressee}
Hafenweg 19
48155 Münster

Gesamt      119,00 EUR`;

it.each(['INHABER', 'The Chief Finance Officer,', 'Herrn/Frau/Firma', 'Lena Stratmann'])(
  'without a heading is the company in law right under %s',
  (first) => {
    expect(read(LETTER(`${first}\nNordlicht Logistik GmbH`)).buyerName?.value).toBe('Nordlicht Logistik GmbH');
  },
);

it('in two lines is not its second line', () => {
  expect(read(LETTER('Nordlicht\nBrüder GmbH')).buyerName?.value).not.toBe('Brüder GmbH');
});

it('is not where and when it was written', () => {
  expect(read(LETTER('Madrid, a catorce (14) de marzo de 2026')).buyerName?.value ?? '').not.toContain('Madrid');
});

it('is the first line of a long address, and no fact that looks like a town', () => {
  const { buyerName } = read(`
Hartley Trade Ltd                      SALES INVOICE SI-774120
Unit 4 Calder Park
Wakefield WF2 7AZ

                                       VEHICLE
                                       4417 KLM

Penmoor Electrical Contractors
The Old Dairy
Station Road
Ossett
West Yorkshire
WF5 8ND

Total      120.00 GBP`);
  expect(buyerName?.value).toBe('Penmoor Electrical Contractors');
});

it('is not a house of the sender’s that heads the page', () => {
  const { buyerName } = read(`
STATIONIA                              Agence Abonnés
                                       4 place du Général-Foy
                                       44000 Nantes
FACTURE AB24-0019377


                                       Cabinet Roussel Associés
                                       17 quai de la Fosse
                                       44000 NANTES
Total TTC      120,00 €`);
  expect(buyerName?.value).toBe('Cabinet Roussel Associés');
});
