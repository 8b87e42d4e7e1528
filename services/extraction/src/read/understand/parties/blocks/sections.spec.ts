import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { valuesOf } from '../../../../testing/understood.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { understand } from '../../understand.ts';
import { findSections, sectionOf } from './sections.ts';

/** The kind of section that each cell of a page is in. */
function kindsOf(typed: string): ReadonlyMap<string, string | undefined> {
  const text = toDocumentText([typedPage(typed)]);
  const sections = findSections(text);
  return new Map(text.cells.map((cell) => [cell.text, sectionOf(cell, sections)?.kind]));
}

it('whom in the company it is for heads its own column, and none beside it', () => {
  const kinds = kindsOf(`
Muster Trading Ltd
Attn: Claire Renner
4 Quay Street         Harbour Fittings Ltd
Bristol BS1 2AB       8 Dock Road`);
  expect(kinds.get('Bristol BS1 2AB')).toBe('buyer');
  expect(kinds.get('Harbour Fittings Ltd')).toBeUndefined();
});

it('a section ends where half a page is empty under it', () => {
  const over = (empty: number) =>
    kindsOf(`
Bill to:
Muster Trading Ltd
4 Quay Street${'\n'.repeat(empty)}
Harbour Fittings Ltd`).get('Harbour Fittings Ltd');
  expect(over(2)).toBe('buyer');
  expect(over(30)).toBeUndefined();
});

it('a heading is said in two languages, the colon of the one before the other', () => {
  const { buyerName } = understand([
    typedPage(`
Carthage Médical SARL          : Doit / السادة
12 rue de l'Artisanat          Polyclinique El Yasmine
2035 Tunis                     Avenue Thameur, 8000 Nabeul
FACTURE N° 2026/FC/01774`),
  ]).fields;
  expect(buyerName?.value).toBe('Polyclinique El Yasmine');
});

it('two headings side by side, each in the middle over its box, have their own lines', () => {
  const kinds = kindsOf(`
             EMISOR                                       RECEPTOR
Nombre o razón social: Aduanas Lempa S.A. de C.V.    Nombre o razón social: Almacenes Izalco, S.A. de C.V.
          NIT: 06142203071044                                   NIT: 02101107720021
   Correo: dte@lempa.example                           Correo: conta@izalco.example`);
  expect(kinds.get('Nombre o razón social: Aduanas Lempa S.A. de C.V.')).toBe('supplier');
  expect(kinds.get('Nombre o razón social: Almacenes Izalco, S.A. de C.V.')).toBe('buyer');
  expect(kinds.get('NIT: 02101107720021')).toBe('buyer');
  expect(kinds.get('Correo: conta@izalco.example')).toBe('buyer');
});

it('narrow lines of a box are their heading’s too, where several begin alike', () => {
  const kinds = kindsOf(`
                EMISOR                                   RECEPTOR
Nombre:                                Nombre:
ADUANAS LEMPA S.A. DE C.V.             ALMACENES IZALCO S.A DE C.V
NIT: 0614-220307-104-4                 NIT: 0210-110772-002-1
Giro:                                  Giro:`);
  expect(kinds.get('NIT: 0614-220307-104-4')).toBe('supplier');
  expect(kinds.get('NIT: 0210-110772-002-1')).toBe('buyer');
});

it('Germany’s letters under an address head nothing, and a Spanish sender’s do', () => {
  const kinds = kindsOf(`
Leistungsempfänger:
Ostrhauder Möbel UG
63456 Hanau, Hessen
DE
Umsatzsteuer-Identifikationsnummer:
DE129273398`);
  expect(kinds.get('DE129273398')).toBe('buyer');
  expect(kindsOf('DE\nAlmazara Soler S.L.\n46001 Valencia').get('Almazara Soler S.L.')).toBe('supplier');
});

it('Poland’s form says the name behind its own word, and the address is no name', () => {
  const { supplierName, buyerName } = valuesOf(
    understand([
      typedPage(`
Krajowy System e-Faktur                           Numer faktury
                                                  2/11/2026
Sprzedawca                            Nabywca
NIP: 5260250274                       NIP: 7740001454
Nazwa: Warsztat Kowal S.A.            Nazwa: F.H.U. Maria Lipska
Adres                                 Adres
ul. Sadowa 1 m. 3, 00-002 Kraków      ul. Polna 1, 00-001 Warszawa

Kwota należności ogółem: 17 115,45 PLN`),
    ]),
  );
  expect({ supplierName, buyerName }).toEqual({
    supplierName: 'Warsztat Kowal S.A.',
    buyerName: 'F.H.U. Maria Lipska',
  });
});

it('what stands under a heading of its own is not what a form says beside it', () => {
  const { supplierName, buyerName } = understand([
    typedPage(`
Facturé à                   Facturé par
Nom du client               Atelier Bois Clair
Adresse du client           8 allée des Tilleuls
00000 Ville                 63000 Clermont
Total TTC  120,00 EUR`),
  ]).fields;
  expect({ supplier: supplierName?.value, buyer: buyerName?.value }).toEqual({
    supplier: 'Atelier Bois Clair',
    buyer: undefined,
  });
});

it('a heading in Poland names two roles with a stroke between', () => {
  const { supplierName, buyerName } = understand([
    typedPage(`
Sprzedawca/podatnik                         Nabywca/płatnik
Muster Handel Spółka z ograniczoną          Jan Próbny
odpowiedzialnością Sp.k                     Palmowa 39
Hubala 7/12, 05-803 Pruszków                85-485 Bydgoszcz
Faktura nr 12/2025    Razem 99,96 PLN`),
  ]).fields;
  expect({ supplier: supplierName?.value, buyer: buyerName?.value }).toEqual({
    supplier: 'Muster Handel Spółka z ograniczoną odpowiedzialnością Sp.k',
    buyer: 'Jan Próbny',
  });
});

