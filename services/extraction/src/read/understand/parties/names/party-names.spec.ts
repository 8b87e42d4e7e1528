import { expect, it } from 'vitest';
import { fold } from '../../text/fold.ts';
import { nameOfLine } from './name-of-line.ts';
import { isOfPaper } from './paper-words.ts';
import { hasLegalForm, looksLikeName } from './party-names.ts';

it.each([
  ...['Nos références', 'Unser Zeichen', 'CONTACT Contact Fournisseur', 'LOGO Vendeur', 'FR: SIRET'],
  ...['rue de la mer', 'Calle de Alcalá'],
  ...['Freight Payables', 'Trade Payable', 'Media Department', 'Purchasing Dept', 'General Counsel', 'Accounting'],
  ...['Total Inc', 'Total inc GST', 'Unit Inc', 'Amount ex GST'],
  ...['Visa 4242', 'Receipt for Muster Studio'],
  ...['Billing Statement', 'Account Information', 'Gmail - Invoice 4711', 'Tue, May 21'],
  ...['TAX INVOICE (Original for the Receipient)', 'Triplicate', 'Responsable inscripto', 'IVA Exento'],
  ...['Registered In England', 'Registered Office:', 'Monthly Statement', 'Zahlungsinformationen Seite 1/1'],
  ...['Corrected', 'ENTWURF', 'Annulée'],
  ...['Przelew', 'Bank transfer', 'Überweisung', 'Company/Mr/Ms', 'Herr/Frau Nachname'],
  ...['Your Savings', 'Ihr Partner am Bau', 'Livrer à', 'Alles aus einer Hand!', 'Havnevej 4', 'Storgatan 12 b'],
  ...['Original/Dupli./Trip.', 'Doktor Musters vei 4', "Clean, simple, what's made to last."],
  ...['Authorised Dealer for Muster Auto Limited', 'Sole Distributors of Muster Pvt Ltd'],
  ...['Società unipersonale soggetta a direzione e coordinamento da parte di Muster S.p.A.'],
  ...['ZA du Pont', 'Zone artisanale du Chêne', 'Pol. Ind. Raos', 'Referenznr. 77aXk2P'],
])('%s is nobody’s name', (text) => {
  expect(looksLikeName(text)).toBe(false);
});

it.each(['Your Move Ltd', 'Joomla!', 'Chez Paul', 'La Gata'])(
  '%s is a name, though a heading begins or ends so',
  (text) => {
    expect(looksLikeName(text)).toBe(true);
  },
);

it.each(['Rue du Commerce SAS', 'Quai Ouest'])('%s is a name, though a street is called so', (text) => {
  expect(looksLikeName(text)).toBe(true);
});

it.each([
  ["Au bon moulin SARL 1242 chemin de l'olive", 'Au bon moulin SARL'],
  ['Muster GmbH 12a Hauptstrasse', 'Muster GmbH'],
  ['Studio 54 Productions SARL', 'Studio 54 Productions SARL'],
  ['3 Suisses', '3 Suisses'],
  ['Muster Inc. doing business as Example', 'Muster Inc.'],
  ['Muster Srl a socio unico', 'Muster Srl'],
  ['BODEGAS MUSTER S.A. CTRA. DE SORIA', 'BODEGAS MUSTER S.A.'],
  ['Muster, S.A. – C/ Mayor', 'Muster, S.A.'],
  ['Muster S.à r.l., Niederlassung Deutschland', 'Muster S.à r.l., Niederlassung Deutschland'],
  ['Muster B.V. / Kade 7, 1012 AB Amsterdam / KvK 65851307', 'Muster B.V.'],
  ['Muster LLP is a limited liability partnership registered in England', 'Muster LLP'],
  ['Muster, S.L. Avenida Gran Capitán 23', 'Muster, S.L.'],
  ['Payable to Muster LLC', 'Muster LLC'],
  ['Groep Muster nv . Kaai 7, 2310 Rijkevorsel', 'Groep Muster nv'],
  ['MUSTER PVT . LTD.', 'MUSTER PVT . LTD.'],
  ['Muster S.à r.l., Hauptstraße 1', 'Muster S.à r.l.'],
  ['Muster Power, Lake Colony, Western Express Highway,', 'Muster Power'],
])('the name in “%s” is %s', (line, name) => {
  expect(nameOfLine(line)).toBe(name);
});

it.each(['COMERCIAL NORTE S. A.', 'Muestra Hermanos S. L.', 'Muestra S. R. L., Calle Mayor 1'])(
  '%s says a legal form whose letters stand apart',
  (name) => {
    expect(hasLegalForm(name)).toBe(true);
  },
);

it('two initials before a name are no legal form', () => {
  expect(hasLegalForm('Despacho S. A. Muestra')).toBe(false);
});

it.each(['Firma krok sp.z.o.o', 'Krok Sp. z o.o.', 'Krok sp. z o. o.'])('%s says Poland’s legal form', (name) => {
  expect(hasLegalForm(name)).toBe(true);
});

it.each([
  'Muster Baltic OÜ',
  'Muster & Associate Ab',
  'SIA Muster',
  'UAB Muster',
  'Muster Distribuicao S.A',
  'Muster Markt GmbH&Co.KG',
  'Hermanos Muestra S.C.',
  ...[
    'Muster Obchod a.s.',
    'Muster Trgovina d.d.',
    'Muster Usluge j.d.o.o.',
    'Muster Luft ASA',
    'Muster fjarskipti hf.',
  ],
  ...[
    'Muster Ticaret A.Ş.',
    'Muster Perkasa Tbk',
    'Muster Gulf W.L.L.',
    'Muster Trading FZE',
    'Muster Norte S. de R.L.',
  ],
])('%s says its legal form', (name) => {
  expect(hasLegalForm(name)).toBe(true);
});

