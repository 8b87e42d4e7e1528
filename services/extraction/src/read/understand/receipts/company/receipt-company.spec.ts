import { describe, expect, it } from 'vitest';
import { looksOf, receiptOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import { layOutRows } from '../../../layout.ts';
import type { PageText, Word } from '../../../page-model.ts';
import { understand } from '../../understand.ts';

const twice = (lines: readonly TillLine[]): PageText => looksOf(lines, lines);
const fieldsOf = (page: PageText) => understand([page]).fields;

describe('who runs a shop abroad', () => {
  const END: TillLine[] = [
    ['Cafe', '2,40'],
    ['Total', '2,40'],
    ['Especes', '2,40'],
  ];
  const nameOf = (...head: readonly string[]) => {
    const { supplierName } = fieldsOf(twice([...head, ...END]));
    return [supplierName?.value, (supplierName?.confidence ?? 0) > 0.74];
  };

  it.each<[string, string, boolean, string[]]>([
    [
      "is not the car whose plate looks like a form of law, 'AB-123-CD'",
      'TAXIS MOREAU',
      true,
      ['TAXIS MOREAU', 'Commune NANTES - Stat. 142', 'Immat. AB-123-CD', 'SIRET 41234567800017'],
    ],
    [
      'is not who ran it before',
      'NEW GATE RESTAURANTS',
      false,
      [
        'NEW GATE RESTAURANTS',
        '(04512277)',
        'formerly known as',
        'GRAND ARCADE RESTAURANTS LTD',
        'VAT REG NO. GB365462636',
      ],
    ],
    [
      "is not a county, 'Co. Kerry'",
      "O'HARA'S FOODSTORE LTD",
      true,
      ["O'HARA'S FOODSTORE LTD", 'MAIN STREET, KENMARE, CO. KERRY', 'VAT REG NO. IE6388047V'],
    ],
    [
      "is not a town, '3511 AS Utrecht'",
      'Jansen De Gouden Leeuw',
      true,
      ['Jansen De Gouden Leeuw', 'Oude Gracht 112', '3511 AS Utrecht', 'KvK 30123456'],
    ],
    [
      "is not where it is, 'JBR The Walk, Dubai', although its number stands under that",
      'Layali',
      true,
      ['Layali', 'JBR The Walk, Dubai', 'TRN 100456789012343'],
    ],
    [
      'is not what the shop is',
      'Le Bouchon des Canuts',
      false,
      ['Le Bouchon des Canuts', 'Restaurant - Traiteur', '8 place Sathonay 69001 LYON', '04 78 28 11 09'],
    ],
    [
      'stands below what is said to who buys',
      'BURGER DU PORT',
      true,
      ['Telechargez notre appli', 'BURGER DU PORT', '3 quai des Belges', 'Siret 43212345600021'],
    ],
    [
      'may begin as what is said to who buys does',
      'SAVE MART S.L.',
      true,
      ['SAVE MART S.L.', 'C/ Mayor 3', '28013 MADRID', 'CIF B12345678'],
    ],
    [
      'goes without its capital',
      'BRICO LOISIRS SAS',
      true,
      ['BRICO LOISIRS SAS au capital de 40 000 Euros', 'ZAC des Trois Fontaines', '45140 SAINT JEAN'],
    ],
    [
      'is the name on top over the number of the head',
      'Maison Caramel',
      true,
      ['Maison Caramel', '12 quai des Brumes', '69002 LYON', 'Tel 04 78 28 11 09', 'TVA FR23512345678'],
    ],
    [
      'is sure by its web address',
      'Talmarkt',
      true,
      ['Talmarkt', 'Bahnhofplatz 3, 6460 Altdorf', 'Tel. 041 870 12 34', 'www.talmarkt.ch'],
    ],
    [
      'is not sure by its place alone',
      'Blue Door Roasters',
      false,
      ['Blue Door Roasters', '2120 Valencia St', 'San Francisco, CA 94110'],
    ],
    [
      'is not sure where a line over it may be its beginning or a sign over the door',
      'CAFE ATLAS STE SOLEIL FOOD SARL',
      false,
      ['CAFE ATLAS', 'STE SOLEIL FOOD SARL', '25 Bd Zerktouni', 'ICE 001234567000089'],
    ],
  ])('%s: %s', (_, name, isSure, head) => {
    expect(nameOf(...head)).toEqual([name, isSure]);
  });

  it('is not sure by the number of the head where a place stands over it: the name was a logo', () => {
    const head = ['Harbour Plaza', 'Fresh every single day', '4 Mill Lane', 'VAT NO: GB 123 4567 82'];
    expect(nameOf(...head)).toEqual(['Fresh every single day', false]);
    expect(nameOf(...head.slice(1))[1]).toBe(true);
  });

  it.each(['KASTICKET', 'Kassenbon', 'Bon fiscal', 'Scontrino', 'Guest Check', 'EUR', 'Producto Cant Total'])(
    'is not the paper itself: %s',
    (paper) => {
      expect(nameOf(paper, 'Northwind Bakers', '12 Mill Lane', paper)[0]).toBe('Northwind Bakers');
      expect(nameOf('12 Mill Lane', paper, 'VAT NO: GB 123 4567 82')[1]).toBe(false);
    },
  );

  it('is nothing said to who has a question or an opinion', () => {
    for (const said of ['Any questions please visit', 'Enter survey: northwind and win', 'Feedback is welcome at'])
      expect(nameOf('Northwind Bakers', said, '12 Mill Lane')[0]).toBe('Northwind Bakers');
    expect(nameOf('Any questions please visit', 'Northwind Bakers', '12 Mill Lane')[0]).toBe('Northwind Bakers');
  });

  it.each<[string, string | undefined, string[]]>([
    ['the number of a branch', 'NORTHWIND COFFEE', ['NORTHWIND COFFEE Store #6915', '12 Foothill Blvd']],
    [
      'a town in its state',
      'Northwind Coffee',
      ['Northwind Coffee', '12 Foothill Blvd', 'Sunland, CA, 91040 (818) 951-3616'],
    ],
    ['the year a house was founded', 'Northwind Grill', ['EST. 1966', 'Northwind Grill', '12 Riverside Drive']],
    [
      'a town without a state',
      'Northwind Cafe',
      ['Northwind Cafe', 'Anjuna Sim Vaddo, Goa', 'GST NO: 30AACCB6785G1ZS'],
    ],
    [
      'what is said of each item, under the day',
      'Northwind',
      ['Northwind', '12/15/2026 09:05 PM', 'ACTIVATION SUCCESSFUL', 'GIFT 1789', 'ACTIVATION SUCCESSFUL'],
    ],
    ['what is sold under the day', 'TUCSON SE', ['TUCSON SE - 520-296-4290', '12/15/2026 09:05 PM', 'GROCERY']],
  ])('is without %s', (_what, name, head) => {
    expect(nameOf(...head)[0]).toBe(name);
  });

  it('is not the line under the name that says who runs it, with that', () => {
    const [name] = nameOf('BURGER DU PORT', 'Exploite par RESTO SUD SARL', '3 quai des Belges', 'Siret 43212345600021');
    expect(name).not.toMatch(/Exploite/);
  });

  it('is not sure where a word was lost from the middle of its line', () => {
    const page = receiptOf(['PASTELARIA FLOR OLIVEIRA LDA', '1100-048 Lisboa', 'NIF 501234567', ...END]);
    const words = page.rows.flatMap((row) => row.segments.flatMap((segment) => segment.words));
    const sureOf = (kept: readonly Word[]) => {
      const look = { ...page, rows: layOutRows([...kept], 'ocr') };
      return fieldsOf({ ...look, again: [look] }).supplierName?.confidence ?? 0;
    };
    expect(sureOf(words)).toBeGreaterThan(0.74);
    expect(sureOf(words.filter(({ text }) => text !== 'OLIVEIRA'))).toBeLessThan(0.65);
  });

  it('is sure where two of three looks read it alike', () => {
    const [good, worn] = ['Gastown Outfitters Inc.', 'Gastown Qutfitters Inc.'].map((name): TillLine[] => [
      name,
      '345 Water Street',
      ...END,
    ]);
    const sureOf = (page: PageText) => fieldsOf(page).supplierName?.confidence ?? 0;
    expect(sureOf(looksOf(good ?? [], worn ?? []))).toBeLessThan(0.65);
    expect(sureOf(looksOf(good ?? [], worn ?? [], good ?? []))).toBeGreaterThan(0.74);
  });

  describe('read by three looks', () => {
    const seen = (...names: readonly string[]): number => {
      const [first = [], ...others] = names.map((name): TillLine[] => [name, '4 Mill Lane, Oxbridge 12345', ...END]);
      return fieldsOf(looksOf(first, ...others)).supplierName?.confidence ?? 0;
    };

    it('is sure where all read a firm alike over its address, although nothing else vouches for it', () => {
      const firm = 'PINE LAKE TRADING';
      expect(seen(firm, firm, firm)).toBeGreaterThan(0.661);
      expect(seen(firm, firm)).toBeLessThan(0.65);
      expect(seen(firm, firm, 'PINE LANE TRADING')).toBeLessThan(0.65);
      expect(seen('PINE LAKE EXPRESS', 'PINE LAKE EXPRESS', 'PINE LAKE EXPRESS')).toBeLessThan(0.65);
    });

    it('is not sure where one read another figure in it', () => {
      expect(seen('89 MILL SHOP LTD', '89 MILL SHOP LTD', '89 MILL SHOP LTD')).toBeGreaterThan(0.74);
      expect(seen('39 MILL SHOP LTD', '39 MILL SHOP LTD', '89 MILL SHOP LTD {4711 X')).toBeLessThan(0.65);
    });
  });
});