it('“DE” among the words of a line set wide heads nothing', () => {
  const kinds = kindsOf(`
LAS    CONDICIONES    AL    PIE    DE    ESTA    FACTURA
CONFORME                           ESTA`);
  expect([...kinds.values()].filter((kind) => kind !== undefined)).toEqual([]);
});

it('‘M/s.’ leads on to who buys, among however many facts of its row; ‘To’ there is a column', () => {
  const kinds = kindsOf(`
M/s.     Sahyadri Retail     CREDIT     INV NO:     L1514
Station Road
GSTIN       29AAGCB7383J1Z4`);
  expect(kinds.get('29AAGCB7383J1Z4')).toBe('buyer');
  const columns = kindsOf(`
To       Hours     Rate     Weeks     Sum
Pune     12        10       4         480`);
  expect(columns.get('Pune')).toBeUndefined();
});

it('whom to speak to is not who sells, though he stands first under the heading', () => {
  const { supplierName } = understand([
    typedPage(`
FACTURE 12       Date 12.03.2026
Vendeur
Contact:     Anne Petit
Adresse:     12 rue du Bac
Total TTC    625.07`),
  ]).fields;
  expect(supplierName).toBeUndefined();
});

it('the end of a bracket that another line began heads nobody', () => {
  const { fields } = understand([
    typedPage(`
Cedente/prestatore (fornitore)               Cessionario/committente (cliente)
Denominazione: MUSTER SRL                    Denominazione: ESEMPIO SRL
Via Esempio 7                                Via Prova 3

Cod. articolo    Descrizione                 Quantità     Prezzo     Prezzo totale
${'50D150           Tubo 150                        1,00      40,00             40,00\n(CODICE\nARTICOLO\nFORNITORE)\n'.repeat(5)}`),
  ]);
  expect(fields.supplierName?.value).toBe('MUSTER SRL');
});

it('‘Informasjon om selger’ heads the seller', () => {
  const { fields } = understand([
    typedPage(`
Kvittering
Ordredetaljer
Kunde                                        Jan Muster
Totalt i NOK                                 715,00

Informasjon om selger: Muster Handel As
Adresse: Eksempelveien 2, 0150 Oslo`),
  ]);
  expect(fields.supplierName?.value).toBe('Muster Handel As');
});

it('a heading over what begins where it begins stands in the middle of nothing, and left of it is the other party’s', () => {
  const { supplierVatNumber, buyerVatNumber } = understand([
    typedPage(`
Verkäufer                               Kunde
Verkäufer:     Muster Lösungen GmbH     Kunde:         Beispiel Nord AG
Adresse:       Musterstr. 1, Berlin     Adresse:       Probeweg 2, Bremen
USt-IdNr.:     DE111111125              USt-IdNr.:     DE222222223
Telefon:       030 1234567              Telefon:       0421 765432

Rechnungsnummer: 4471
Gesamtbetrag     1.190,00`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('DE111111125');
  expect(buyerVatNumber?.value).not.toBe('DE111111125');
});

it.each(['PRESTADOR DE SERVIÇOS', 'Dados do Prestador'])(
  "'%s' alone in the middle of the page heads the facts that begin at its edge",
  (heading) => {
    const { supplierName, supplierVatNumber, buyerName } = understand([
      typedPage(`
Prefeitura do Município de Exemplo                          Número      4471
NOTA FISCAL DE SERVIÇOS ELETRÔNICA - NFS-E                  Emitida em  14/05/2026
                              ${heading}
Razão Social:      EXEMPLO SERVICOS GERAIS S/A
CPF/CNPJ:          11.222.333/0001-81     Inscrição Municipal:      1234
Endereço:          RUA DAS FLORES, 12 - CENTRO - 01234000
                              ${heading.replace(/prestador/i, 'Tomador')}
Razão Social:      MARIA DE TAL
CPF/CNPJ:          529.982.247-25
Endereço:          Avenida Central, 7 - Jardim - 04321000
Valor Total da NFS-e                   R$ 1.350,00`),
    ]).fields;
    expect(supplierName?.value).toBe('EXEMPLO SERVICOS GERAIS S/A');
    expect(supplierVatNumber).toMatchObject({ value: '11222333000181', confidence: 0.95 });
    expect(buyerName?.value).toBe('MARIA DE TAL');
  },
);

it('‘our information’ heads the sender, ‘billing to’ the buyer', () => {
  const { fields } = understand([
    typedPage(`
                                                INVOICE 4471
OUR INFORMATION            BILLING TO           SHIPPING TO
Modell System              Albert M Muster      Albert M Muster
12 Mill Street             4 Quay Street        4 Quay Street
Total                                               456.50`),
  ]);
  expect([fields.supplierName?.value, fields.buyerName?.value]).toEqual(['Modell System', 'Albert M Muster']);
});

it.each([
  ['30-53492487-5', 'supplier'],
  ['21', undefined],
])('‘Vendedor: %s’ heads %s: a tax number is who sells, a short one a clerk', (number, kind) => {
  const kinds = kindsOf(`
                          FACTURA 0006-00247202
VENDEDOR: ${number}
HERRAMIENTAS MODELO
Belgrano 1440`);
  expect(kinds.get('HERRAMIENTAS MODELO')).toBe(kind);
});
