import { describe, expect, it } from 'vitest';
import { receiptOf, type TillLine } from '../../../testing/typed-receipt.ts';
import { layOutRows } from '../../layout.ts';
import type { PageText, Word } from '../../page-model.ts';
import { understand } from '../understand.ts';

/** A receipt as `times` looks read it alike, or as each of several read it. */
const seen = (first: readonly TillLine[], ...others: readonly (readonly TillLine[])[]): PageText => ({
  ...receiptOf(first),
  again: others.map((lines) => receiptOf(lines)),
});
const twice = (lines: readonly TillLine[]): PageText => seen(lines, lines);
const fieldsOf = (page: PageText) => understand([page]).fields;

describe('what was paid at a till abroad', () => {
  const HEAD = ['QUINCAILLERIE DU PORT SARL', '4 rue des Forges', '44000 NANTES', 'SIRET 51234567800012'];
  const totalOf = (...lines: readonly TillLine[]) => {
    const { grossTotal } = fieldsOf(twice([...HEAD, ['Vis', '9,80'], ...lines]));
    return [grossTotal?.value, (grossTotal?.confidence ?? 0) > 0.8];
  };

  it.each<[string, string, TillLine[]]>([
    [
      'by several means that come to it',
      '25.71',
      [
        ['TOTAL EUR', '25,71'],
        ['ESPECES', '12,00'],
        ['CARTE BLEUE', '13,71'],
      ],
    ],
    [
      "by a card, and a customer's number is no money",
      '39,65'.replace(',', '.'),
      [['TOTAL A PAYER (7 ART)', '39,65 EUR'], ['CB EMV', '39,65 EUR'], 'Carte fidelite n 9912345'],
    ],
    [
      'of two taxes, whose rows are parts of it',
      '367.40',
      [
        ['SUMME EUR', '367,40'],
        ['Mastercard', '367,40'],
        ['A= 19,0%', '0,63 0,12 0,75'],
        ['B= 7,0%', '342,66 23,99 366,65'],
      ],
    ],
    [
      'with a tip on the card',
      '23.22',
      [
        ['Gesamt EUR', '23,22'],
        ['Kreditkarte', '24,72'],
        ['davon Trinkgeld', '1,50'],
      ],
    ],
    [
      'after it was rounded to coins',
      '11.80',
      [
        ['Totaal', '11,79'],
        ['Afronding', '0,01'],
        ['Te betalen EUR', '11,80'],
        ['Contant', '20,00'],
        ['Wisselgeld', '8,20'],
        ['A 6%', '11,12 0,67 11,79'],
      ],
    ],
    [
      'less the share that an insurance pays',
      '19.12',
      [
        ['Total brut', '22,98'],
        ['Part obligatoire', '-3,86'],
        ['NET A PAYER', '19,12 EUR'],
      ],
    ],
    [
      'with two taxes and a service on the net',
      '12.30',
      [
        ['SUBTOTAL', '10,00'],
        ['Optional Service', '1,10'],
        ['GST 5%', '0,50'],
        ['PST 7%', '0,70'],
        ['TOTAL', '12,30'],
      ],
    ],
    [
      'in cash, which two lines tell',
      '8.60',
      [
        ['Total', '8,60'],
        ['Cash', '8,60'],
        ['Tendered', '9,00'],
        ['Change', '0,40'],
      ],
    ],
    [
      'for fuel, where a line says its tax',
      '61.20',
      [
        ['MONTANT', '61,20 EUR'],
        ['DONT TVA 20,00%', '10,20 EUR'],
      ],
    ],
  ])('%s: %s', (_, total, lines) => {
    expect(totalOf(...lines)).toEqual([total, true]);
  });

  it('is told by its tax where no line calls itself the total, with doubt', () => {
    expect(totalOf(['Stellplatz', '15,50 EUR'], ['inkl. 19% MwSt', '2,47'])).toEqual(['15.50', false]);
  });

  it('is not sure of its last figure by a tax that some cents more would bear too', () => {
    const lines: TillLine[] = [...HEAD, ['Vis', '9,80'], ['TOTAL', '61,23'], ['DONT TVA 20,00%', '10,20']];
    expect(fieldsOf(receiptOf(lines)).grossTotal?.confidence).toBeLessThan(0.65);
  });

  it('is not what is left to pay after a deposit', () => {
    const lines: TillLine[] = [
      ['Total TTC', '105,65'],
      ['Acompte recu', '50,00'],
      ['Reste a payer', '55,65'],
    ];
    expect(totalOf(...lines)[0]).toBe('105.65');
  });
});