it.each([
  ...['Muster Handel Spółka z ograniczoną odpowiedzialnością', 'Muster Handel Sp. k.', 'Luz y Agua Sociedad Anónima'],
  ...['Muster Società per azioni', 'Muster Gesellschaft mit beschränkter Haftung', 'COMERCIO MUSTER LTDA'],
  ...['CIA MUSTER DE DISTRIBUICAO', 'Companhia Muster de Energia'],
])('%s says its legal form in words, or as its country cuts it', (name) => {
  expect(hasLegalForm(name)).toBe(true);
});

it.each(['7411 AB Deventer', 'Kade 7, 1012 SE Amsterdam', 'Kade 7 - 3011 SL Rotterdam'])(
  '%s has a postal code, and no legal form',
  (line) => {
    expect(hasLegalForm(line)).toBe(false);
  },
);

it.each(['Herr A.S. Muster', 'as agreed a.s.a.p.', 'D. D. Beispiel'])('%s has initials, and no legal form', (line) => {
  expect(hasLegalForm(line)).toBe(false);
});

it('a year in a name is no postal code', () => {
  expect(hasLegalForm('Muster Bau 2000 AG')).toBe(true);
});

it('“Ab” before what follows is a word', () => {
  expect(hasLegalForm('Ab Werk geliefert')).toBe(false);
});

it('a legal form is one with its accent misread, and a company may be called by its estate', () => {
  expect(hasLegalForm('Muster EU S.ä r.l.')).toBe(true);
  expect(looksLikeName('ZA du Pont SARL')).toBe(true);
});

it('an address of mail is cut off behind a legal form alone: before it may be a label, misread', () => {
  expect(nameOfLine('Muster GmbH info@muster.example')).toBe('Muster GmbH');
  expect(looksLikeName(nameOfLine('@dresse moi@vendeur.example'))).toBe(false);
});

it('a mark of registration is no part of a name, and a heading of numbers is none', () => {
  expect(nameOfLine('My Muster Company, Inc. ®')).toBe('My Muster Company, Inc.');
  expect(looksLikeName('Reference No.')).toBe(false);
});

it('a street behind a comma is cut off, whoever it is of', () => {
  expect(nameOfLine('Muster Studio, Via Roma 7, Milan, Italy')).toBe('Muster Studio');
  expect(nameOfLine('Meier, Müller & Partner, Hauptstraße 5')).toBe('Meier, Müller & Partner');
});

it.each(['شركة نور الخليج', 'مؤسسة النخيل للتجارة', 'نور الخليج ذ.م.م', 'نور الخليج ش.م.ك'])(
  '%s has a legal form',
  (name) => {
    expect(hasLegalForm(name)).toBe(true);
  },
);

it('an Arabic word that only holds the letters of a form is none', () => {
  expect(hasLegalForm('مشاركة الخليج')).toBe(false);
});

it.each(['Farmacia do Porto S/A', 'Corporación Linden C.A.'])('%s has a legal form', (name) => {
  expect(hasLegalForm(name)).toBe(true);
});

it('what Argentina calls its code of authorisation has none', () => expect(hasLegalForm('C.A.E. Nro.')).toBe(false));

it('a line of small letters with a full stop is the end of a sentence, and a number behind a name is its holder’s', () => {
  expect(looksLikeName('paperless and get all your bills by mail.')).toBe(false);
  expect(nameOfLine('Northwind Maintenance, Ltd. Federal ID 61-5550123')).toBe('Northwind Maintenance, Ltd.');
});

it("a company that a town owns a part of has 'E.M.' behind its name's comma in Spain, and a person's letters are none", () => {
  expect(hasLegalForm('AGUAS MUNICIPALES DE LA VEGA, E.M.')).toBe(true);
  expect(hasLegalForm('E.M. Ortega')).toBe(false);
});

it('a form of law may end a compound, as a short word before a dash does not', () => {
  expect(hasLegalForm('Muster Gaststättenbetriebs-GmbH')).toBe(true);
  expect(hasLegalForm('Muster Verwaltungs-GmbH')).toBe(true);
  expect(hasLegalForm('Kreis-Co')).toBe(false);
});

it('behind the name that it trades by stands the company in law', () => {
  expect(nameOfLine('Northgas is a trading name of Northgas Trading Ltd')).toBe('Northgas Trading Ltd');
  expect(nameOfLine('Northgas Trading Ltd is a member of the Gas Council')).toBe('Northgas Trading Ltd');
});

it.each(['Información al cliente', 'Ordredetaljer', 'Order details'])('%s is nobody’s name', (line) => {
  expect(isOfPaper(fold(line))).toBe(true);
});

it('‘Information Muster’ may be a name', () => {
  expect(isOfPaper(fold('Information Muster'))).toBe(false);
});

it('China’s companies have their form in the words that market places spell it by', () => {
  expect(hasLegalForm('mo fan ke ji you xian gong si')).toBe(true);
  expect(looksLikeName('shen zhen shi mo fan dian zi shang wu you xian gong si')).toBe(true);
});

it.each([
  'Muster Motors Pvt.Ltd',
  'Muster Trading Co.Ltd.',
  'MUSTER RULMAN IMALAT SAN. VE TIC. A.S.',
  'Muster S DE RL DE CV',
  'Bäckerei Muster e.K',
  'Volksbank Muster eG',
  'MUSTER E.I.R.L',
  'Muster e Figli S.n.c.',
  'Muster Holdings L.P.',
])('%s says its legal form, be a space or a point left out', (name) => {
  expect(hasLegalForm(name)).toBe(true);
});
