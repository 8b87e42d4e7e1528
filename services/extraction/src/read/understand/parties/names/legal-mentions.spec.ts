import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;

it('a supplier whose logo is a picture is named by the small print', () => {
  const fields = read(`
Agence de Amiens - 14 rue des Trois Cailloux            Logistique Santerre SAS
Tél. 03 22 91 45 10                                     ZAC de Haute-Picardie
                                                        80200 Estrées-Deniécourt

FACTURE N°        DATE
104417-26         12/03/2026

MONTANT HT                             1 000,00
TVA 20 %                                 200,00
MONTANT TTC EN EUROS                   1 200,00






Ressources Intérim Picardie - S.A.S. au capital de 800 000 € - 413 520 771 RCS Amiens`);
  expect(fields.supplierName?.value).toBe('Ressources Intérim Picardie');
});

it('where the payer writes the invoice, it is sold by whom it is written for', () => {
  const fields = read(`
Crédit Assurances Alpin SA                Horizon Patrimoine & Associés
2 quai Perrière                           18 place Bellecour
38000 Grenoble                            69002 Lyon

AUTOFACTURE DE COMMISSIONS
Facture établie par Crédit Assurances Alpin SA au nom et pour le compte de Horizon Patrimoine & Associés (mandat)

Total commissions                 611,16
TVA 20,00 %                       122,23
Net à vous verser                 733,39 €

Crédit Assurances Alpin SA - Société d'assurance - RCS Grenoble 093147320 - TVA FR40303265045`);
  expect(fields.typeCode?.value).toBe('389');
  expect(fields.supplierName?.value).toBe('Horizon Patrimoine & Associés');
  expect(fields.supplierVatNumber?.confidence ?? 0).toBeLessThan(0.5);
  expect(fields.grossTotal?.value).toBe('733.39');
});

it('a sentence that says in whose name a market writes is no name in full of either', () => {
  const fields = read(`
Furnizor:   BRANDT IOAN PFA                   Nume: Ana
CUI:        41220733

                      FACTURA
              Nr Factura: CXQ-0001733
                 Data: 14-05-2026
Taxa de livrare                                            12.40 RON
Total factura                                              12.40 RON
Emisa de catre LINDE APP SRL in numele BRANDT IOAN PFA`);
  expect(fields.supplierName?.value).toBe('BRANDT IOAN PFA');
});

it('on behalf of the seller, who is not named there, is on behalf of nobody', () => {
  const fields = read(`
Kvittering
Brandt Galleriet AS
Totalt                                                     648,00
Kvittering levert av Linde Norway AS på vegne av selgeren.`);
  expect(fields.supplierName?.value).toBe('Brandt Galleriet AS');
});

it('the payer’s paper is addressed to who supplies, and that is not sure', () => {
  const fields = read(`
SELF-BILLING INVOICE
Hartmann Verlag GmbH, Paul-Ehrlich-Str. 9, 60596 Frankfurt am Main
To: Agentur Silke Brandt, Lange Reihe 20, 20099 Hamburg

Nr. GS-26-00107     Datum: 31.03.2026
Ihre USt-IdNr.: DE136695976       Unsere USt-IdNr.: DE811907980

Provision netto                                            2.397,00
19 % USt                                                     455,43
Auszahlungsbetrag                                          2.852,43`);
  expect([fields.supplierName?.value, fields.buyerName?.value]).toEqual([
    'Agentur Silke Brandt',
    'Hartmann Verlag GmbH',
  ]);
  expect(fields.supplierVatNumber?.value).toBe('DE136695976');
  expect(fields.supplierName?.confidence).toBeLessThanOrEqual(0.6);
});

it('of two blocks side by side the one with the account is paid', () => {
  const fields = read(`
Sales - Invoice PSI-113137

Kilbeggan Conveyors Ltd          Boyne Valley Bearings Limited
Harbour Street                   Donore Road Industrial Estate
N91 E2C3 Mullingar               A92 YK58 Drogheda
                                 Phone No.            041 983 1122
                                 IBAN                 IE29 AIBK 9311 5212 3456 78

Salesperson    M. Terpstra       Due Date             17/10/2026`);
  expect(fields.supplierName?.value).toBe('Boyne Valley Bearings Limited');
});

it.each([
  ['Goods: 412 CTN - household textile - customs value USD 39439.00', 'a fact in three parts'],
  ['From          Arrival\nSHANGHAI      24/02/2026', 'where goods come from'],
  ['Verkoper      M. Terpstra', 'who sells for a company'],
])('%s is nobody’s name (%s)', (line) => {
  const fields = read(`
Huis Vermeersch Douane
Noorderlaan 147, 2030 Antwerpen
VAT BE0733366421

INVOICE
${line}

Amount payable        EUR    2,757.95`);
  expect(fields.supplierName?.value).toBe('Huis Vermeersch Douane');
});

it('small print far below a heading is in nobody’s block', () => {
  const fields = read(`
Lumévie Énergie
Facture du 12/03/2026

Adresse de livraison
6 rue Vaubecour
69002 Lyon

Lumévie Énergie, SA au capital de 12 750 000 € - RCS Lyon 303 265 045 - Siège : 90 cours Lafayette - N° TVA FR40303265045`);
  expect(fields.supplierVatNumber?.value).toBe('FR40303265045');
});

