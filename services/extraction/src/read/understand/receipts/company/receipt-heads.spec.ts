import { describe, expect, it } from 'vitest';
import { looksOf, receiptOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import { layOutRows } from '../../../layout.ts';
import type { PageText } from '../../../page-model.ts';
import { understand } from '../../understand.ts';

const END: TillLine[] = [['Cafe', '2,40'], ['Total', '2,40'], ['Cash', '2,40'], 'Thank you and come again'];
const nameOf = (page: PageText) => understand([page]).fields.supplierName;
const named = (...head: readonly TillLine[]) => nameOf(looksOf([...head, ...END], [...head, ...END]));

describe('who runs a shop, of what stands at the head of its receipt', () => {
  it.each<[string, TillLine[]]>([
    ['a question', ['HOW WAS IT TODAY?']],
    ['what is said to who buys', ['See back of receipt', 'for your chance']],
    ['a survey', ['Complete our short customer survey']],
    ['a slogan of two sentences', ['Buy more. Live better.']],
    ['a sentence', ['Respect, who makes it herself.']],
    ['what Norway calls the paper', ['Salgskvittering']],
    ['who manages it', ['MANAGER JANE DOE']],
    ['a numbered street', ['231 BLUEBELL DR SW']],
    ['a number with its street', ['71/C LONG SARANI']],
    ['a street of Turkey', ['Yeni Mah. Bahce Cad. No:5']],
    ['an address that goes on', ['CITY CENTRE,']],
    ['which store', ['Store. CS WATERWORKS']],
    ['what a label announces', ['Pax: 1 OP: Jane']],
    ['what a shop is', ['Creperie']],
    ['a card', ['Visa debit contactless']],
    ['dirt with marks that no letter is', ['=LOSAWE >']],
    ['a street of Sweden', ['Storgatan 12']],
    ['a street of Poland', ['ul. Szeroka']],
    ['what it stands opposite', ['Opposite Long Mall']],
    ['on which floor', ['LEVEL 3']],
  ])('never is %s', (_, lines) => {
    expect(named(...lines, '12980 Sherman Way')?.value).toBeUndefined();
    expect(named(...lines, 'Northwind Traders', '12980 Sherman Way')?.value).toBe('Northwind Traders');
  });

  it.each([
    ['a saying', 'Alles fuer den Garten', 'GARTENWELT TANNWALD GMBH'],
    ['what it is', 'DINER', 'Grosse Tanne Diner LLC'],
    ['its trades', 'MOT SERVICING TYRES', 'Northwind Motors Ltd'],
    ['its trades, set alike', 'CASH & CARRY WHOLESALE & RETAIL', 'NORTHWIND BORONG SDN BHD'],
    ['its trades, with lines between', 'Boulangerie - Patisserie - Traiteur', 'SARL TANNE ET FILS'],
  ])('does not begin with %s over a name with its form of law', (_, over, name) => {
    const found = named(over, name, '24 Mill Lane', 'VAT Reg 123 4567 82');
    expect([found?.value.toUpperCase(), (found?.confidence ?? 0) > 0.662]).toEqual([name.toUpperCase(), true]);
  });

  it('has no number behind it, as Finland prints its companies’', () => {
    expect(named('OSUUSKAUPPA TANNE 0208277-5', 'Lehtikatu 7')?.value).toBe('OSUUSKAUPPA TANNE');
  });

  it('stands over the number that Norway has for it', () => {
    expect(
      named('TANNE 277 Nordre Eikelia', 'ORG.NR. 937 846 277 MVA', 'Foretaksregisteret')?.confidence,
    ).toBeGreaterThan(0.8);
  });

  it('is not sure where it may be which of its shops, by the street alone', () => {
    const name = named('TAN-Muster Street', 'VAT NO. GB980780684');
    expect(name?.confidence ?? 0).toBeLessThan(0.65);
  });

  it('never is a line of the till, nor what stands under two prices', () => {
    const paid: TillLine[] = [['Bread', '2.10'], ['Milk', '1.05'], 'CREAM OF THE DAY', ['TOTAL', '3.15']];
    expect(named(...paid)?.value).toBeUndefined();
    expect(named('CARD', 'Visa 4711')?.value).toBeUndefined();
  });

  it('is not the town, be it over the address that says so or sure because that repeats it', () => {
    expect(named('Lakeside #541', '770 Silver Rd', 'Lakeside, ON K2V 0A1')?.value).toBeUndefined();
    expect(named('PIER SHOP', 'NORTH LAKESIDE', 'North Lakeside, CA 91605')?.value).toBe('PIER SHOP');
    expect(named('NORTH LAKESIDE', '24 Mill Lane', 'Main St North Lakeside, CA 91605')?.confidence).toBeLessThan(0.65);
  });

  it('stands under a telephone whose number looks like a day', () => {
    const name = named(
      'LADA CH Dolna',
      'Tel. 42 613-44-00',
      'LADA Polska Sp. z 0. o,',
      '03-734 Dolna',
      'NIP 7370008168',
    );
    expect(name?.value).toBe('LADA Polska Sp. z o.o.');
  });

  it.each([
    ['its numbers in brackets', 'Northwind Health Sdn Bhd (ABCD)(758693-P)', 'Northwind Health SDN BHD'],
    ['which of its shops it is', 'Northwind Books #2937', 'Northwind Books'],
  ])('is without %s', (_, line, name) => {
    expect(named(line, '24 Mill Lane')?.value).toBe(name);
  });

  it.each([
    ['Croatia', 'LADA TRGOVINA d.0.0.', 'LADA TRGOVINA d.o.o.'],
    ['Slovakia', 'LADA OBCHOD s.r.0,', 'LADA OBCHOD s.r.o.'],
    ['Austria', 'LADA Blumen Ges.n.b.H.', 'LADA Blumen Ges.m.b.H.'],
    ['Malaysia', 'LADA MAJU SAN BHD', 'LADA MAJU SDN BHD'],
  ])('has a worn form of law of %s', (_, line, name) => {
    expect(named(line, '24 Mill Lane')?.value).toBe(name);
  });

  it('is without the dirt beside it', () => {
    const page = receiptOf(['Northwind', '24 Mill Lane', ...END]);
    const words = page.rows.flatMap((row) => row.segments.flatMap((segment) => segment.words));
    const speck = { text: 'a', confidence: 0.6, x0: 480, x1: 500, y0: 0, y1: 40 };
    const look = { ...page, rows: layOutRows([...words, speck], 'ocr') };
    expect(nameOf({ ...look, again: [look] })?.value).toBe('Northwind');
    // A form of law is as short, and is none.
    expect(named(['Northwind', 'SA'], '24 Mill Lane')?.value).toBe('Northwind SA');
  });

  it('is none that one look of several made of a logo, or of which the recogniser is not sure', () => {
    const [logo, other] = ['Velos Aubalan', 'Bulos Austra'].map((name): TillLine[] => [name, '24 Mill Lane', ...END]);
    expect(nameOf(looksOf(logo ?? [], other ?? []))?.value).toBeUndefined();
    const faint = receiptOf(['Velos Aubalan', '24 Mill Lane', ...END], 0.5);
    expect(nameOf({ ...faint, again: [faint] })?.value).toBeUndefined();
  });

  it('is not joined by a bracket of another house', () => {
    expect(named('NORTHWIND GRILL', '(Unit of Made Pte Ltd)', '76 Race Course Rd')?.value).toBe('NORTHWIND GRILL');
  });

  it('is not sure where what tells it from other houses was lost', () => {
    expect(named('RESTAURANT PTE LTD', '11 Chang Street')?.confidence).toBeLessThan(0.65);
    expect(named('HOTEL and RESORT CORP.', '11 Chang Street')?.confidence).toBeLessThan(0.65);
    const parted = ['RESTAURANT PTE LTD', 'RESTAURA NT PTE LTD'].map((name): TillLine[] => [
      name,
      '11 Chang Street',
      ...END,
    ]);
    expect(nameOf(looksOf(parted[0] ?? [], parted[1] ?? []))?.confidence).toBeLessThan(0.65);
    expect(named('NORTHWIND RESTAURANT PTE LTD', '11 Chang Street')?.confidence).toBeGreaterThan(0.74);
  });

  it('is not sure where the line above is set as large: it may begin there', () => {
    const sureOf = (height: number, legible = 0.9) => {
      const page = receiptOf(['Berghaus', 'Grosse Tanne', '3818 Tannwald', ...END, 'grossetanne@mail.example']);
      const words = page.rows.flatMap((row) => row.segments.flatMap((segment) => segment.words));
      const set = words.map((word) => ({
        ...word,
        ...(word.y0 < 60 && { y1: word.y0 + height }),
        ...(word.text === 'Berghaus' && { confidence: legible }),
      }));
      const look = { ...page, rows: layOutRows(set, 'ocr') };
      const { supplierName } = understand([{ ...look, again: [look] }]).fields;
      return [supplierName?.value, (supplierName?.confidence ?? 0) > 0.74];
    };
    expect(sureOf(20)).toEqual(['Grosse Tanne', true]);
    expect(sureOf(34)[1]).toBe(false);
    expect(sureOf(34, 0.3)[1]).toBe(false);
  });
});

it('a shop that bids welcome to itself says its name, and one that bids to its store does not', () => {
  const head = ['Koffler Services Building', '214 College St.', 'Toronto, ON M5T 3A1'];
  expect(named('Welcome to Northwind Bookstore', ...head)?.value).toBe('Northwind Bookstore');
  expect(named('Willkommen bei Nordwind', ...head)?.value).toBe('Nordwind');
  expect(named('Welcome to our store', ...head)?.value).not.toContain('store');
});

it('a dash behind the number of a branch parts no name from it', () => {
  const name = named('CT281 - Northwind Shell Kepong', 'Ottawa Enterprise', '002570632-X');
  expect(name?.value).toBe('CT281 Northwind Shell Kepong Ottawa Enterprise');
});

it('a company in law under the title is who sells, where over it stands a place alone', () => {
  const found = named('AEROPUERTO NORTE', 'NORTE', 'FACTURA SIMPLIFICADA', 'LINDENHOF S.M.E. S.A.', '48990 NORTE');
  expect(found?.value).toBe('LINDENHOF S.M.E. S.A.');
  const above = named('NORTE PARKING S.L.', 'FACTURA SIMPLIFICADA', 'LINDENHOF S.A.', '48990 NORTE');
  expect(above?.value).toBe('NORTE PARKING S.L.');
});

it('a street is none, by its number over the town', () => {
  expect(named('Lindenpark 24', '6712 DX Lindenhoven')?.value).toBeUndefined();
  expect(named('Lindenhof 24', 'Parkweg 3', '6712 DX Lindenhoven')?.value).toBe('Lindenhof 24');
});

it('is in doubt where the head and a domain speak of somebody else', () => {
  const shop = ['Signature Halls Ltd', 'Off Harbour Road', 'VAT Reg. No. GB123456788'];
  const mail = 'Email: info@mustermartsupermarkets.example.org'.replace('.example', '');
  const sureness = (...head: readonly TillLine[]) => named(...head, ...shop)?.confidence ?? 0;
  const alone = sureness('MUSTERMART SUPERM');
  expect(named('MUSTERMART SUPERM', ...shop)?.value).toBe('Signature Halls Ltd');
  expect(named('MUSTERMART SUPERM', ...shop, mail)?.confidence).toBeLessThan(alone - 0.1);
  expect(named('OPEN LATE', ...shop, mail)?.confidence).toBeGreaterThanOrEqual(alone);
});