describe('the day of a receipt that several looks read', () => {
  const HEAD = ['METRO PARK LLC', '200 W Madison St', 'Garage, level 2'];
  const END: TillLine[] = [
    ['Parking', '$5.00'],
    ['Total Paid', '$5.00'],
  ];
  const dayOf = (...days: readonly string[]) => {
    const [first = [], ...more] = days.map((day): TillLine[] => [...HEAD, day, ...END]);
    const { issueDate } = fieldsOf(seen(first, ...more));
    return [issueDate?.value, issueDate?.confidence ?? 0] as const;
  };

  it('is what the one tells that shows which number is the month, whatever the others guess', () => {
    const [day] = dayOf('04/11/2022 11:43', 'Chicago, IL 60606 04/11/2022 11:43', '04/11/2022 11:43');
    expect(day).toBe('2022-04-11');
  });

  it('is never sure where all guess alike', () => {
    expect(dayOf('04/11/2022 11:43', '04/11/2022 11:43')[1]).toBeLessThan(0.45);
    const worn = [
      'KEDAI TIGA BINTANG',
      'Jalan Melati 3',
      '04/11/2022 11:43',
      'Thank You $)-00',
      ['Total', 'RM5.00'],
    ] as const;
    expect(fieldsOf(twice(worn)).issueDate?.confidence).toBeGreaterThan(0.8);
    expect(dayOf('Chicago, IL 60606 04/11/2022 11:43', 'Chicago, IL 60606 04/11/2022 11:43')[1]).toBeGreaterThan(0.8);
  });

  it('is doubted where they read it otherwise', () => {
    expect(dayOf('27.12.2027 11:43', '27.12.2021 11:43')[1]).toBeLessThan(0.45);
  });

  it('is doubted where but one read it, and that hardly', () => {
    const faint = (day: string): PageText => {
      const page = receiptOf([...HEAD, day, ...END], 0.5);
      return { ...page, again: [receiptOf([...HEAD, ...END])] };
    };
    expect(fieldsOf(faint('27.12.2027')).issueDate?.confidence).toBeLessThan(0.45);
  });

  it('is the one with its whole year, where the others lost the end of it', () => {
    expect(dayOf('25/10/20 16:33', '25/10/2026 16:33', '25/10/20 16:33')[0]).toBe('2026-10-25');
    expect(dayOf('25/10/20 16:33', '25/10/20 16:33')[1]).toBeLessThan(0.45);
  });

  it('is not made of figures that stand together by chance', () => {
    expect(dayOf('28/2024 10:45', '28/2024 10:45')[0]).toBeUndefined();
  });

  it("is read as restaurants' tills print it: Apr24'23", () => {
    expect(dayOf("Apr24'23 8:05PM")[0]).toBe('2023-04-24');
  });
});

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
    expect(sureOf(seen(good ?? [], worn ?? []))).toBeLessThan(0.65);
    expect(sureOf(seen(good ?? [], worn ?? [], good ?? []))).toBeGreaterThan(0.74);
  });
});

describe('the money of a receipt', () => {
  const currencyOf = (...lines: readonly TillLine[]) => {
    const { currency } = fieldsOf(receiptOf([...lines, ['Cafe', '2.40'], ['Agua', '1.10']]));
    return [currency?.value, (currency?.confidence ?? 0) >= 0.75];
  };

  it("is not pounds where dirt before a name was read as one: '£AFE'", () => {
    expect(
      currencyOf('£AFE ATLAS', '25 Bd Zerktouni, Casablanca', 'ICE 001234567000089', ['TOTAL TTC', '3.50 DH']),
    ).toEqual(['MAD', true]);
  });

  it("is Australia's by the number of its tax, of which a wide space parted the end", () => {
    const lines: TillLine[] = ['BONDI BEAN PTY LTD', ['ABN 51 824 753', '556'], ['TOTAL', '$3.50']];
    expect(currencyOf(...lines)).toEqual(['AUD', false]);
  });

  it("is Mexico's by the number of its tax", () => {
    const [first, ...more] = [
      'ABARROTES DON CHUY',
      'AV. JUAREZ 100',
      ['TOTAL', '$3.50'],
      ['EFECTIVO', '$3.50'],
    ] as const;
    expect(currencyOf(first, 'RFC CDC010203AB1', ...more)).toEqual(['MXN', false]);
    expect(currencyOf(first, ...more)).toEqual(['USD', true]);
  });
});
