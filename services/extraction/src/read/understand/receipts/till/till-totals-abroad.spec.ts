import { describe, expect, it } from 'vitest';
import { looksOf, receiptOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import type { PageText } from '../../../page-model.ts';
import { understand } from '../../understand.ts';

const twice = (lines: readonly TillLine[]): PageText => looksOf(lines, lines);
const fieldsOf = (page: PageText) => understand([page]).fields;

describe('what was paid at a till abroad', () => {
  const HEAD = ['QUINCAILLERIE DU PORT SARL', '4 rue des Forges', '44000 NANTES', 'SIRET 51234567800012'];
  const totalOf = (...lines: readonly TillLine[]) => {
    const { grossTotal } = fieldsOf(twice([...HEAD, ['Vis', '9,80'], ...lines]));
    return [grossTotal?.value, (grossTotal?.confidence ?? 0) > 0.8];
  };

  it.each<[string, string, TillLine[]]>([
    [
      'with a service charge, VAT and a local tax on what bears VAT, told again between',
      '1295.40',
      [
        ['Sub-Total', '1000.00'],
        ['VATable', '1000.00'],
        ['10% S.C.', '147.40'],
        ['12% VAT', '120.00'],
        ['LTax Fd/Bv', '28.00'],
        ['Total:', '1295.40'],
      ],
    ],
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
      'by a card of no kind, not by what is called so among the items',
      '14.80',
      [
        ['Maestro Pin', '2,50'],
        ['Carte', '2,50'],
        ['TOTAL', '14,80'],
        ['Carte', '14,80'],
      ],
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

describe('what was paid at a till of North America', () => {
  const totalOf = (...lines: readonly TillLine[]) =>
    fieldsOf(twice(['NORTHWIND PIZZA', '710 Front St', 'Lakeside, CA 95060', ...lines])).grossTotal?.value;

  it('is no total of a tip that is proposed', () => {
    const paid: TillLine[] = [
      ['Slice', '$5.76'],
      ['Total:', '$5.76'],
      ['Visa', '$5.76'],
    ];
    expect(
      totalOf(...paid, ['Gratuity: 15% 18%', '20%'], ['+Amount: 0.86 1.04', '1.15'], ['=Total: 6.62 6.80', '6.91']),
    ).toBe('5.76');
    expect(totalOf(...paid, 'Suggested additional tip:', ['18% Tip $1.04', 'Total $6.80'])).toBe('5.76');
    // What was paid is told under it too.
    expect(totalOf(['Slice', '5.76'], 'Total:', 'Tip guide', ['18%', '1.04'], ['Visa', '5.76'])).toBe('5.76');
  });

  it("is called so although its last letter was read as a mark, and a card of Diners' is money", () => {
    expect(totalOf(['Mocha', '5.90'], ['Cake', '5.50'], ['2 Tota!', '11.40'], ['DINERS', '11.40'])).toBe('11.40');
  });

  it('is what a card was charged where two looks lost the figure of the total', () => {
    expect(totalOf(['Mocha', '2.17'], 'TOTAL', ['VISA', '2.17'])).toBe('2.17');
  });
});