it('a bank over its account is not who sends the invoice', () => {
  const fields = read(`
Rechnung Nr. 4711 vom 16.02.2026

Endbetrag         EUR     3.746,28

Fabriksgasse 4                                    Commerzbank AG
7000 Eisenstadt                                   IBAN AT61 1904 3002 3457 3201`);
  expect(fields.supplierName).toBeUndefined();
});

it('a VAT number is not certain by a name that only its place makes the supplier, where another name has one', () => {
  const { supplierVatNumber } = read(`
                                        Huis Vermeersch Douane
                                        Kapelsesteenweg 12
                                        VAT BE0733366421
                                        8380 Zeebrugge

                          Garden Living Oostkamp NV
                          Bruggestraat 88
                          8020 Oostkamp
                          VAT: BE0403170701

INVOICE 7155`);
  expect(supplierVatNumber?.value === 'BE0733366421' || (supplierVatNumber?.confidence ?? 0) < 0.5).toBe(true);
});

it('a logo’s mark that was read as a letter is none of the name that stands whole elsewhere', () => {
  const fields = read(`
A SELARL
SELARL des Monts d'Aubrac
7 route de Nasbinals
48260 Nasbinals

Facture FV104417 du 12/03/2026`);
  expect(fields.supplierName?.value).toBe("SELARL des Monts d'Aubrac");
});

it('a platform that writes a driver’s invoice in his name is not who drives', () => {
  const { supplierName, supplierVatNumber } = read(`
Biuro Testowe Sp. z o.o.                     Faktura wystawiona przez Muster Rides B.V. w imieniu:
Leśna 40                                     Jan Próbny Transport
02-661 Warszawa                              Polna 160
NIP: 1234563218                              60-309 Poznań
                                             NIP: 9876543210
Numer Faktury: ABCDE-03-2025-0000115
Wartość Brutto   9,06 PLN

                  Wystawiono w imieniu Jan Próbny Transport przez:
       Muster Rides B.V. / Kade 7, 1097DP Amsterdam / VAT: NL004495445B01`);
  expect(supplierName?.value).toBe('Jan Próbny Transport');
  expect(supplierVatNumber?.value).toBe('9876543210');
});

it("a Brazilian invoice's slip says from whom the goods were received", () => {
  const fields = read(`
RECEBEMOS DE GRANJA MODELO LTDA OS PRODUTOS E/OU SERVIÇOS CONSTANTES DA NOTA FISCAL ELETRÔNICA INDICADA ABAIXO
DATA DE RECEBIMENTO            IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR

GRANJA MODELO LTDA 0 - ENTRADA
Rua das Flores, 10
DESTINATÁRIO / REMETENTE
PADARIA EXEMPLO LTDA
V. TOTAL DA NOTA
500,00
VENDEDOR: JOÃO`);
  expect(fields.supplierName?.value).toBe('GRANJA MODELO LTDA');
});

it('who trades alone is named on the slip without the number of his card', () => {
  const { supplierName } = understand([
    typedPage(`
RECEBEMOS DE ANA MUESTRA DE LIMA 01234567890 OS PRODUTOS/SERVIÇOS CONSTANTES DA NOTA FISCAL INDICADA AO LADO
                    No.  027.081.471
ANA MUESTRA DE LIMA                     DANFE
01234567890                             Documento Auxiliar da Nota Fiscal Eletrônica
DESTINATÁRIO/REMETENTE
NOME/RAZÃO SOCIAL                       CPF/CNPJ
Condominio Modelo                       11.222.333/0001-81
VALOR TOTAL DA NOTA
2.400,00`),
  ]).fields;
  expect(supplierName?.value).toBe('ANA MUESTRA DE LIMA');
});

it('a letterhead that says the sender’s capital says who he is, beside whomever it is for', () => {
  const { supplierName } = read(`
                                                    Facturé à 004471
Négoce Modèle SAS au capital de 20 000 EUR          CHEZ MARTHE BIO
ZA du Pont                                          42, AVENUE DES TILLEULS
07999 VALMODEL                                      69999 EXEMPLAY

FACTURE No 447120 du 07/02/2026
Total TTC        120,00 €`);
  expect(supplierName?.value).toBe('Négoce Modèle SAS');
});

it('on whose behalf a paper is written is nobody where the sentence says no name', () => {
  const fields = (behalf: string) =>
    read(`
Autohaus Modell GmbH
Uferweg 7
54290 Trier

Rechnung # RE-2031/44 von 18.11.2031
Gesamtbetrag: 119,00 €

Die Lieferung erfolgt im Namen und für Rechnung des ${behalf}`);
  expect(fields('Leistungserbringers. Ggf. enthaltene USt. ist den Belegen zu entnehmen.').supplierName?.value).toBe(
    'Autohaus Modell GmbH',
  );
  expect(fields('Muster Handels GmbH.').supplierName?.value).toBe('Muster Handels GmbH');
});
