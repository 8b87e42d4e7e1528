import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import type { PageText } from '../../../page-model.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { understand } from '../../understand.ts';
import { fromSenderLines } from './head-names.ts';
import { senderLines } from './sender-lines.ts';

const letter = (line: string, source: 'text' | 'ocr' = 'text') =>
  typedPage(
    `
                                                              Holz Werk GmbH
                                                              Uferweg 7
${line}          54290 Trier
Anna Kunz
Gartenstr. 3
66111 Saarbrücken

Rechnung # RE-2031/44 von 18.11.2031
Gesamtbetrag: 119,00 €`,
    1,
    source,
  );
const supplierOn = (line: string) => understand([letter(line)]).fields.supplierName;
const senderOn = (line: string) => senderLines(toDocumentText([letter(line, 'ocr')])).map(({ text }) => text);

it('a sender’s line whose parts and marks are set wide apart says the sender as one set close does', () => {
  const close = supplierOn('Holz Werk GmbH · Uferweg 7 · 54290 Trier');
  const wide = supplierOn('Holz Werk GmbH    ●    Uferweg 7    ●    54290 Trier');
  expect(wide?.value).toBe('Holz Werk GmbH');
  expect(Math.min(wide?.confidence ?? 0, close?.confidence ?? 0)).toBeGreaterThan(0.9);
});

it('a recogniser takes the marks for letters, and loses what stands between them', () => {
  expect(senderOn('Holz Werk GmbH    e    Uferweg 7    e    54290 Trier')).toEqual([
    'Holz Werk GmbH · Uferweg 7 · 54290 Trier',
  ]);
  expect(senderOn('Holz Werk GmbH    e    54290 Trier')).toEqual(['Holz Werk GmbH · 54290 Trier']);
  expect(senderOn('Holz Werk GmbH    Uferweg 7    54290 Trier')).toEqual([]);
});

it.each([
  ['Holz Werk GmbH & Co. KG Überseering 30 54290 Trier', 'Holz Werk GmbH & Co. KG'],
  ['Beratung Renner Lerchenweg 3    80331 München', 'Beratung Renner'],
  ['Studio Renner An der Wiese 12 a 80331 München', 'Studio Renner'],
  ['Atelier Renner 14 rue des Tilleuls 67000 Strasbourg', 'Atelier Renner'],
])('a sender’s line of which a recogniser lost every mark names him: %s', (line, name) => {
  expect(senderOn(line).map((one) => one.split(' · ')[0])).toEqual([name]);
});

it('a line of which one mark was read, and the other is the gap before the town, has both', () => {
  expect(senderOn('the Holz Werk ·Uferweg 7    54290 Trier')).toEqual(['the Holz Werk · Uferweg 7 · 54290 Trier']);
  expect(senderOn('the Holz Werk ·Uferweg 7    gegründet 1902')).toEqual([]);
});

it('such a line on another page says nothing of the sender: somebody is named there', () => {
  const [head, foot] = ['Rechnung # RE-2031/44', 'Beratung Renner Lerchenweg 3 80331 München'].map((typed, at) =>
    typedPage(typed, at + 1, 'ocr'),
  );
  expect(senderLines(toDocumentText([foot as PageText]))).toHaveLength(1);
  expect(senderLines(toDocumentText([head, foot] as PageText[]))).toEqual([]);
});

it('what stands wide apart in a row without marks, or with figures between, says nobody’s name', () => {
  const nobody = supplierOn('');
  for (const line of [
    'Holz Werk GmbH    Uferweg 7    54290 Trier',
    'Holz Werk GmbH    1    Uferweg 7    2    54290 Trier',
  ])
    expect(supplierOn(line)?.confidence).toBe(nobody?.confidence);
});

it('a line that addresses somebody is no sender’s, however his address stands behind commas', () => {
  expect(supplierOn('M. et Mme Charrier, 11 allée des Érables, 49240 Avrillé')?.value).not.toContain('Charrier');
});

it('who writes the sender’s line sends it, though the foot tells where his own invoices go', () => {
  const read = understand([
    typedPage(`
REQUISITE NORD, Kulmer Str. 20, 10783 Berlin

LEUCHTTURM FILMPRODUKTION GMBH
Jenfelder Allee 80
22039 Hamburg

RECHNUNG                                             Berlin, 25.1.2024
Leihgebühr                                           110,00 €
Gesamt                                               110,00 €








































REQUISITE NORD        Rechnungsadresse:
0176-215 291 86       Requisite Nord
mail@requisite.de     Meininger Str. 12
St.-Nr. 18/553/00947  10823 Berlin`),
  ]);
  expect(read.fields.supplierName?.value).toBe('REQUISITE NORD');
});

it('a sender’s line may have one mark, and says at length whom the letterhead over it calls by one word', () => {
  const page = (line: string) =>
    typedPage(
      `
NORDLICHT

${line}
Anna Kunz
Gartenstr. 3
66111 Saarbrücken

Rechnung # RE-2031/44 von 18.11.2031
Gesamtbetrag: 119,00 €

Nordlicht Bürobedarf       Tel. 0651 4471`,
      1,
      'ocr',
    );
  const name = (line: string) => understand([page(line)]).fields.supplierName?.value;
  expect(name('Nordlicht Bürobedarf | Uferweg 7 DE-54290 Trier')).toBe('Nordlicht Bürobedarf');
  expect(senderOn('Holz Werk | Uferweg 7 54290 Trier')).toEqual(['Holz Werk | Uferweg 7 54290 Trier']);
});

it('far from the letterhead it says the same where the foot says it again', () => {
  const name = (foot: string) =>
    understand([
      typedPage(
        `
NORDLICHT
                                      Telefon 0651 4471
                                      Telefax 0651 4472
                                      Kundennummer 47120
                                      Bearbeiter Muster
                                      Lieferschein 4471
Nordlicht Bürobedarf | Uferweg 7 DE-54290 Trier
Anna Kunz
Gartenstr. 3
66111 Saarbrücken

Rechnung # RE-2031/44 von 18.11.2031
Gesamtbetrag: 119,00 €
5.000 NORDLICHT Papierhandtücher

${foot}`,
        1,
        'ocr',
      ),
    ]).fields.supplierName?.value;
  expect(name('Nordlicht Bürobedarf        Tel. 0651 4471')).toBe('Nordlicht Bürobedarf');
  expect(name('www.nordlicht.example')).toBe('NORDLICHT');
});

it('what is called an address on its left is no sender’s line', () => {
  const namesOn = (label: string) =>
    fromSenderLines(
      toDocumentText([
        typedPage(`
${label}        Belgrano 224 | Cod. Postal: 3703 | TRES ISLETAS | Pcia: CHACO
FACTURA                                            Nº 0006-00247202${'\n'.repeat(12)}Gracias`),
      ]),
    ).map(({ value }) => value);
  expect(namesOn('EJEMPLO')).toEqual(['Belgrano 224']);
  expect(namesOn('DOMICILIO:')).toEqual([]);
});
