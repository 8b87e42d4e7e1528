import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf, recognised } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]);

describe('a table of North America', () => {
  it('ends its lines with the total behind a count of them', () => {
    expect(
      linesOf(
        read(`
DATE    TIME    LENGTH  PROGRAM             CODE             AMOUNT
03/06   11:22P   :30    LATE MOVIE          LCD-11          $240.00
03/07   05:48P   :30    EARLY NEWS          LCD-05          $600.00

 2 ANNOUNCEMENTS             TOTAL GROSS                    $840.00
                             AGENCY COMMISSION              $126.00
                             NET DUE                        $714.00
`),
      ).map(([, net]) => net),
    ).toEqual(['240.00', '600.00']);
  });

  it('names the tax of each line by its kind', () => {
    expect(
      linesOf(
        read(`
ACTIVITY        DESCRIPTION          TAX        QTY       RATE      AMOUNT
Annual licence  Traceability suite   HST NS       1   1,500.00    1,500.00
Training        Remote session       HST NS       2     175.00      350.00
                                     SUBTOTAL                     1,850.00
                                     HST (NS) @ 13%                 240.50
                                     TOTAL                        2,090.50
`),
      ),
    ).toEqual([
      ['1', '1500.00'],
      ['2', '350.00'],
    ]);
  });

  it('counts what is no box of a form', () => {
    const items = ['10', '12', '15', '18', '20'].map(
      (count) => `${count} delivery charges    2.00    ${2 * Number(count)}.00`,
    );
    expect(
      read(`Description           Price    Amount\n${items.join('\n')}\n`).lines.map(({ designation }) => designation),
    ).toContain('10 delivery charges');
  });

  it('ends its lines where a table of taxes begins under the column of theirs', () => {
    const page = recognised(`
Pos  Beschreibung         Nettopreis    Menge     USt.    Betrag
1    Zitronensäure 100ml        1,00    5 Stk     19 %      5,00
2    Gelierzucker Extra         1,45    2 Stk      7 %      2,90

Zu- und Abschläge:
Art                      Basisbetrag    Basismenge   Steuer     Betrag
Abschlag  Rechnungsrabatt  -2   5,00        19     USt (S)        0,10
Abschlag  Rechnungsrabatt       5,00        19     USt (S)        0,05
`);
    expect(linesOf(understand([page]))).toEqual([
      ['5', '5.00'],
      ['2', '2.90'],
    ]);
  });

  it.each([
    ['Qty Ord   Qty Ship', '  5          3', '  12          6'],
    ['Ordered   Shipped ', '  5          3', '  12          6'],
    ['Qty       Weight kg', '  2          3.00', '  1          6.00'],
  ])('counts what was invoiced, of %s', (heads, first, second) => {
    expect(
      linesOf(
        read(`
${heads.padEnd(24)} Description          Unit Price    Extension
${first.padEnd(24)} Card covers               61.00       183.00
${second.padEnd(24)} Ring binders               8.00        48.00
                                                   Total             231.00
`),
      ),
    ).toEqual([
      ['3', '183.00'],
      ['6', '48.00'],
    ]);
  });

  it('keeps its count where a reduction makes the total less', () => {
    expect(
      linesOf(
        read(`
Qty   Description          Kg    Unit Price    Discount    Amount
  4   Smoked salmon         3        100.00      100.00    300.00
  2   Cod                   5         80.00        0.00    160.00
`),
      ).map(([count]) => count),
    ).toEqual(['4', '2']);
  });

  it('has a price by weight', () => {
    expect(
      linesOf(
        read(`
Qty   Description          Kg    Price/kg    Amount
  4   Cod fillets         48.50      9.20    446.20
  1   Smoked salmon        5.25     21.00    110.25
`),
      ).map(([count]) => count),
    ).toEqual(['48.5', '5.25']);
  });

  it.each(['TAXABLE', 'Non-taxable', 'Goods zero-rated'])('has no line for how much bears a tax: %s', (row) => {
    expect(
      linesOf(
        read(`
QTY   SIZE    DESCRIPTION                 EACH      TOTAL
 12   3 GAL   Hydrangea Limelight        14.50     174.00
  6   7 GAL   Acer rubrum                38.00     228.00

                                    ${row.padEnd(16)}402.00
                                    TAX 8.25%        33.17
                                    TOTAL           435.17
`),
      ).map(([, net]) => net),
    ).toEqual(['174.00', '228.00']);
  });
});
