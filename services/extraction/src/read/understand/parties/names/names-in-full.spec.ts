import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';
import { strongestName } from './strongest-name.ts';

it('a logo’s word is the company’s whose form of law stands before its name', () => {
  const { supplierName } = understand([
    typedPage(`
Delmas Froid
SARL Delmas Froid et Climatisation
12 rue des Lilas
33000 Bordeaux
FACTURE N° 2024-118                     Date : 12/03/2024
Total TTC          1 200,00 €`),
  ]).fields;
  expect(supplierName?.value).toBe('SARL Delmas Froid et Climatisation');
});

const supplierOf = (head: string, foot = '') =>
  understand([
    typedPage(`
${head}
12 rue des Lilas
33000 Bordeaux
FACTURE N° 2024-118                     Date : 12/03/2024
Total TTC          1 200,00 €



${foot}`),
  ]).fields.supplierName;

it('a house is the company whose name in law has its own within', () => {
  const foot = 'Lindenhof Hotel Waldsee Hotel- und Gaststättenbetriebs-GmbH';
  expect(supplierOf('HOTEL WALDSEE', foot)?.value).toBe(foot);
  expect(supplierOf('HOTEL WALD', foot)?.value).not.toBe(foot);
});

it('a brand with what it sells is the company of that brand in the small print', () => {
  const foot = 'Tidewire Communications Pty Ltd ABN 22 824 153 907';
  expect(supplierOf('tidewire business', foot)?.value).toBe('Tidewire Communications Pty Ltd');
});

it('a trade is no brand that two companies share', () => {
  const foot = 'Garage Central SARL';
  expect(supplierOf('Garage Dupont', foot)?.value).not.toBe('Garage Central SARL');
});

it('a mark before the brand goes with the name that the small print has in law', () => {
  const box = { x0: 0, y0: 0, x1: 90, y1: 9 };
  const names = [
    { value: 'P STATIONIA', score: 0.57, page: 1, box },
    { value: 'STATIONIA EXPLOITATION', score: 0.48, page: 1, box },
  ];
  const lines = ['stationiaexploitationsasaucapitalde1524490'];
  expect(strongestName(names, { lines })?.value).toBe('STATIONIA EXPLOITATION');
  expect(strongestName(names)?.value).toBe('P STATIONIA');
});

it('a name goes on behind its comma', () => {
  const { supplierName } = understand([
    typedPage(`
Autopistas del Levante,
Concesionaria Española, S.A.
Ctra. de Barcelona 12
46136 Museros
Factura VT20/118         30-06-2026
Total EUR   121,00`),
  ]).fields;
  expect(supplierName?.value).toBe('Autopistas del Levante, Concesionaria Española, S.A.');
});

const LETTER = (head: string, sender: string) =>
  understand([
    typedPage(`
${head}


${sender}
Elektro Hübner                                  Rechnung 4711
Venloer Wall 19                                 vom 17.06.2026
50672 Köln

Gesamt EUR     434,08`),
  ]).fields;

it('a sender’s line that shortens the letterhead’s name is that company', () => {
  const { supplierName } = LETTER('Baumgart Elektrogroßhandel GmbH', 'Baumgart GmbH · M.-Brüggen-Str. 74 · 50829 Köln');
  expect(supplierName?.value).toBe('Baumgart Elektrogroßhandel GmbH');
});

it('a general partner is not', () => {
  const { supplierName } = LETTER('Baumgart Verwaltungs GmbH', 'Baumgart GmbH · M.-Brüggen-Str. 74 · 50829 Köln');
  expect(supplierName?.value).toBe('Baumgart GmbH');
});

it('a box for letters is no part of the name', () => {
  const { supplierName } = LETTER('KESSLER', 'Kessler Hydraulik GmbH & Co. KG Postfach 11 40 72555 Metzingen');
  expect(supplierName?.value).toBe('Kessler Hydraulik GmbH & Co. KG');
});

it('a second line of the sender’s is not the addressee', () => {
  const { buyerName } = LETTER(
    'BRINKHOFF & SÖHNE\nStahl · Röhren · seit 1924',
    'Brinkhoff Stahlhandel · Hafenstr. 112 · 44147 Dortmund',
  );
  expect(buyerName?.value).toBe('Elektro Hübner');
});

it('a court of registers is no company, and what a notice stands for is none', () => {
  expect(supplierOf('Muster Paketdienst', 'AG Hamburg HRA 98214')?.value).toBe('Muster Paketdienst');
  expect(supplierOf('AVIS D’ÉCHÉANCE\ntenant lieu de facture\nLixeo Bail Équipement')?.value).toBe(
    'Lixeo Bail Équipement',
  );
});

it('a house’s name in the sender’s line is its company’s in the small print, by the word that both begin with', () => {
  const read = (sender: string) =>
    understand([
      typedPage(`
${sender} · Seestr. 22 · 80939 München
Anna Kunz
Gartenstr. 3
54617 Waldheim

Rechnung 2025 52
Gesamtsumme    56.00 EUR
${'\n'.repeat(30)}
Quell Betriebsgesellschaft         Registergericht: Amtsgericht
mbH                                Stuttgart
Steuer-Nr: 99158/05509             HRB 782180
UST-ID: DE136695976`),
    ]).fields.supplierName?.value;
  expect(read('Quell München')).toBe('Quell Betriebsgesellschaft mbH');
  expect(read('Seebad München')).toBe('Seebad München');
});

it('of a house over the company that runs it, in one block, the company sold', () => {
  const { supplierName } = understand([
    typedPage(`
                                                            Radlerhuis
                                                            Tweewielwerk B.V.
                                                            Postbus 3023
                                                            9701 DA Groningen
                                                            BTW NL111222333B01
Mevr. A. de Vries
Factuurnummer: 41002200        Factuurdatum: 25-03-2026
Vragen? www.radlerhuis.nl
Totaal inclusief BTW:    € 4,95`),
  ]).fields;
  expect(supplierName?.value).toBe('Tweewielwerk B.V.');
});

it('a site’s address in a logo is the company’s of that name in the sender’s line', () => {
  const read = (line: string) =>
    understand([
      typedPage(`
nordwind.de

${line} · Seestr. 22 · 80939 München
Rechnung 2025 52
Gesamtsumme    56.00 EUR`),
    ]).fields.supplierName?.value;
  expect(read('Nordwind GmbH')).toBe('Nordwind GmbH');
});

it('a form of law that a narrow column parts in three lines is whole', () => {
  const { supplierName } = understand([
    typedPage(`
Sprzedawca:                                  Faktura VAT
DRUKPOL SPÓŁKA Z                             nr FL/4711/2026
OGRANICZONĄ
ODPOWIEDZIALNOŚCIĄ
ul. Lipowa 64
00-825 Warszawa
Razem do zapłaty: 317,34 PLN`),
  ]).fields;
  expect(supplierName?.value).toBe('DRUKPOL SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ');
});
